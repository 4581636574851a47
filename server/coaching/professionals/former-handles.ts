import type { Kysely, Transaction } from 'kysely';
import { keptMs } from '#domain/account/retention';
import type { Database } from '../../db/schema';

/** Former addresses of one person: enough for changes of mind, too few to keep names from others. */
const MOST = 3;

/** The owner of a former address that still leads to their page; undefined for none. */
export async function formerOwner(
  db: Kysely<Database>,
  handle: string,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('former_handle')
    .select('user_id')
    .where('handle', '=', handle)
    .where('left_at', '>', now - keptMs('formerHandles'))
    .executeTakeFirst();
  return row?.user_id;
}

/**
 * Stores that a person's page moves from one address to another.
 * @param now server time, epoch ms
 */
export async function keepFormerHandle(
  trx: Transaction<Database>,
  person: string,
  { from, to, now }: { readonly from: string; readonly to: string; readonly now: number },
): Promise<void> {
  await trx.deleteFrom('former_handle').where('handle', 'in', [from, to]).execute();
  const row = { handle: from, user_id: person, left_at: now };
  await trx.insertInto('former_handle').values(row).execute();
  const older = await trx
    .selectFrom('former_handle')
    .select('handle')
    .where('user_id', '=', person)
    .orderBy('left_at', 'desc')
    .orderBy('handle')
    .offset(MOST)
    .limit(MOST)
    .execute();
  if (older.length === 0) return;
  const handles = older.map(({ handle }) => handle);
  await trx.deleteFrom('former_handle').where('handle', 'in', handles).execute();
}
