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
 * Locks an account: waits until no transaction holds it, and lets none hold it until this one ends.
 * Erasing, leaving and suspending take rights away, so they use it. False for an unknown account.
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

/** Locks the row of a space, so that its writers run one after another (rule S1). */
export async function holdSpace(trx: Transaction<Database>, space: string): Promise<void> {
  await trx
    .updateTable('space')
    .set(({ ref }) => ({ rev: ref('rev') }))
    .where('id', '=', space)
    .execute();
}

/**
 * Runs an act in one transaction that holds the account of the requesting person. Throws 401
 * `no_session` if the account was erased after the session was read.
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
