import { randomBytes } from 'node:crypto';
import { createFees, type FeeRefund } from './stripe-fees';
import { type Form, listOf, textOf, textsOf } from './stripe-form';
import {
  type Account,
  type Charge,
  type Customer,
  chargeOf as chargeFor,
  customerOf,
  type Dispute,
  disputeOf,
  type Intent,
  invalid,
  missing,
  NEW_INTENT,
  type PaymentError,
  type Refund,
  refundOf,
  type StripeEvent,
  StripeRefusal,
} from './stripe-objects';
import { chargeMoney, createTransfers, disputeMoney } from './stripe-transfers';

/** A card's answer: it pays, or refuses with a code of Stripe. */
export type CardAnswer = 'ok' | 'processing' | { code: string; decline_code?: string };

/** Stripe's data, and the events there, each passed to `heard`. `now` in epoch ms. */
export function createBooks(now: () => number, heard: (event: StripeEvent) => void) {
  const accounts = new Map<string, Account>();
  const intents = new Map<string, Intent>();
  const charges = new Map<string, Charge>();
  const refunds: Refund[] = [];
  const disputes: Dispute[] = [];
  /** By refund: whether it also reversed the transfer and returned the operator's fee. */
  const reversals = new Map<string, { transfer: boolean; fee: boolean }>();
  const customers = new Map<string, Customer>();
  /** Limits the refunds, in centavos; null allows all. `isSlow`: refunds wait at the bank. */
  const balance: { centavos: number | null; isSlow: boolean } = { centavos: null, isSlow: false };
  const cards = new Map<string, { customer: string; answer: CardAnswer }>();
  const events: StripeEvent[] = [];
  const seconds = () => Math.floor(now() / 1000);
  const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
  const transfers = createTransfers(newId, seconds);
  const fees = createFees(newId, seconds);

  function tell(type: string, object: unknown, account?: string): void {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: seconds(),
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
      ...(account && { account }),
      data: { object: structuredClone(object) },
    };
    events.push(event);
    heard(event);
  }
  function intentOf(id: string): Intent {
    const found = intents.get(id);
    if (!found) throw missing(id);
    return found;
  }
  /** Another professional's account, and one that ended, are out of the platform's reach. */
  function accountOf(id: string): Account {
    const found = accounts.get(id);
    if (found) return found;
    const message = `The provided key does not have access to account '${id}'.`;
    const error = { type: 'invalid_request_error', code: 'account_invalid', message };
    throw new StripeRefusal(403, error);
  }
  function chargeOf(intent: Intent): Charge {
    const found = charges.get(String(intent.latest_charge));
    if (found?.paid !== true) {
      throw invalid('This PaymentIntent does not have a successful charge to refund.');
    }
    return found;
  }
  /** The object behind an id that a request wants expanded. */
  function objectOf(id: string): unknown {
    const [kind] = id.split('_');
    if (kind === 'ch') return charges.get(id);
    if (kind === 'txn') {
      const charge = charges.get(id.replace('txn_', 'ch_'));
      if (charge) return chargeMoney(charge);
    }
    if (kind === 'acct') return accountOf(id);
    if (kind === 'pi') return intentOf(id);
    if (kind === 'cus') return customers.get(id) ?? { id, object: 'customer', deleted: true };
    throw new Error(`nothing to expand for ${id}`);
  }
  function expect(intent: Intent, ...statuses: string[]): void {
    if (statuses.includes(intent.status)) return;
    const message = `This PaymentIntent has a status of ${intent.status}.`;
    throw invalid(message, 'payment_intent_unexpected_state');
  }
  const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

  /** Stripe makes no payment whose money it could not transfer. */
  function expectTransfers(destination: string): void {
    const account = accounts.get(destination);
    if (!account?.charges_enabled) throw missing(destination);
    if (account.capabilities.transfers === 'active') return;
    const message =
      'Your destination account needs to have at least one of the following capabilities enabled: transfers';
    throw invalid(message, 'insufficient_capabilities_for_transfer');
  }
  /** An intent on behalf of an account takes only the types that are open to this account. */
  function expectCapable({ on_behalf_of: id }: Intent, type: string): void {
    const account = id === null ? undefined : accounts.get(id);
    if (!account || account.capabilities[`${type}_payments`] === 'active') return;
    const message = `The payment method type "${type}" is invalid. Please ensure the provided type is activated.`;
    throw invalid(message, 'payment_intent_invalid_parameter', 'allowed_payment_method_types');
  }

  function chargeTo(intent: Intent, error?: PaymentError): Charge {
    const charge = chargeFor(newId('ch'), seconds(), intent, error);
    charges.set(charge.id, charge);
    intent.latest_charge = charge.id;
    tell(error ? 'charge.failed' : 'charge.succeeded', charge);
    return charge;
  }
  function fail(intent: Intent, error: PaymentError): void {
    Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error });
    Object.assign(intent, { next_action: null, payment_method: null });
    tell('payment_intent.payment_failed', intent);
  }
  function settle(intent: Intent): void {
    const charge = chargeTo(intent);
    const destination = intent.transfer_data?.destination;
    if (destination !== undefined) {
      const source_transaction = charge.id;
      charge.transfer = transfers.make(intent.amount, String(destination), {
        source_transaction,
      }).id;
      const { application_fee_amount: fee } = intent;
      if (fee !== null) charge.application_fee = fees.make(charge, fee, String(destination)).id;
    }
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
    Object.assign(intent, { next_action: null, last_payment_error: null });
    tell('payment_intent.succeeded', intent);
  }
  /** A confirmation with a card. */
  function confirm(intent: Intent, card: string): void {
    expect(intent, ...OPEN);
    const known = cards.get(card);
    const answer = known?.answer ?? 'ok';
    intent.payment_method = card;
    if (answer === 'ok') {
      if (intent.setup_future_usage === 'off_session' && intent.customer !== null) {
        cards.set(card, { customer: intent.customer, answer });
      }
      settle(intent);
      return;
    }
    if (answer === 'processing') {
      intent.status = 'processing';
      tell('payment_intent.processing', intent);
      return;
    }
    const error = { type: 'card_error', message: 'Your card was declined.', ...answer } as const;
    chargeTo(intent, error);
    fail(intent, error);
    throw new StripeRefusal(402, { ...error, payment_intent: structuredClone(intent) });
  }

  function refundFee(
    id: string,
    amount?: number,
    metadata: Record<string, string> = {},
  ): FeeRefund {
    const refund = fees.refund(id, amount, metadata);
    tell('application_fee.refunded', fees.feeOf(id));
    return refund;
  }
  function withdraw(dispute: Dispute, amount: number): void {
    const money = disputeMoney(newId('txn'), seconds(), dispute, amount);
    dispute.balance_transactions.push(money);
  }

  return {
    transfers,
    fees,
    accounts,
    intents,
    charges,
    refunds,
    reversals,
    balance,
    disputes,
    customers,
    cards,
    events,
    tell,
    seconds,
    /** Stripe keeps events for 30 days. */
    eventsSince: () => seconds() - 30 * 86_400,
    objectOf,
    accountOf,
    intentOf,
    chargeOf,
    settle,
    fail,
    confirm,
    newId,
    refundFee,
    withdraw,

    makeAccount(form: Form): Account {
      const asked = form.capabilities;
      const account: Account = {
        id: newId('acct'),
        object: 'account',
        type: 'express',
        country: textOf(form, 'country') ?? '',
        email: textOf(form, 'email') ?? '',
        created: seconds(),
        charges_enabled: false,
        details_submitted: false,
        payouts_enabled: false,
        capabilities: Object.fromEntries(
          Object.keys(typeof asked === 'object' ? asked : {}).map((name) => [name, 'inactive']),
        ),
        metadata: textsOf(form, 'metadata'),
        controller: {
          type: 'application',
          is_controller: true,
          fees: { payer: textOf(form, 'controller', 'fees', 'payer') ?? 'account' },
          losses: { payments: textOf(form, 'controller', 'losses', 'payments') ?? 'stripe' },
          requirement_collection: textOf(form, 'controller', 'requirement_collection') ?? 'stripe',
          stripe_dashboard: {
            type: textOf(form, 'controller', 'stripe_dashboard', 'type') ?? 'full',
          },
        },
      };
      accounts.set(account.id, account);
      return account;
    },

    makeCustomer(metadata: Record<string, string>): Customer {
      const customer = customerOf(newId('cus'), seconds(), metadata);
      customers.set(customer.id, customer);
      return customer;
    },

    makeIntent(form: Form): Intent {
      const amount = Number(textOf(form, 'amount'));
      const fee = textOf(form, 'application_fee_amount');
      const destination = textOf(form, 'transfer_data', 'destination');
      const customer = textOf(form, 'customer') ?? null;
      if (!Number.isInteger(amount) || amount < 50)
        throw invalid('Amount must be at least R$0.50.');
      if (fee !== undefined && Number(fee) > amount) throw invalid('The fee exceeds the amount.');
      if (destination !== undefined) expectTransfers(destination);
      if (customer !== null && !customers.has(customer)) throw missing(customer, 'customer');
      const id = newId('pi');
      const types = listOf(form, 'allowed_payment_method_types');
      const days = textOf(form, 'payment_method_options', 'boleto', 'expires_after_days');
      const intent: Intent = {
        ...NEW_INTENT,
        payment_method_options:
          days === undefined ? null : { boleto: { expires_after_days: Number(days) } },
        id,
        amount,
        allowed_payment_method_types: types,
        payment_method_types: types,
        application_fee_amount: fee === undefined ? null : Number(fee),
        client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
        created: seconds(),
        currency: textOf(form, 'currency') ?? '',
        customer,
        metadata: textsOf(form, 'metadata'),
        on_behalf_of: textOf(form, 'on_behalf_of') ?? null,
        transfer_data: destination === undefined ? null : { destination },
      };
      for (const type of types) expectCapable(intent, type);
      intents.set(id, intent);
      tell('payment_intent.created', intent);
      return intent;
    },

    changeIntent(intent: Intent, form: Form): Intent {
      expect(intent, ...OPEN);
      const types = listOf(form, 'allowed_payment_method_types');
      for (const type of types) expectCapable(intent, type);
      if (types.includes('boleto') && intent.amount < 500)
        throw invalid('Boleto: at least R$5.00.');
      const other = types.length > 0 && types.join() !== intent.allowed_payment_method_types.join();
      if (other && intent.status === 'requires_action') expect(intent);
      if (types.length > 0) {
        Object.assign(intent, { allowed_payment_method_types: types, payment_method_types: types });
      }
      const usage = textOf(form, 'setup_future_usage');
      if (usage !== undefined) intent.setup_future_usage = usage === '' ? null : usage;
      for (const [name, value] of Object.entries(textsOf(form, 'metadata'))) {
        if (value === '') delete intent.metadata[name];
        else intent.metadata[name] = value;
      }
      intent.last_payment_error = null;
      return intent;
    },

    cancelIntent(intent: Intent, reason: string | null): Intent {
      expect(intent, ...OPEN);
      Object.assign(intent, { status: 'canceled', canceled_at: seconds(), next_action: null });
      Object.assign(intent, { cancellation_reason: reason });
      tell('payment_intent.canceled', intent);
      return intent;
    },

    /** Deletes a customer in Stripe's dashboard, with their cards. */
    dropCustomer(customer: string): void {
      if (!customers.delete(customer)) throw missing(customer);
      for (const [id, card] of cards) if (card.customer === customer) cards.delete(id);
    },

    makeRefund(form: Form): Refund {
      const intent = intentOf(textOf(form, 'payment_intent') ?? '');
      const charge = chargeOf(intent);
      const amount = Number(textOf(form, 'amount') ?? charge.amount - charge.amount_refunded);
      const transfer = textOf(form, 'reverse_transfer') === 'true';
      const fee = textOf(form, 'refund_application_fee') === 'true';
      if (intent.allowed_payment_method_types.includes('boleto')) {
        throw invalid('This payment method does not support refunds.');
      }
      if (fee && intent.application_fee_amount === null) {
        const words = `Attempting to refund_application_fee on ${charge.id}, but it has no application fee`;
        throw invalid(words);
      }
      if (charge.amount_refunded + amount > charge.amount) {
        throw invalid('Charge has already been refunded.', 'charge_already_refunded');
      }
      if (balance.centavos !== null && amount > balance.centavos) {
        throw invalid('Insufficient funds in your Stripe balance.', 'balance_insufficient');
      }
      if (balance.centavos !== null) balance.centavos -= amount;
      if (transfer && transfers.restOf(String(charge.transfer)) < amount) {
        throw invalid(`The transfer ${charge.transfer} is already fully reversed.`);
      }
      if (fee) {
        const id = String(charge.application_fee);
        refundFee(id, fees.partOf(id, amount, charge));
      }
      charge.amount_refunded += amount;
      charge.refunded = charge.amount_refunded === charge.amount;
      const refund = refundOf(newId('re'), seconds(), charge, amount);
      refund.metadata = textsOf(form, 'metadata');
      if (balance.isSlow) refund.status = 'pending';
      reversals.set(refund.id, { transfer, fee });
      if (transfer) {
        refund.transfer_reversal = transfers.reverse(String(charge.transfer), amount, refund).id;
      }
      refunds.push(refund);
      tell('refund.created', refund);
      tell('refund.updated', refund);
      tell('charge.refunded', charge);
      return refund;
    },

    /**
     * Ends a refund at the bank. The money of one that failed or was canceled goes back to the
     * balance, also after it had arrived.
     */
    endRefund(refund: Refund, status: 'succeeded' | 'failed' | 'canceled'): void {
      const charge = charges.get(refund.charge);
      if (!charge || refund.status === 'failed' || refund.status === 'canceled') return;
      refund.status = status;
      if (status !== 'succeeded') {
        charge.amount_refunded -= refund.amount;
        charge.refunded = false;
      }
      tell(status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
      tell('charge.refund.updated', refund);
    },

    /** The payer's bank disputes a charge, wholly or in part; a `warning_` status is an inquiry. */
    openDispute(
      intent: Intent,
      { amount, status }: { amount?: number; status?: Dispute['status'] } = {},
    ): Dispute {
      const charge = chargeOf(intent);
      charge.disputed = true;
      const dispute = disputeOf(newId('dp'), seconds(), charge, amount ?? charge.amount);
      if (status !== undefined) dispute.status = status;
      disputes.push(dispute);
      if (!isInquiry(dispute)) withdraw(dispute, -dispute.amount);
      if (!isInquiry(dispute)) tell('charge.dispute.funds_withdrawn', dispute);
      tell('charge.dispute.created', dispute);
      return dispute;
    },

    /** Moves a dispute to a status of Stripe, with the events of that change. */
    moveDispute(dispute: Dispute, status: Dispute['status']): void {
      const isTaken = dispute.balance_transactions.length === 1;
      if (status === 'won' && isTaken) withdraw(dispute, dispute.amount);
      if (['needs_response', 'lost'].includes(status) && !isTaken)
        withdraw(dispute, -dispute.amount);
      dispute.status = status;
      const over = ['won', 'lost', 'warning_closed', 'prevented'].includes(status);
      if (status === 'won') tell('charge.dispute.funds_reinstated', dispute);
      tell(over ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute);
    },
  };
}

function isInquiry({ status }: Dispute): boolean {
  return status.startsWith('warning_') || status === 'prevented';
}

export type Books = ReturnType<typeof createBooks>;
