import type { Kysely, Transaction } from 'kysely';
import type { ChargeFacts } from '#domain/charges/charge';
import { endsWithPlan } from '#domain/charges/ending';
import { type LocalDay, localDay } from '#domain/local-day';
import type { Deps } from '../../core/deps';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { type ChargeRow, chargeFacts, lockCharge } from './facts';

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

/** Cancels an unpaid charge that its plan's end cancels. Needs a transaction. */
export async function followPlan(
  deps: Pick<Deps, 'events' | 'now'>,
  trx: Transaction<Database>,
  id: string,
): Promise<void> {
  const held = await lockCharge(trx, id, deps.now());
  if (!held) return;
  const facts = chargeFacts(held.charge, held.payments);
  if (facts.cancelled || hasOpenClaim(facts)) return;
  const endedOn = await planEndedOn(trx, held.charge);
  await cancelWithPlan(deps, trx, { id, facts, endedOn });
}

const DAY_MS = 86_400_000;

/**
 * The regular job: cancels charges that an ended plan left to their payer. A payer who gives up a
 * boleto or a card form to pay another way keeps the charge, for a day.
 */
export async function cancelLeftCharges(
  deps: Pick<Deps, 'db' | 'events' | 'now' | 'log'>,
): Promise<void> {
  const { db, log } = deps;
  const rows = await db
    .selectFrom('charge')
    .innerJoin('plan_subscription as plan', 'plan.id', 'charge.subscription_id')
    .select(['charge.id', 'charge.due_day', 'charge.zone', 'plan.ended_at'])
    .where('plan.ended_at', 'is not', null)
    .where('charge.cancelled_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('charge_payment')
          .select('charge_payment.id')
          .whereRef('charge_payment.charge_id', '=', 'charge.id')
          .where('state', 'in', ['failed', 'withdrawn']),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('charge_payment')
            .select('charge_payment.id')
            .whereRef('charge_payment.charge_id', '=', 'charge.id')
            .where(({ eb, or }) =>
              or([
                eb('state', 'in', ['started', 'pending', 'claimed', 'settled']),
                eb('over_at', '>', deps.now() - DAY_MS),
              ]),
            ),
        ),
      ),
    )
    .execute();
  const left = rows.filter(
    ({ due_day, zone, ended_at }) => ended_at !== null && due_day > localDay(ended_at, zone),
  );
  for (const { id } of left) {
    try {
      await inTransaction(db, (trx) => followPlan(deps, trx, id));
    } catch (error) {
      log.error({ err: error, charge: id }, 'charge of an ended plan not cancelled');
    }
  }
}
