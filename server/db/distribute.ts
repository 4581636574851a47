import { type QueryExecutorProvider, sql } from 'kysely';
import type { Connection } from './database';
import { queueUp } from './queue-up';
import { inTransaction } from './transaction';

/** Tables of a space's rows, with the column that names the space. */
export async function placesOf(db: QueryExecutorProvider): Promise<Map<string, string>> {
  const { rows } = await sql<{ table: string }>`
    select table_name as table from information_schema.columns
    where table_schema = 'public' and column_name = 'space_id' order by 1`.execute(db);
  return new Map([
    ['space', 'id'],
    ['device', 'user_id'],
    ...rows.map(({ table }) => [table, 'space_id'] as const),
  ]);
}

/** Whether the database is PostgreSQL with the extension Citus. */
async function hasCitus({ db, dialect }: Connection): Promise<boolean> {
  if (dialect !== 'postgres') return false;
  const { rows } = await sql`select 1 from pg_extension where extname = 'citus'`.execute(db);
  return rows.length > 0;
}

/**
 * On PostgreSQL with Citus, distributes the tables of spaces by the space and registers all others
 * on the coordinator. So a transaction over both commits as one. Tables that are distributed or
 * registered already stay as they are.
 * @returns the tables that this call changed; null without Citus
 */
export async function distribute(connection: Connection): Promise<string[] | null> {
  if (!(await hasCitus(connection))) return null;
  const { db, dialect } = connection;
  // Other connections make the changes, and each table commits alone; this one only holds the lock.
  return inTransaction(db, async (trx) => {
    await queueUp(trx, dialect);
    return distributeTables(db);
  });
}

async function distributeTables(db: Connection['db']): Promise<string[]> {
  const places = await placesOf(db);
  const known = await sql<{ name: string }>`
    select logicalrelid::text as name from pg_dist_partition`.execute(db);
  const done = new Set(known.rows.map(({ name }) => name.replaceAll('"', '')));
  const changed: string[] = [];
  // Distributed tables first: one that refers to a registered table could not be distributed.
  for (const [table, column] of places) {
    if (done.has(table)) continue;
    const [name, place] = [sql.lit(`public.${table}`), sql.lit(column)];
    await sql`select create_distributed_table(${name}, ${place})`.execute(db);
    changed.push(table);
  }
  const others = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  for (const { name } of others.rows) {
    if (done.has(name) || places.has(name)) continue;
    const table = sql.lit(`public."${name}"`);
    await sql`select citus_add_local_table_to_metadata(${table}, true)`.execute(db);
    changed.push(name);
  }
  return changed;
}
