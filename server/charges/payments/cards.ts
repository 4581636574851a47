import type { Transaction } from 'kysely';
import type { Deps } from '../../core/deps';
import type { Database } from '../../db/schema';
import { afterCommit, inTransaction } from '../../db/transaction';
import type { Paying } from './ground';
import { passOver } from './pass';
import { refusalOfStripe } from './refusals';
import { closeRenewals, forgetRenewals } from './renewals';
import { isRefused, reach } from './stripe';

/**
 * Stops the renewals of ended and paused subscriptions, and of suspended accounts and those about to
 * be erased, on either side. A card that is being charged at that moment is not charged after the answer.
 */
export function followStops(paying: Paying, { events }: Pick<Deps, 'events'>): void {
  const stop = async (trx: Transaction<Database>, subscriptions: readonly string[]) => {
    const begun = await forgetRenewals(paying, trx, subscriptions);
    if (begun.length > 0) afterCommit(trx, () => closeRenewals(paying, begun));
  };
  const rest = async (trx: Transaction<Database>, { userId }: { userId: string }) =>
    stop(trx, await renewedFor(trx, userId));
  events.on('subscriptions.stopped', (trx, { subscriptions }) => stop(trx, subscriptions));
  events.on('account.suspended', rest);
  events.on('account.leaving', rest);
}

/** The subscriptions of a person, on either side, that a card pays. */
async function renewedFor(trx: Transaction<Database>, person: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('plan_subscription')
    .select('id')
    .where(({ eb, or }) => or([eb('coach_id', '=', person), eb('student_id', '=', person)]))
    .where('card_id', 'is not', null)
    .where('ended_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes the card with which a subscription is paid automatically, at the student's request. */
export async function dropCard(paying: Paying, student: string, id: string): Promise<void> {
  const { db, stripe, now, log } = paying;
  const row = await db
    .selectFrom('plan_subscription')
    .select(['student_id', 'card_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.student_id !== student) throw refusalOfStripe('unknown_subscription');
  if (row.card_id === null) return;
  const begun = await inTransaction(db, async (trx) => {
    await trx
      .updateTable('plan_subscription')
      .set({ card_id: null, card_label: null, card_most: null, updated_at: now() })
      .where('id', '=', id)
      .execute();
    return forgetRenewals(paying, trx, [id]);
  });
  await closeRenewals(paying, begun);
  const other = await db
    .selectFrom('plan_subscription')
    .select('id')
    .where('card_id', '=', row.card_id)
    .executeTakeFirst();
  if (other) return;
  // A failure is only logged, because this server will not charge the card again.
  await reach(stripe.paymentMethods.detach(row.card_id)).catch((error: unknown) => {
    if (!isRefused(error)) log.warn({ err: error }, 'a card stays with Stripe');
  });
}

/** The regular job: removes the cards of ended subscriptions at Stripe. */
export async function dropEndedCards(paying: Paying): Promise<void> {
  const rows = await paying.db
    .selectFrom('plan_subscription')
    .select(['id', 'student_id'])
    .where('ended_at', 'is not', null)
    .where('card_id', 'is not', null)
    .execute();
  await passOver(
    paying,
    rows,
    ({ id, student_id }) => dropCard(paying, student_id, id),
    ({ id }) => ({ words: 'the card of an ended plan stays', ids: { subscription: id } }),
  );
}
