import type { Transaction } from 'kysely';
import { isCallingHour } from '#domain/charges/calling-hours';
import { overdueDays } from '#domain/charges/standing';
import { addDays, localDay } from '#domain/local-day';
import type { Deps } from '../../core/deps';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { chargeFacts, paymentsOf } from '../ledger/facts';
import { idOfDue } from '../ledger/once';
import { settingsOf } from '../ledger/settings';
import {
  dueOf,
  lockSubscription,
  runningSubscriptions,
  type SubscriptionRow,
} from './subscription-row';

/** Number of days before its due day on which a charge is created. */
const DAYS_AHEAD = 7;

export type DuesDeps = Pick<Deps, 'db' | 'now' | 'log' | 'events' | 'notices'>;

/**
 * The regular job: creates the due charges of every subscription by day, each once, also with
 * several servers. A failure is logged and retried.
 * @returns how many charges were created
 */
export async function makeAllDue(deps: DuesDeps): Promise<number> {
  const { db, log } = deps;
  const rows = await runningSubscriptions(db).execute();
  let made = 0;
  const at = deps.now();
  const ripe = rows.filter((one) => isDue(one, at) && isCallingHour(at, one.zone));
  for (const row of ripe) {
    try {
      made += await inTransaction(db, (trx) => makeDue(deps, trx, row.id));
    } catch (error) {
      log.error({ err: error, subscription: row.id }, 'charge of a subscription not made');
    }
  }
  return made;
}

/**
 * Creates the due charges of one subscription, one for each missed period. Periods are skipped
 * while the professional wants no charge beside an overdue one.
 */
export async function makeDue(
  deps: DuesDeps,
  trx: Transaction<Database>,
  id: string,
): Promise<number> {
  const { events, now } = deps;
  let count = 0;
  // An edit of the plan comes before this read or after the charge, and two jobs take turns.
  await lockSubscription(trx, id, now());
  for (;;) {
    const row = await runningSubscriptions(trx)
      .where('plan_subscription.id', '=', id)
      .executeTakeFirst();
    if (!row || !isDue(row, now())) return count;
    const today = localDay(now(), row.zone);
    const held = await isHeld(trx, row, now());
    if (held && dueOf(row) >= today) return count;
    await trx
      .updateTable('plan_subscription')
      .set({ made: row.made + 1, updated_at: now() })
      .where('id', '=', id)
      .execute();
    if (held) continue;
    const charge = await insertDue(trx, row, now());
    await countDiscount(trx, row);
    count += 1;
    await events.emit(trx, 'charge.changed', { charge, payment: null, what: 'made' });
  }
}

/** Counts a charge with a discount that ends; after the last one the plan has none. */
async function countDiscount(
  trx: Transaction<Database>,
  { id, discount_left: left }: SubscriptionRow,
): Promise<void> {
  if (left === null) return;
  const over = { discount: 0, discount_reason: '', discount_left: null };
  await trx
    .updateTable('plan_subscription')
    .set(left > 1 ? { discount_left: left - 1 } : over)
    .where('id', '=', id)
    .execute();
}

function isDue(
  row: Pick<SubscriptionRow, 'first_day' | 'period' | 'made' | 'zone'>,
  now: number,
): boolean {
  return dueOf(row) <= addDays(localDay(now, row.zone), DAYS_AHEAD);
}

/**
 * Whether the subscription pauses because a charge is overdue for longer than its professional
 * accepts.
 */
async function isHeld(
  trx: Transaction<Database>,
  { id, coach_id }: SubscriptionRow,
  now: number,
): Promise<boolean> {
  const settings = await settingsOf(trx, coach_id);
  if (settings.overdue !== 'pause') return false;
  const charges = await trx
    .selectFrom('charge')
    .selectAll()
    .where('subscription_id', '=', id)
    .where('cancelled_at', 'is', null)
    // Days are local in the zone of each charge, and the rules below count there.
    .where('due_day', '<', addDays(localDay(now, 'Etc/GMT-14'), -settings.overdueDays))
    .execute();
  const payments = await paymentsOf(
    trx,
    charges.map((charge) => charge.id),
  );
  return charges.some((charge) => {
    const own = payments.filter(({ charge_id }) => charge_id === charge.id);
    return overdueDays(chargeFacts(charge, own), now) > settings.overdueDays;
  });
}

/**
 * Creates the next charge of a subscription. If a charge was moved to that day, the next free day
 * is used.
 * @returns the id
 */
async function insertDue(
  trx: Transaction<Database>,
  row: SubscriptionRow,
  now: number,
): Promise<string> {
  const people = await trx
    .selectFrom('user')
    .select(['id', 'name'])
    .where('id', 'in', [row.coach_id, row.student_id])
    .execute();
  const nameOf = (person: string) => people.find(({ id }) => id === person)?.name ?? '';
  const { id: subscription_id, coach_id, student_id, link_id, zone } = row;
  const { plan_id, title, includes, period, centavos, discount, discount_reason } = row;
  for (let due_day = dueOf(row); ; due_day = addDays(due_day, 1)) {
    const inserted = await trx
      .insertInto('charge')
      .values({
        id: idOfDue(subscription_id, row.made, due_day),
        coach_id,
        student_id,
        link_id,
        subscription_id,
        due_day,
        zone,
        coach_name: nameOf(coach_id),
        student_name: nameOf(student_id),
        plan_id,
        title,
        includes,
        period,
        centavos,
        discount,
        discount_reason,
        discount_left: row.discount_left === null ? null : row.discount_left - 1,
        part: 1,
        parts: 1,
        sessions: null,
        sessions_used: 0,
        link_version: 1,
        cancelled_at: null,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) return inserted.id;
  }
}
