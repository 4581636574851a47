import type Stripe from 'stripe';
import { STRIPE_METHODS, type StripeMethod } from '#domain/charges/charge';
import { inTransaction } from '../../db/transaction';
import { usableAccount } from './accounts';
import { attempt, createdSince, findListed, isNoted } from './attempts';
import { customerOf, replaceCustomer } from './customers';
import type { PayableCharge, Paying, PaymentState } from './ground';
import { refusalOfStripe } from './refusals';
import { RENEWAL, renewalAct } from './renewal-act';
import { hasCode, isMissing, reach } from './stripe';

/** The balance transaction has the instant at which the money arrived. */
export const EXPAND = ['latest_charge.balance_transaction', 'customer'];
const TYPES: Readonly<Record<StripeMethod, 'card' | 'boleto' | 'pix'>> = {
  card: 'card',
  boleto: 'boleto',
  'pix-stripe': 'pix',
};
const BOLETO_DAYS = 3;
const PIX_SECONDS = 3600;

/** The operator's fee for a payment, in whole centavos; always less than the payment. */
export function feeOf(centavos: number, basisPoints: number): number {
  return Math.min(centavos - 1, Math.floor((centavos * basisPoints) / 10_000));
}

/**
 * The PaymentIntent of a payment. After a lost answer the request is repeated with the key of the
 * first try (payment id and payer), so that no second intent exists. Null if Stripe's intent cannot
 * be found or created.
 * @param method the one that is open to the account; Stripe makes no intent of a closed one
 */
export async function intentOf(
  paying: Paying,
  payment: PaymentState,
  method = payment.method,
): Promise<Stripe.PaymentIntent | null> {
  const { stripe, db, ledger } = paying;
  if (payment.provider_id !== null) {
    return reach(stripe.paymentIntents.retrieve(payment.provider_id, { expand: EXPAND }));
  }
  const charge = await chargeOf(paying, payment);
  // A payment that is over gets no new intent, because no job would close it.
  const isOpen = payment.state === 'started';
  const made = isOpen ? await createIntent(paying, { ...payment, method }, charge) : null;
  const intent = made ?? (await lostIntent(paying, payment, charge));
  if (intent) await inTransaction(db, (trx) => ledger.name(trx, payment.id, intent.id));
  return intent;
}

/** Finds the intent of a payment among those of its customer, when its key no longer works. */
export async function lostIntent(
  { db, stripe }: Paying,
  payment: PaymentState,
  charge: PayableCharge,
): Promise<Stripe.PaymentIntent | null> {
  const known = await db
    .selectFrom('stripe_customer')
    .select('customer')
    .where('person_id', '=', charge.student_id ?? '')
    .executeTakeFirst();
  if (!known) return null;
  const list = { customer: known.customer, ...createdSince(payment.created_at) };
  return findListed(
    stripe.paymentIntents.list({ ...list, expand: ['data.latest_charge.balance_transaction'] }),
    ({ metadata }) => metadata.payment === payment.id,
  );
}

/**
 * The payment of an intent. Stripe's id or the whole payment may have been lost here, so the ids in
 * the metadata count as well. Undefined for an intent that is not ours, or that Stripe does not know.
 */
export async function paymentWith(
  paying: Paying,
  intent: string,
): Promise<PaymentState | undefined> {
  const { db, stripe } = paying;
  const payments = db.selectFrom('charge_payment').selectAll();
  const named = await payments.where('provider_id', '=', intent).executeTakeFirst();
  if (named) return named;
  try {
    const found = await reach(stripe.paymentIntents.retrieve(intent));
    const lost = await payments
      .where('id', '=', found.metadata.payment ?? '')
      .where('provider_id', 'is', null)
      .executeTakeFirst();
    if (lost) return { ...lost, provider_id: intent };
    return (await adoptIntent(paying, found)) ?? undefined;
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return undefined;
    throw error;
  }
}

/**
 * Records the payment of an intent if only Stripe knows it, as after the restore of a backup. Null
 * for an intent that is not ours or cancelled, and for one whose charge was erased.
 */
