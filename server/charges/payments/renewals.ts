import type { Kysely } from 'kysely';
import { isCallingHour } from '#domain/charges/calling-hours';
import { addDays, localDay } from '#domain/local-day';
import { isAtRest } from '../../access/suspension';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { HttpError } from '../../http/errors';
import { askAndApply, closeIntent } from './ask';
import { lockPayableCharge, type Paying, type PaymentState } from './ground';
import { intentOf, shapeIntent } from './intents';
import { isPayable } from './payments';
import { isDeclined, isMissing, isRefused, reach, StripeUnreachable } from './stripe';

/**
 * Days after the due day in which a card is still charged, for a server that was down; older
 * charges are paid by hand.
 */
const LATE_DAYS = 3;

interface Due {
  readonly charge: string;
  readonly student: string;
  readonly coach: string;
  readonly card: string;
}

/**
 * Pays the charges of subscriptions with a saved card on their due day, in the order of days. Each
 * charge gets one try. After a refusal it stays open, with a notice like any failed payment.
 */
export async function payRenewals(paying: Paying): Promise<void> {
  for (const due of await dueOf(paying, paying.db)) {
    try {
      const resting = await isAtRest(paying.db, due.student);
      if (!resting && (await isPayable(paying, due.coach))) await payByCard(paying, due);
    } catch (error) {
      if (error instanceof StripeUnreachable) throw error;
      paying.log.warn({ err: error, charge: due.charge }, 'a renewal could not be paid');
    }
  }
}

/** The charges to pay by card now; with `only`, that charge if it is among them. */
async function dueOf({ now }: Paying, db: Kysely<Database>, only?: string): Promise<Due[]> {
  const today = localDay(now(), 'UTC');
  const rows = await db
    .selectFrom('charge')
    .innerJoin('plan_subscription as plan', 'plan.id', 'charge.subscription_id')
    .select(['charge.id', 'charge.zone', 'charge.due_day', 'plan.student_id', 'plan.coach_id'])
    .select('plan.card_id')
    .$if(only !== undefined, (query) => query.where('charge.id', '=', only ?? ''))
    .where('plan.card_id', 'is not', null)
    .where('plan.ended_at', 'is', null)
    .where('plan.paused_at', 'is', null)
    .where('charge.cancelled_at', 'is', null)
    .whereRef('charge.student_id', '=', 'plan.student_id')
    // A card pays at most the sum that its owner allowed; a higher charge is paid by hand.
    .where(({ eb, ref }) =>
      eb(eb(ref('charge.centavos'), '-', ref('charge.discount')), '<=', ref('plan.card_most')),
    )
    // Days are local in the charge's zone, which may be ahead of or behind UTC.
    .where('charge.due_day', '<=', addDays(today, 1))
    .where('charge.due_day', '>=', addDays(today, -LATE_DAYS - 1))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('charge_payment')
            .select('charge_payment.id')
            .whereRef('charge_payment.charge_id', '=', 'charge.id')
            .where('state', 'in', ['claimed', 'started', 'pending', 'settled', 'failed']),
        ),
      ),
    )
    .orderBy('charge.due_day')
    // The query has no limit, because unpayable charges must not block others.
    .execute();
  return rows.flatMap(({ id, zone, due_day, student_id, coach_id, card_id }) => {
    const day = localDay(now(), zone);
    const ripe = due_day <= day && due_day >= addDays(day, -LATE_DAYS);
    return ripe && isCallingHour(now(), zone) && card_id !== null
      ? [{ charge: id, student: student_id, coach: coach_id, card: card_id }]
      : [];
  });
}

async function payByCard(paying: Paying, due: Due): Promise<void> {
  const payment = await begin(paying, due);
  const intent = payment && (await intentOf(paying, payment));
  if (!intent) return;
  await shapeIntent(paying, intent, { method: 'card', keepCard: false, renewal: true });
  const confirm = paying.stripe.paymentIntents.confirm(
    intent.id,
    // Stripe requires a return address even without the payer's presence.
    { payment_method: due.card, off_session: true, return_url: `${paying.webUrl}/app/payments` },
    { idempotencyKey: `${payment.id}-confirm` },
  );
  const named = { ...payment, provider_id: intent.id };
  try {
    await reach(confirm);
  } catch (error) {
    // The bank's answer is in the intent, which is read next.
    if (!isDeclined(error) && !isRefused(error)) throw error;
    if (isRefused(error) && (await closeIntent(paying, intent.id))) {
      await failRenewal(paying, due, named, isMissing(error, 'payment_method'));
    }
  }
  await askAndApply(paying, named);
}

/**
 * Records a renewal that Stripe refused without the bank as a declined card, and removes a card
 * that no longer exists at Stripe.
 */
async function failRenewal(
  { db, ledger, now }: Paying,
  { card }: Due,
  payment: PaymentState,
  gone: boolean,
): Promise<void> {
  const nothing = { refunded: 0, bounced: 0, dispute: null, voucher: null };
  await inTransaction(db, async (trx) => {
    await ledger.apply(trx, payment, { said: 'failed', reason: 'card_declined', ...nothing });
    if (!gone) return;
    await trx
      .updateTable('plan_subscription')
      .set({ card_id: null, card_label: null, card_most: null, updated_at: now() })
      .where('card_id', '=', card)
      .execute();
  });
}

/** Starts the payment; null if it is paid otherwise, or the student or professional ended it. */
async function begin(paying: Paying, due: Due): Promise<PaymentState | null> {
  const { db, ledger, now } = paying;
  try {
    return await inTransaction(db, async (trx) => {
      if (!(await lockPayableCharge(trx, due.charge, now()))) return null;
      // Reads the charge again, because the payments before it took time.
      const [still] = await dueOf(paying, trx, due.charge);
      if (still?.card !== due.card) return null;
      const { charge: id, student } = due;
      return ledger.start(trx, { charge: id, student, method: 'card' });
    });
  } catch (error) {
    if (error instanceof HttpError && error.status === 409) return null;
    throw error;
  }
}
