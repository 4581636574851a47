import type { Kysely } from 'kysely';
import { leftOf, overdueDays } from '#domain/charges/standing';
import { addDays, localDay } from '#domain/local-day';
import type { ChargeHold } from '#protocol/charges/charge-settings';
import type { Database } from '../../db/schema';
import { chargeFacts, paymentsOf } from '../ledger/facts';
import { settingsOf } from '../ledger/settings';

/**
 * The most overdue charge of a student, for a professional who wants a warning before publishing.
 * Null if none exceeds their limit, and for professionals with another choice.
 * @param now epoch ms
 */
export async function holdOf(
  db: Kysely<Database>,
  coach: string,
  student: string,
  now: number,
): Promise<ChargeHold> {
  const { overdue, overdueDays: patience } = await settingsOf(db, coach);
  if (overdue !== 'hold') return null;
  const charges = await db
    .selectFrom('charge')
    .selectAll()
    .where('coach_id', '=', coach)
    .where('student_id', '=', student)
    .where('cancelled_at', 'is', null)
    .where('due_day', '<', addDays(localDay(now, 'UTC'), 1 - patience))
    .orderBy('due_day')
    .execute();
  const payments = await paymentsOf(
    db,
    charges.map(({ id }) => id),
  );
  for (const charge of charges) {
    const own = payments.filter(({ charge_id }) => charge_id === charge.id);
    const facts = chargeFacts(charge, own);
    if (overdueDays(facts, now) <= patience) continue;
    return { id: charge.id, due: charge.due_day, zone: charge.zone, left: leftOf(facts) };
  }
  return null;
}