export async function adoptIntent(
  { db, ledger }: Paying,
  intent: Stripe.PaymentIntent,
): Promise<PaymentState | null> {
  const { charge, payment: id } = intent.metadata;
  if (charge === undefined || id === undefined || intent.status === 'canceled') return null;
  const [type] = intent.allowed_payment_method_types ?? [];
  const method = STRIPE_METHODS.find((known) => TYPES[known] === type) ?? 'card';
  const sum = { centavos: intent.amount, provider: intent.id, at: intent.created * 1000 };
  return inTransaction(db, (trx) => ledger.adopt(trx, { charge, id, method, ...sum }));
}

/** The charge of a payment. Throws `unknown_charge` if it was deleted. */
export async function chargeOf({ db }: Paying, payment: PaymentState): Promise<PayableCharge> {
  const { charge_id: id } = payment;
  const row = await db.selectFrom('charge').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw refusalOfStripe('unknown_charge');
  return row;
}

/**
 * Creates the intent from a payment's unchanging facts; `shapeIntent` adds the others. Null without
 * a payee or payer.
 */
async function createIntent(paying: Paying, payment: PaymentState, charge: PayableCharge) {
  const { student_id: student } = charge;
  const account = await usableAccount(paying, charge.coach_id);
  if (account === null || student === null) return null;
  const isRenewal = await isNoted(paying, renewalAct(payment.id));
  const sides = { charge, account, isRenewal };
  const customer = await customerOf(paying, student);
  try {
    return await createFor(paying, payment, { ...sides, customer });
  } catch (error) {
    if (!isMissing(error, 'customer')) throw error;
    const another = await replaceCustomer(paying, student, customer);
    return createFor(paying, payment, { ...sides, customer: another });
  }
}

/** Whether the payer of an intent was deleted at Stripe, which makes it unpayable. */
export function isOrphan({ customer }: Stripe.PaymentIntent): boolean {
  return typeof customer === 'object' && customer?.deleted === true;
}

interface Sides {
  readonly charge: PayableCharge;
  readonly account: string;
  readonly customer: string;
  readonly isRenewal: boolean;
}

function createFor(
  paying: Paying,
  payment: PaymentState,
  { charge, account, customer, isRenewal }: Sides,
): Promise<Stripe.PaymentIntent> {
  const { stripe, terms } = paying;
  const fee = feeOf(payment.centavos, terms.fee);
  const method = STRIPE_METHODS.find((known) => known === payment.method) ?? 'card';
  const words: Stripe.PaymentIntentCreateParams = {
    amount: payment.centavos,
    currency: 'brl',
    customer,
    ...wayOf(method),
    on_behalf_of: account,
    transfer_data: { destination: account },
    ...(fee > 0 && { application_fee_amount: fee }),
    metadata: { charge: charge.id, payment: payment.id, ...(isRenewal && { [RENEWAL]: '1' }) },
    expand: EXPAND,
  };
  return attempt(paying, {
    act: `${payment.id}-${customer}`,
    send: (idempotencyKey) => stripe.paymentIntents.create(words, { idempotencyKey }),
    find: () => lostIntent(paying, payment, charge),
  });
}

export interface Shape {
  readonly method: StripeMethod;
  /** The card will also pay later charges of the subscription. */
  readonly keepCard: boolean;
}

/** The parameters of a PaymentIntent that follow from its method. */
function wayOf(method: StripeMethod) {
  const types = { allowed_payment_method_types: [TYPES[method]] };
  if (method === 'boleto') {
    const boleto = { expires_after_days: BOLETO_DAYS };
    return { ...types, payment_method_options: { boleto } };
  }
  if (method === 'pix-stripe') {
    const pix = { expires_after_seconds: PIX_SECONDS };
    return { ...types, payment_method_options: { pix } };
  }
  return types;
}

/** Changes a PaymentIntent to the method that the payer chose. */
export async function shapeIntent(
  { stripe }: Paying,
  intent: Stripe.PaymentIntent,
  { method, keepCard }: Shape,
): Promise<Stripe.PaymentIntent> {
  const usage = keepCard ? 'off_session' : null;
  const same =
    intent.allowed_payment_method_types?.join() === TYPES[method] &&
    intent.setup_future_usage === usage;
  if (same) return intent;
  return reach(
    stripe.paymentIntents.update(intent.id, {
      ...wayOf(method),
      setup_future_usage: usage ?? '',
      expand: EXPAND,
    }),
  );
}
