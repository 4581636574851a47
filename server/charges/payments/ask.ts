import type { Transaction } from 'kysely';
import type Stripe from 'stripe';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { forgetAct } from './attempts';
import { returnFeeQuietly } from './fees';
import { lockPayableCharge, type Paying, type PaymentChange, type PaymentState } from './ground';
import { intentOf } from './intents';
import { cardLabelOf, newsOf, owedFor } from './news';
import { queueAgain } from './pass';
import { noteWithdrawn, recoverQuietly } from './recovery';
import { renewalAct } from './renewal-act';
import { idOf, isRefused, reach, StripeRefused, StripeUnreachable } from './stripe';

/**
 * Runs first in the transaction that applies Stripe's answer; false if the answer was applied
 * before.
 */
export type Beside = (trx: Transaction<Database>) => Promise<boolean>;

/**
 * Why a PaymentIntent closes, as a reason of Stripe. `switched`: another act or way of paying
 * follows, so the charge stays even if its plan ended.
 */
const CLOSINGS = { abandoned: 'abandoned', switched: 'requested_by_customer' } as const;
type Closing = keyof typeof CLOSINGS;

/**
 * Another answer was applied while Stripe was asked. This one may be older, so it is discarded. A
 * dispute can be lost, appealed and won, and the order of its statuses does not show the later one.
 */
class NewsStale extends Error {}
/** Each try fails only because another answer succeeded. */
const TRIES = 8;

/**
 * The only way in which a payment learns its outcome: reads it from Stripe and applies it. The
 * event, payer or job that caused the call is only a hint.
 * @returns false if Stripe did not show its disputes or refunds, which are read later
 * @throws 502 `stripe_unreachable` without an answer
 */
export async function askAndApply(
  paying: Paying,
  payment: PaymentState,
  beside?: Beside,
): Promise<boolean> {
  let known: PaymentState | undefined = payment;
  for (let tried = 1; known; tried += 1) {
    try {
      return await askOnce(paying, known, beside);
    } catch (error) {
      if (!(error instanceof NewsStale) || tried === TRIES) throw error;
      known = await readAgain(paying, known);
    }
  }
  // The charge was erased meanwhile with an account.
  await inTransaction(paying.db, async (trx) => {
    await beside?.(trx);
  });
  return true;
}

async function askOnce(paying: Paying, payment: PaymentState, beside?: Beside): Promise<boolean> {
  const intent = await intentOf(paying, payment);
  if (intent) return applyOnce(paying, payment, intent, beside);
  await inTransaction(paying.db, async (trx) => {
    if (beside && !(await beside(trx))) return;
    if (payment.state === 'started') await paying.ledger.leave(trx, payment);
  });
  return true;
}

async function readAgain(
  { db }: Paying,
  { id, provider_id }: PaymentState,
): Promise<PaymentState | undefined> {
  const row = await db
    .selectFrom('charge_payment')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, provider_id: row.provider_id ?? provider_id };
}

/**
 * Applies a PaymentIntent that was just read with its `latest_charge` expanded.
 * @param payment as it was before Stripe was asked
 */
export async function applyIntent(
  paying: Paying,
  payment: PaymentState,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  try {
    await applyOnce(paying, payment, intent);
  } catch (error) {
    if (!(error instanceof NewsStale)) throw error;
    await askAndApply(paying, { ...payment, provider_id: intent.id });
  }
}

async function applyOnce(
  paying: Paying,
  payment: PaymentState,
  intent: Stripe.PaymentIntent,
  beside?: Beside,
): Promise<boolean> {
  const isPaid = intent.status === 'succeeded';
  const [disputes, refunds] = isPaid
    ? await Promise.all([heard(disputesOf(paying, intent)), heard(refundsOf(paying, intent))])
    : [{ data: [] }, { data: [] }];
  const { dispute, contested, lost, refunded, bounced, ...rest } = newsOf(
    intent,
    disputes.data,
    refunds.data,
  );
  const news = {
    ...rest,
    ...(!('error' in disputes) && { dispute, contested, lost }),
    ...(!('error' in refunds) && { refunded, bounced }),
  };
  const isWhole = !('error' in disputes || 'error' in refunds);
  await inTransaction(paying.db, async (trx) => {
    if (beside && !(await beside(trx))) return;
    await take(paying, trx, payment, intent, news);
    if (isWhole) await noteWithdrawn(paying, trx, payment.id, owedFor(disputes.data, refunds.data));
    else await queueAgain(trx, intent.id, paying.now());
  });
  // Stripe may have made an intent after its payment was left.
  const isLeft = payment.state === 'withdrawn' && news.said === 'unpaid';
  if (news.said === 'failed' || isLeft) await closeQuietly(paying, intent);
  if (!isPaid) return true;
  await closeBlocked(paying, payment.charge_id);
  await recoverQuietly(paying, payment.id);
  if (!('error' in refunds)) await returnFeeQuietly(paying, payment.id, intent, refunds.data);
  return isWhole;
}

type Heard<T> =
  | { readonly data: readonly T[] }
  | { readonly data: readonly []; readonly error: unknown };

/** A list of Stripe, or why it was not shown. */
async function heard<T>(list: Promise<readonly T[]>): Promise<Heard<T>> {
  try {
    return { data: await list };
  } catch (error) {
    if (error instanceof StripeUnreachable || error instanceof StripeRefused)
      return { data: [], error };
    throw error;
  }
}

