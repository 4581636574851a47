import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** The erase date of an account (epoch ms), if its person requested one and can still cancel. */
export async function eraseDateOf(
  db: Kysely<Database>,
  person: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('account_deletion')
    .select('erase_at')
    .where('user_id', '=', person)
    .executeTakeFirst();
  return row?.erase_at;
}
