import type { Kysely, Transaction } from 'kysely';
import { AGE_ZONE } from '#domain/account';
import { localDay } from '#domain/local-day';
import type { Database } from '../db/schema';

/** So many of the newest are told; the others are kept as long. */
const TOLD = 200;

export type ScreeningAccess = {
  /** Whose screening was opened. */
  person: string;
  reader: { id: string; name: string };
  /** Epoch ms. */
  at: number;
};

/**
 * Writes down that somebody opened a person's health screening, in the transaction that reads it:
 * what is shown and not written down must not happen. Their own eyes are not written down.
 */
export async function recordAccess(
  trx: Transaction<Database>,
  { person, reader, at }: ScreeningAccess,
): Promise<void> {
  if (reader.id === person) return;
  await trx
    .insertInto('screening_access')
    .values({ user_id: person, at, reader_id: reader.id, reader_name: reader.name })
    .onConflict((conflict) => conflict.columns(['user_id', 'at', 'reader_id']).doNothing())
    .execute();
}

/**
 * Writes down that a person's health records were handed to somebody's device, once per reader and
 * day: the device reads on where it was, and would otherwise fill the list by itself.
 */
export async function recordHandOver(
  trx: Transaction<Database>,
  { person, reader, at }: ScreeningAccess,
): Promise<void> {
  const last = await trx
    .selectFrom('screening_access')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('user_id', '=', person)
    .where('reader_id', '=', reader.id)
    .executeTakeFirst();
  const day = (ms: number) => localDay(ms, AGE_ZONE);
  if (last?.at != null && day(last.at) === day(at)) return;
  await recordAccess(trx, { person, reader, at });
}

/** Who opened a person's screening, the newest first; a name is null once that account is gone. */
export async function accessesOf(
  db: Kysely<Database>,
  person: string,
): Promise<{ reader: string | null; at: number }[]> {
  return db
    .selectFrom('screening_access')
    .select(['reader_name as reader', 'at'])
    .where('user_id', '=', person)
    .orderBy('at', 'desc')
    .limit(TOLD)
    .execute();
}

/** Of a reader whose account is erased the name goes; that somebody looked stays. */
export async function forgetReader(trx: Transaction<Database>, reader: string): Promise<void> {
  await trx
    .updateTable('screening_access')
    .set({ reader_name: null })
    .where('reader_id', '=', reader)
    .execute();
}

/** Forgets what was opened before an instant, epoch ms. */
export async function forgetAccesses(db: Kysely<Database>, before: number): Promise<void> {
  await db.deleteFrom('screening_access').where('at', '<=', before).execute();
}
