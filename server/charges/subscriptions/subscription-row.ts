import type { Kysely, Selectable, Transaction } from 'kysely';
import {
  chargesDueBefore,
  countedIn,
  dueDayOf,
  type RenewingPeriod,
  renewingPeriod,
} from '#domain/charges/due-days';
import type { LocalDay } from '#domain/local-day';
import { activeLinks } from '../../access/coaching';
import { suspendedAccounts } from '../../access/suspension';
import type { Database } from '../../db/schema';
import type { PlanSubscriptionTable } from '../../db/tables/charges';

export type SubscriptionRow = Selectable<PlanSubscriptionTable>;
type Counted = Pick<SubscriptionRow, 'first_day' | 'period' | 'made'>;

function periodOf({ period }: Counted): RenewingPeriod {
  return renewingPeriod(period) ?? 'monthly';
}

/** The due day of the subscription's next charge. */
export function dueOf(row: Counted): LocalDay {
  return dueDayOf(row.first_day, periodOf(row), row.made);
}

/** The first day and count for another period that leave the next due day unchanged. */
export function countedAnew(
  row: Counted,
  period: RenewingPeriod,
): Pick<SubscriptionRow, 'first_day' | 'made'> {
  const { first, nth } = countedIn(period, row.first_day, periodOf(row), row.made);
  return { first_day: first, made: nth };
}

/**
 * The number of periods before today, for a subscription that resumes: its pause is not charged.
 */
export function madeAfterPause(row: Counted, today: LocalDay): number {
  return Math.max(row.made, chargesDueBefore(row.first_day, periodOf(row), today));
}

/**
 * Subscriptions that charge now: neither ended nor paused, with an active link, and without a
 * suspended account on either side.
 */
export function runningSubscriptions(db: Kysely<Database>) {
  return db
    .selectFrom('plan_subscription')
    .innerJoin(activeLinks(db).as('link'), 'link.id', 'plan_subscription.link_id')
    .selectAll('plan_subscription')
    .where('ended_at', 'is', null)
    .where('paused_at', 'is', null)
    .where('plan_subscription.coach_id', 'not in', suspendedAccounts(db))
    .where('plan_subscription.student_id', 'not in', suspendedAccounts(db));
}

/** The row of a subscription, locked until the end of the transaction. */
export function lockSubscription(
  trx: Transaction<Database>,
  id: string,
  now: number,
): Promise<SubscriptionRow | undefined> {
  // Writing the row locks it on both databases.
  return trx
    .updateTable('plan_subscription')
    .set({ updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
