import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../db/schema';
import { chargeRefusal } from './refusals';

/**
 * The ids of what a form makes. Sent again under its key it makes the same ones, which are there by then;
 * without a key each is new. They begin with the instant that the key does, so that lists keep their order.
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

/** Whether a form made all of it before; 409 `charge_moving` where its key is that of another form. */
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
