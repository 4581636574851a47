import { type QueryExecutorProvider, sql } from 'kysely';
import type { Dialect } from './database';

/** Key of the advisory lock: any number that no other program of the database uses. */
const LOCK = 726_354_001;

/** Waits until no other process migrates or distributes; SQLite's write lock does that by itself. */
export async function queueUp(db: QueryExecutorProvider, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
}
