import type { Kysely } from 'kysely';
import { hasRow } from './has-row';
import type { Database } from './schema';

/** The table of applied migrations, which the typed tables leave out. */
export type Applied = { migration: { name: string; applied_at: number } };

/**
 * Name of a row in `migration` while a backup is being restored. A server that started then would
 * return erased data, and would not request lost data from devices.
 */
const UNREADY = 'restore under way';

/** SQL that marks a database as unready, if it has the tables. */
export const MARK_UNREADY = `insert into migration (name, applied_at) values ('${UNREADY}', 0)
  on conflict do nothing`;

/** Whether a restore of this database is unfinished. */
export async function isUnready(db: Kysely<Database>): Promise<boolean> {
  return hasRow(
    db.withTables<Applied>().selectFrom('migration').select('name').where('name', '=', UNREADY),
  );
}

/** Removes the mark at the end of a restore. */
export async function markReady(db: Kysely<Database>): Promise<void> {
  await db.withTables<Applied>().deleteFrom('migration').where('name', '=', UNREADY).execute();
}
