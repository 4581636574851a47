import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** When a person's account will be erased (epoch ms), for who asked for it and may still cancel. */
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
