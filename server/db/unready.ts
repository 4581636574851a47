import type { Kysely } from 'kysely';
import type { Applied } from './migrate';
import type { Database } from './schema';

/**
 * A mark among the migrations while a backup is being restored. A server that started in between
 * would bring back erased data and ask no device for lost data.
 */
const UNREADY = 'restore under way';

/** Marks a database as unready, where its tables are. */
export const MARK_UNREADY = `insert into migration (name, applied_at) values ('${UNREADY}', 0)
  on conflict do nothing`;

/** Whether a restore of this database was cut off. */
export async function isUnready(db: Kysely<Database>): Promise<boolean> {
  const mark = await db
    .withTables<Applied>()
    .selectFrom('migration')
    .select('name')
    .where('name', '=', UNREADY)
    .executeTakeFirst();
  return mark !== undefined;
}

/** Takes the mark away, at the end of a restore. */
export async function markReady(db: Kysely<Database>): Promise<void> {
  await db.withTables<Applied>().deleteFrom('migration').where('name', '=', UNREADY).execute();
}
