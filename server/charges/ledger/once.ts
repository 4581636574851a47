import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { LocalDay } from '#domain/local-day';
import type { Database } from '../../db/schema';
import { chargeRefusal } from './refusals';

/**
 * The ids of the rows that a form creates. A repeated form with the same key gets the same ids,
 * which then exist already. Without a key each id is new. Ids begin with the time in the key, so
 * lists keep their order.
 */
export function idsUnder(given: string | undefined, count: number): string[] {
  const key = given?.toLowerCase();
  return Array.from({ length: count }, (_, nth) => {
    return key === undefined ? uuidv7() : idDrawn(key.slice(0, 13), `${key}:${nth}`);
  });
}

/**
 * The id of a charge that a subscription makes for a day. It is always the same: payments at Stripe
 * name a charge that a restored backup lacks.
 * @param made number of charges made before
 */
export function idOfDue(subscription: string, made: number, day: LocalDay): string {
  const time = Date.parse(day).toString(16).padStart(12, '0');
  const start = `${time.slice(0, 8)}-${time.slice(8)}`;
  return idDrawn(start, `${subscription}:${made}:${day}`);
}

/** @param start eight and four digits with the time, from which the id gets its order */
function idDrawn(start: string, from: string): string {
  const drawn = createHash('sha256').update(from).digest('hex');
  return `${start}-7${drawn.slice(0, 3)}-a${drawn.slice(3, 6)}-${drawn.slice(6, 18)}`;
}

/**
 * Whether a form created all of these before. Throws 409 `charge_moving` if another form used its
 * key.
 */
export async function wasMade(
  db: Kysely<Database>,
  table: 'charge' | 'plan_subscription',
  coach: string,
  ids: readonly string[],
): Promise<boolean> {
  const found = await db.selectFrom(table).select('coach_id').where('id', 'in', ids).execute();
  if (found.length === 0) return false;
  const same = found.length === ids.length && found.every(({ coach_id }) => coach_id === coach);
  if (!same) throw chargeRefusal('charge_moving');
  return true;
}
