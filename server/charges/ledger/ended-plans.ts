import type { Kysely, Transaction } from 'kysely';
import type { ChargeFacts } from '#domain/charges/charge';
import { endsWithPlan } from '#domain/charges/ending';
import { type LocalDay, localDay } from '#domain/local-day';
import type { Deps } from '../../core/deps';
import type { Database } from '../../db/schema';
import type { ChargeRow } from './facts';

type PlanCharge = Pick<ChargeRow, 'id' | 'subscription_id' | 'zone' | 'due_day'>;

/** The day on which the plan of a charge ended, in the zone of the charge; null while it goes on. */
export async function planEndedOn(
  db: Kysely<Database>,
  { subscription_id, zone }: PlanCharge,
): Promise<LocalDay | null> {
  if (subscription_id === null) return null;
  const plan = await db
    .selectFrom('plan_subscription')
    .select('ended_at')
    .where('id', '=', subscription_id)
    .executeTakeFirst();
  return plan?.ended_at ? localDay(plan.ended_at, zone) : null;
}

/**
 * Cancels a charge that its plan's end cancels. A charge with a payment under way is kept at that
 * moment, so this follows again when the payment ends without money. Needs a transaction.
 */
export async function cancelWithPlan(
  { events, now }: Pick<Deps, 'events' | 'now'>,
  trx: Transaction<Database>,
  { id, facts, endedOn }: { id: string; facts: ChargeFacts; endedOn: LocalDay | null },
): Promise<void> {
  if (endedOn === null || !endsWithPlan(facts, endedOn)) return;
  await trx.updateTable('charge').set({ cancelled_at: now() }).where('id', '=', id).execute();
  await events.emit(trx, 'charge.changed', { charge: id, payment: null, what: 'ended' });
}

/**
 * Whether the professional did not find the money of a claim. The charge stays for the two to
 * settle: they may record the money yet.
 */
export function hasOpenClaim({ payments }: ChargeFacts): boolean {
  return payments.some(({ state }) => state === 'refused');
}
