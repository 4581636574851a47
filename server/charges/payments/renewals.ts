import type { Kysely, Transaction } from 'kysely';
import type Stripe from 'stripe';
import { isCallingHour } from '#domain/charges/calling-hours';
import { UNDISPUTED } from '#domain/charges/disputes';
import { addDays, localDay } from '#domain/local-day';
import { isAtRest } from '../../access/suspension';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { HttpError } from '../../http/errors';
import { readQuietly } from './accounts';
import { askAndApply, closeIntent } from './ask';
import { forgetAct, isNoted, noteAct, resumeAct } from './attempts';
import { lockPayableCharge, type Paying, type PaymentState } from './ground';
import { intentOf } from './intents';
import { findLostPayments } from './lost-payments';
import { newsOf } from './news';
import { passOver } from './pass';
import { takesCards } from './payments';
import { isRenewal, renewalAct, renewalActOfRow } from './renewal-act';
import { isDeclined, isMissing, isRefused } from './stripe';

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
 * Pays the charges of subscriptions with a saved card on their due day. Each charge gets one try.
 * After a refusal it stays open, with a notice like any failed payment.
 */
export async function payRenewals(paying: Paying): Promise<void> {
  const pay = async (due: Due): Promise<void> => {
    const resting = await isAtRest(paying.db, due.student);
    if (!resting && (await takesCards(paying, due.coach))) await payByCard(paying, due);
  };
  if ((await dueOf(paying, paying.db)).length === 0) return;
  // A restored backup may lack a payment, and no card may pay a charge twice.
  await findLostPayments(paying);
  await passOver(paying, await dueOf(paying, paying.db), pay, ({ charge }) => ({
    words: 'a renewal could not be paid',
    ids: { charge },
  }));
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
            .leftJoin('stripe_attempt', (join) => join.on('act', '=', renewalActOfRow))
            .select('charge_payment.id')
            .whereRef('charge_payment.charge_id', '=', 'charge.id')
            .where(({ eb, or, and }) =>
              or([
                eb('state', 'in', ['claimed', 'pending', 'settled', 'failed']),
                // A payment that this job began is resumed after a failure.
                and([eb('state', '=', 'started'), eb('act', 'is', null)]),
              ]),
            ),
        ),
      ),
    )
    // Each try writes the charge, so one without an answer moves behind all others.
    .orderBy('charge.updated_at')
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
  const named = { ...payment, provider_id: intent.id };
  // An earlier try was paid or refused, and this server did not hear it.
  if (newsOf(intent).said !== 'unpaid' || intent.last_payment_error) {
    await askAndApply(paying, named);
    return;
  }
  // The intent of a payer's form is left alone.
  if (!isRenewal(intent)) return;
  const act = renewalAct(payment.id);
  // Those calls take time, in which the payer or the professional may have acted.
  if (!(await isAgreed(paying, due, act))) {
    await closeIntent(paying, intent.id);
    await askAndApply(paying, named);
    return;
  }
  const { paymentIntents } = paying.stripe;
  try {
    await resumeAct<Stripe.PaymentIntent>(paying, {
      act,
      send: (idempotencyKey) =>
        paymentIntents.confirm(
          intent.id,
          // Stripe requires a return address even without the payer's presence.
          {
            payment_method: due.card,
            off_session: true,
            return_url: `${paying.webUrl}/app/payments`,
          },
          { idempotencyKey },
        ),
      // The intent was just read: it is neither paid nor refused.
      find: () => Promise.resolve(null),
    });
  } catch (error) {
    // The bank's answer is in the intent, which is read next.
    if (!isDeclined(error) && !isRefused(error)) throw error;
    // The event of a closed capability may be lost.
    if (isRefused(error)) await readQuietly(paying, due.coach);
    const isOpen = isRefused(error) && (await closeIntent(paying, intent.id));
    // A card that its owner removed at this moment did not fail.
    if (isOpen && (await isAgreed(paying, due, act))) {
      await failRenewal(paying, due, named, isMissing(error, 'payment_method'));
    }
  }
  await askAndApply(paying, named);
}

