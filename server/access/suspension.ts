import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { eraseDateOf } from './leaving';

/** Whether whoever runs the app suspended an account: nobody signs in to it, and its page is hidden. */
export async function isSuspended(db: Kysely<Database>, person: string): Promise<boolean> {
  const row = await db
    .selectFrom('account_suspension')
    .select('user_id')
    .where('user_id', '=', person)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an account rests: it is suspended, or waits to be erased. Nobody comes in by its name. */
export async function isAtRest(db: Kysely<Database>, person: string): Promise<boolean> {
  return (await isSuspended(db, person)) || (await eraseDateOf(db, person)) !== undefined;
}
