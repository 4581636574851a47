import { randomBytes } from 'node:crypto';
import { type Form, listOf, textOf, textsOf } from './stripe-form';
import {
  type Account,
  type Charge,
  type Dispute,
  type Intent,
  invalid,
  missing,
  type PaymentError,
  type Refund,
  type StripeEvent,
  StripeRefusal,
} from './stripe-objects';

/** A card's answer: it pays, or refuses with a code of Stripe. */
export type CardAnswer = 'ok' | 'processing' | { code: string; decline_code?: string };

/** Stripe's data, and the events there. `now` in epoch ms. */
export function createBooks(now: () => number) {
  const accounts = new Map<string, Account>();
  const intents = new Map<string, Intent>();
  const charges = new Map<string, Charge>();
  const refunds: Refund[] = [];
  const disputes: Dispute[] = [];
  const customers = new Set<string>();
  const cards = new Map<string, { customer: string; answer: CardAnswer }>();
  const events: StripeEvent[] = [];
  const seconds = () => Math.floor(now() / 1000);
  const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

  function tell(type: string, object: unknown, account?: string): void {
    events.push({
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: seconds(),
      livemode: false,
      type,
      ...(account && { account }),
      data: { object: structuredClone(object) },
    });
  }
  function intentOf(id: string): Intent {
    const found = intents.get(id);
    if (!found) throw missing(id);
    return found;
  }
  function chargeOf(intent: Intent): Charge {
    const found = charges.get(String(intent.latest_charge));
    if (!found) throw invalid('This PaymentIntent does not have a successful charge to refund.');
    return found;
  }
  function expect(intent: Intent, ...statuses: string[]): void {
    if (statuses.includes(intent.status)) return;
    const message = `This PaymentIntent has a status of ${intent.status}.`;
    throw invalid(message, 'payment_intent_unexpected_state');
  }
  const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

  function fail(intent: Intent, error: PaymentError): void {
    Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error });
    Object.assign(intent, { next_action: null, payment_method: null });
    tell('payment_intent.payment_failed', intent);
  }
  function settle(intent: Intent): void {
    const [type = 'card'] = intent.allowed_payment_method_types;
    const charge: Charge = {
      id: newId('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_refunded: 0,
      application_fee_amount: intent.application_fee_amount,
      disputed: false,
      livemode: false,
      paid: true,
      payment_intent: intent.id,
      refunded: false,
      payment_method: intent.payment_method,
      status: 'succeeded',
      payment_method_details: {
        type,
        ...(type === 'card' && { card: { brand: 'visa', last4: '4242' } }),
      },
    };
    charges.set(charge.id, charge);
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
    Object.assign(intent, {
      latest_charge: charge.id,
      next_action: null,
      last_payment_error: null,
    });
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
    fail(intent, error);
    throw new StripeRefusal(402, { ...error, payment_intent: structuredClone(intent) });
  }

  return {
    accounts,
    intents,
    charges,
    refunds,
    disputes,
    customers,
    cards,
    events,
    tell,
    intentOf,
    chargeOf,
    settle,
    fail,
    confirm,
    newId,

    makeAccount(form: Form): Account {
      const asked = form.capabilities;
      const account: Account = {
        id: newId('acct'),
        object: 'account',
        type: textOf(form, 'type') ?? '',
        country: textOf(form, 'country') ?? '',
        email: textOf(form, 'email') ?? '',
        charges_enabled: false,
        details_submitted: false,
        payouts_enabled: false,
        capabilities: Object.fromEntries(
          Object.keys(typeof asked === 'object' ? asked : {}).map((name) => [name, 'inactive']),
        ),
        metadata: textsOf(form, 'metadata'),
      };
      accounts.set(account.id, account);
      return account;
    },

    makeIntent(form: Form): Intent {
      const amount = Number(textOf(form, 'amount'));
      const fee = textOf(form, 'application_fee_amount');
      const destination = textOf(form, 'transfer_data', 'destination');
      const customer = textOf(form, 'customer') ?? '';
      if (!Number.isInteger(amount) || amount < 50)
        throw invalid('Amount must be at least R$0.50.');
      if (fee !== undefined && Number(fee) > amount) throw invalid('The fee exceeds the amount.');
      if (destination !== undefined && !accounts.get(destination)?.charges_enabled) {
        throw missing(destination);
      }
      if (!customers.has(customer)) throw missing(customer, 'customer');
      const id = newId('pi');
      const types = listOf(form, 'allowed_payment_method_types');
      const intent: Intent = {
        id,
        object: 'payment_intent',
        amount,
        amount_received: 0,
        allowed_payment_method_types: types,
        payment_method_types: types,
        application_fee_amount: fee === undefined ? null : Number(fee),
        canceled_at: null,
        cancellation_reason: null,
        client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
        created: seconds(),
        currency: textOf(form, 'currency') ?? '',
        customer,
        last_payment_error: null,
        latest_charge: null,
        livemode: false,
        metadata: textsOf(form, 'metadata'),
        next_action: null,
        on_behalf_of: textOf(form, 'on_behalf_of') ?? null,
        payment_method: null,
        setup_future_usage: null,
        status: 'requires_payment_method',
        transfer_data: destination === undefined ? null : { destination },
      };
      intents.set(id, intent);
      tell('payment_intent.created', intent);
      return intent;
    },

    changeIntent(intent: Intent, form: Form): Intent {
      expect(intent, ...OPEN);
      const types = listOf(form, 'allowed_payment_method_types');
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

    cancelIntent(intent: Intent, reason: string): Intent {
      expect(intent, ...OPEN);
      Object.assign(intent, { status: 'canceled', canceled_at: seconds(), next_action: null });
      intent.cancellation_reason = reason;
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
      const asked = {
        reverse_transfer: textOf(form, 'reverse_transfer') === 'true',
        refund_application_fee: textOf(form, 'refund_application_fee') === 'true',
      };
      if (intent.allowed_payment_method_types.includes('boleto')) {
        throw invalid('This payment method does not support refunds.');
      }
      if (asked.refund_application_fee && intent.application_fee_amount === null) {
        const words = `Attempting to refund_application_fee on ${charge.id}, but it has no application fee`;
        throw invalid(words);
      }
      if (charge.amount_refunded + amount > charge.amount) {
        throw invalid('Charge has already been refunded.', 'charge_already_refunded');
      }
      charge.amount_refunded += amount;
      charge.refunded = charge.amount_refunded === charge.amount;
      const refund: Refund = {
        id: newId('re'),
        object: 'refund',
        amount,
        charge: charge.id,
        payment_intent: intent.id,
        status: 'succeeded',
        asked,
      };
      refunds.push(refund);
      tell('refund.created', refund);
      tell('charge.refunded', charge);
      return refund;
    },

    /** Simulates a refund that a bank returns: its money goes back to the balance. */
    failRefund(refund: Refund): void {
      const charge = charges.get(refund.charge);
      if (!charge || refund.status === 'failed') return;
      charge.amount_refunded -= refund.amount;
      charge.refunded = false;
      refund.status = 'failed';
      tell('refund.failed', refund);
      tell('charge.refund.updated', refund);
    },
  };
}
export type Books = ReturnType<typeof createBooks>;
