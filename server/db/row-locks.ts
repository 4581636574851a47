import { type Kysely, SqliteAdapter } from 'kysely';

/**
 * Whether a transaction must lock the rows it read to keep them unchanged until its end. SQLite
 * needs no locks: one transaction writes at a time, and a write fails if another committed after
 * its first read.
 */
export function needsRowLocks<DB>(db: Kysely<DB>): boolean {
  return !(db.getExecutor().adapter instanceof SqliteAdapter);
}
