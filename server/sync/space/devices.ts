import type { Kysely, Transaction } from 'kysely';
import { inTransactionOf } from '../../access/held-accounts';
import type { Database } from '../../db/schema';
import { isFull } from '../../db/transaction';

/**
 * Minimum interval between notes of a device: a write per request would cost more than it is worth.
 */
const NOTED_EVERY_MS = 3_600_000;
const REMEMBERED = 20_000;
/**
 * Maximum of devices per person, last seen first: devices choose their ids, so their number has no
 * limit.
 */
const KEPT = 50;

export interface Devices {
  /** Records a person's device with the schema of its records. */
  seen(person: string, device: string, schema: number, now: number): Promise<void>;
}

/** Records which devices sync and with which schema; each at most once per interval. */
export function createDevices(db: Kysely<Database>): Devices {
  const noted = new Map<string, number>();
  return {
    async seen(person, device, schema, now) {
      const key = `${person}/${device}/${schema}`;
      const last = noted.get(key);
      // The difference is absolute, so a clock that was set back does not prevent the record.
      if (last !== undefined && Math.abs(now - last) < NOTED_EVERY_MS) return;
      if (noted.size >= REMEMBERED) noted.clear();
      noted.set(key, now);
      try {
        const { numUpdatedRows } = await db
          .updateTable('device')
          .set({ schema, last_seen: now })
          .where('user_id', '=', person)
          .where('id', '=', device)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows > 0) return;
        await inTransactionOf(db, person, (trx) => add(trx, person, { id: device, schema, now }));
      } catch (error) {
        noted.delete(key);
        // With a full database a request that only reads must still succeed.
        if (!isFull(error)) throw error;
      }
    },
  };
}

/** Adds a device, and deletes those unused for longest. */
async function add(
  trx: Transaction<Database>,
  user_id: string,
  { id, schema, now }: { readonly id: string; readonly schema: number; readonly now: number },
): Promise<void> {
  await trx
    .insertInto('device')
    .values({ user_id, id, schema, last_seen: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .deleteFrom('device')
    .where('user_id', '=', user_id)
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('device')
        .select('id')
        .where('user_id', '=', user_id)
        .orderBy('last_seen', 'desc')
        .orderBy('id', 'desc')
        .limit(KEPT),
    )
    .execute();
}
