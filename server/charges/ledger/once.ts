import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
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
    if (key === undefined) return uuidv7();
    const drawn = createHash('sha256').update(`${key}:${nth}`).digest('hex');
    const parts = [drawn.slice(0, 3), drawn.slice(3, 6), drawn.slice(6, 18)] as const;
    return `${key.slice(0, 13)}-7${parts[0]}-a${parts[1]}-${parts[2]}`;
  });
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
