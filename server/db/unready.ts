import type { Kysely } from 'kysely';
import type { Applied } from './migrate';
import type { Database } from './schema';

/**
 * Stands among the migrations from the moment in which a backup is loaded until it is ready to answer: a
 * server that started in between would bring back what was erased, and ask no device for what was lost.
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
