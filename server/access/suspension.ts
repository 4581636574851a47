import type { Kysely } from 'kysely';
import { hasRow } from '../db/has-row';
import type { Database } from '../db/schema';
import { eraseDateOf } from './leaving';

/** Whether an admin suspended an account: sign-in is blocked, and its page is hidden. */
export async function isSuspended(db: Kysely<Database>, person: string): Promise<boolean> {
  return hasRow(
    db.selectFrom('account_suspension').select('user_id').where('user_id', '=', person),
  );
}

/** Whether an account is suspended or waits to be erased. New people cannot join through it. */
export async function isAtRest(db: Kysely<Database>, person: string): Promise<boolean> {
  return (await isSuspended(db, person)) || (await eraseDateOf(db, person)) !== undefined;
}

/** The suspended accounts' ids, for `not in` of a query. */
export function suspendedAccounts(db: Kysely<Database>) {
  return db.selectFrom('account_suspension').select('account_suspension.user_id');
}