async function take(
  { ledger, now }: Paying,
  trx: Transaction<Database>,
  payment: PaymentState,
  intent: Stripe.PaymentIntent,
  news: PaymentChange,
): Promise<void> {
  const charge = await lockPayableCharge(trx, payment.charge_id, now());
  const was = await trx
    .selectFrom('charge_payment')
    .selectAll()
    .where('id', '=', payment.id)
    .executeTakeFirst();
  // The charge was erased meanwhile with an account.
  if (!charge || !was) return;
  if (was.answers !== payment.answers) throw new NewsStale();
  if (was.provider_id === null) await ledger.name(trx, was.id, intent.id);
  // The reason is stored at Stripe, so an event that comes before this server's own answer has it.
  const keeping = { keepsCharge: intent.cancellation_reason === CLOSINGS.switched };
  if (news.said === 'failed' && news.reason === 'left' && was.state === 'started') {
    await ledger.leave(trx, was, keeping);
    return;
  }
  // A finished payment keeps its first reason: closing it at Stripe later adds none.
  const over = was.state !== 'started' && was.state !== 'pending';
  const reason = over && news.said === 'failed' ? was.reason : news.reason;
  await ledger.apply(trx, was, { ...news, reason }, keeping);
  const card = intent.setup_future_usage === 'off_session' ? idOf(intent.payment_method) : null;
  // A card is stored only at the change to settled: a repeated event must not restore a removed
  // card.
  if (news.said !== 'settled' || was.state === 'settled' || card === null) return;
  await trx
    .updateTable('plan_subscription')
    .set({
      card_id: card,
      card_label: cardLabelOf(intent) ?? '',
      updated_at: now(),
      // A discount that ends was shown with the price after it.
      card_most:
        charge.discount_left === null ? charge.centavos - charge.discount : charge.centavos,
    })
    .where('id', '=', charge.subscription_id ?? '')
    .where('student_id', '=', charge.student_id ?? '')
    .where('ended_at', 'is', null)
    .execute();
}

/** All disputes: a prevented one, or an inquiry, need not show on the charge itself. */
async function disputesOf({ stripe }: Paying, intent: Stripe.PaymentIntent) {
  return (await reach(stripe.disputes.list({ payment_intent: intent.id, limit: 100 }))).data;
}

/** All refunds, including failed ones, which the charge itself does not list. */
async function refundsOf({ stripe }: Paying, intent: Stripe.PaymentIntent) {
  return (await reach(stripe.refunds.list({ payment_intent: intent.id, limit: 100 }))).data;
}

/** A finished payment must not be paid at Stripe later. The job retries a failure. */
async function closeQuietly(paying: Paying, intent: Stripe.PaymentIntent): Promise<void> {
  if (intent.status === 'canceled') return;
  await closeIntent(paying, intent.id).catch((error: unknown) =>
    paying.log.warn({ err: error, intent: intent.id }, 'an intent that failed stays open'),
  );
}

/** Closes the forms of a charge that may not be paid now. The regular job retries a failure. */
async function closeBlocked(paying: Paying, charge: string): Promise<void> {
  for (const form of await paying.ledger.blocked(charge)) {
    await closeForm(paying, form).catch((error: unknown) =>
      paying.log.warn({ err: error, payment: form.id }, 'a form that may not be paid stays open'),
    );
  }
}

/**
 * Closes an open payment at Stripe, unless its payer has paid it or holds a code for it, which is
 * stored instead.
 */
export async function closeForm(paying: Paying, payment: PaymentState): Promise<void> {
  const { db, ledger } = paying;
  const isNamed = payment.provider_id !== null;
  const intent = await inTransaction(db, async (trx) => {
    // A saved card may not confirm it any more.
    await forgetAct(trx, renewalAct(payment.id));
    // A request that creates its intent at this moment finds it left, and cancels the intent.
    if (!isNamed) await ledger.leave(trx, payment);
    return payment.provider_id ?? (await intentIdOf(trx, payment));
  });
  if (intent === null) return;
  const named = { ...payment, provider_id: intent };
  if (isNamed) {
    await askAndApply(paying, named);
    if (!(await isStarted(paying, payment))) return;
  }
  await closeIntent(paying, intent);
  await askAndApply(paying, named);
}

/** The intent stored since a payment was read. Another request waits until `trx` ends. */
async function intentIdOf(trx: Transaction<Database>, { id }: PaymentState) {
  const row = await trx
    .selectFrom('charge_payment')
    .select('provider_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.provider_id ?? null;
}

/** Whether a payment is still open and unpaid. */
export async function isStarted({ db }: Paying, { id }: PaymentState): Promise<boolean> {
  const row = await db
    .selectFrom('charge_payment')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.state === 'started';
}

/**
 * Cancels a PaymentIntent; returns false if Stripe refused, because it is cancelled or paid
 * already.
 */
export async function closeIntent(
  { stripe }: Paying,
  intent: string,
  closing: Closing = 'abandoned',
): Promise<boolean> {
  try {
    const words = { cancellation_reason: CLOSINGS[closing] };
    await reach(stripe.paymentIntents.cancel(intent, words));
    return true;
  } catch (error) {
    // The intent is already cancelled or paid.
    if (isRefused(error)) return false;
    throw error;
  }
}
