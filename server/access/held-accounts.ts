import type { Kysely, Transaction } from 'kysely';
import { needsRowLocks } from '../db/row-locks';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { noSession } from './session';

/**
 * The people among these who have an account. Until the transaction ends none of them can be
 * erased, suspended or scheduled for erasure: {@link takeAccount} waits. Rows about a person may
 * only be written under this lock, or under one that erasure takes too (their space, a link, a
 * charge). Otherwise such a row may outlive the person's account.
 */
export async function holdAccounts(
  trx: Transaction<Database>,
  people: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('user')
    .select('id')
    .where('id', 'in', people)
    .orderBy('id')
    .$if(needsRowLocks(trx), (query) => query.forKeyShare())
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Waits for everybody who holds an account and keeps others from holding it until the transaction ends.
 * For what takes rights away: erasing, leaving, suspending. False where there is no such account.
 */
export async function takeAccount(trx: Transaction<Database>, person: string): Promise<boolean> {
  const row = await trx
    .selectFrom('user')
    .select('id')
    .where('id', '=', person)
    .$if(needsRowLocks(trx), (query) => query.forUpdate())
    .executeTakeFirst();
  return row !== undefined;
}

/** Writers of a space wait for each other by the row of the space (rule S1). */
export async function holdSpace(trx: Transaction<Database>, space: string): Promise<void> {
  await trx
    .updateTable('space')
    .set(({ ref }) => ({ rev: ref('rev') }))
    .where('id', '=', space)
    .execute();
}

/**
 * Runs what the person of a request wants in one transaction that holds their account. Throws 401
 * `no_session` where it was erased since the session was read.
 */
export function inTransactionOf<T>(
  db: Kysely<Database>,
  person: string,
  fn: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    if (!(await holdAccounts(trx, [person])).has(person)) throw noSession();
    return fn(trx);
  });
}
