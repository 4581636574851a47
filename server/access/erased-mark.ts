import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hasRow } from '../db/has-row';
import type { Database } from '../db/schema';

/**
 * The mark of an erased account. Ids are random, so its digest reveals nothing to readers who do
 * not have the id.
 */
export function erasedMark(account: string): string {
  return createHash('sha256').update(`erased\n${account}`).digest('base64url');
}

/** Whether an account existed here and was erased, for its devices. */
export async function isErasedAccount(db: Kysely<Database>, account: string): Promise<boolean> {
  return hasRow(
    db.selectFrom('erased_account').select('mark').where('mark', '=', erasedMark(account)),
  );
}