/**
 * Whether the card may still pay. Its owner did not remove it or open a form. The charge was not
 * cancelled, and its subscription goes on.
 */
async function isAgreed(paying: Paying, { charge }: Due, act: string): Promise<boolean> {
  if (!(await isNoted(paying, act))) return false;
  const row = await paying.db
    .selectFrom('charge')
    .innerJoin('plan_subscription as plan', 'plan.id', 'charge.subscription_id')
    .select('charge.id')
    .where('charge.id', '=', charge)
    .where('charge.cancelled_at', 'is', null)
    .where('plan.ended_at', 'is', null)
    .where('plan.paused_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Forgets the renewals of subscriptions that a card may pay no more. The reason for that must be
 * written before, in the same transaction.
 * @returns their payments, to be closed by {@link closeRenewals} after the transaction
 */
export async function forgetRenewals(
  { now }: Paying,
  trx: Transaction<Database>,
  subscriptions: readonly string[],
): Promise<PaymentState[]> {
  if (subscriptions.length === 0) return [];
  // Locking the charges lets a payment that begins now be seen, or see the reason to end.
  const charges = await trx
    .updateTable('charge')
    .set({ updated_at: now() })
    .where('subscription_id', 'in', subscriptions)
    .where('cancelled_at', 'is', null)
    .where('due_day', '>=', addDays(localDay(now(), 'UTC'), -LATE_DAYS - 1))
    .returning('id')
    .execute();
  if (charges.length === 0) return [];
  const begun = await trx
    .selectFrom('charge_payment')
    .innerJoin('stripe_attempt', (join) => join.on('act', '=', renewalActOfRow))
    .selectAll('charge_payment')
    .where(
      'charge_id',
      'in',
      charges.map(({ id }) => id),
    )
    .where('state', '=', 'started')
    .execute();
  for (const { id } of begun) await forgetAct(trx, renewalAct(id));
  return begun;
}

/**
 * Closes forgotten renewals at Stripe, where the card may be paying right now. The transaction that
 * forgot them must be committed.
 */
export async function closeRenewals(
  paying: Paying,
  payments: readonly PaymentState[],
): Promise<void> {
  for (const { id } of payments) {
    try {
      // Its intent may have been made until the commit. One that is made later is closed by its own
      // pass, which finds the renewal forgotten.
      const payment = await paymentNow(paying, id);
      if (!payment || payment.provider_id === null) continue;
      await closeIntent(paying, payment.provider_id);
      await askAndApply(paying, payment);
    } catch (error) {
      paying.log.warn({ err: error, payment: id }, 'a renewal could not be closed');
    }
  }
}

function paymentNow({ db }: Paying, id: string): Promise<PaymentState | undefined> {
  return db.selectFrom('charge_payment').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Records a renewal that Stripe refused without the bank, and removes a card that is gone there. */
async function failRenewal(
  { db, ledger, now }: Paying,
  { card }: Due,
  payment: PaymentState,
  gone: boolean,
): Promise<void> {
  const reason = gone ? 'card_gone' : 'renewal_refused';
  const nothing = { refunded: 0, bounced: 0, ...UNDISPUTED, voucher: null, arrivedAt: null };
  await inTransaction(db, async (trx) => {
    await ledger.apply(trx, payment, { said: 'failed', reason, ...nothing });
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
      if (still?.card !== due.card || (await isAtRest(trx, due.student))) return null;
      const { charge: id, student } = due;
      const payment = await ledger.start(trx, { charge: id, student, method: 'card' });
      await noteAct(paying, trx, renewalAct(payment.id));
      return payment;
    });
  } catch (error) {
    if (error instanceof HttpError && error.status === 409) return null;
    throw error;
  }
}
