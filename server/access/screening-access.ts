import type { Kysely, Transaction } from 'kysely';
import { AGE_ZONE } from '#domain/age';
import { localDay } from '#domain/local-day';
import type { Database } from '../db/schema';

/** Number of newest accesses shown; the others are stored just as long. */
const TOLD = 200;

export type ScreeningAccess = {
  /** The person of the screening. */
  person: string;
  reader: { id: string; name: string };
  /** Epoch ms. */
  at: number;
};

/**
 * Logs that a reader opened a person's health screening, in the transaction that reads it, so that
 * no screening is shown without a log entry. The person's own reading is not logged.
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
 * Logs that a reader's device received a person's health records, once per reader and day. Its
 * background reads would otherwise fill the list.
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

/** Readers of a person's screening, newest first; a name is null once that account is gone. */
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

/** Removes the name of an erased reader; the access itself stays in the log. */
export async function forgetReader(trx: Transaction<Database>, reader: string): Promise<void> {
  await trx
    .updateTable('screening_access')
    .set({ reader_name: null })
    .where('reader_id', '=', reader)
    .execute();
}

/** Deletes accesses from before an instant, epoch ms. */
export async function forgetAccesses(db: Kysely<Database>, before: number): Promise<void> {
  await db.deleteFrom('screening_access').where('at', '<=', before).execute();
}
