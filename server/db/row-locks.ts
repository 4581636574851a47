import { type Kysely, SqliteAdapter } from 'kysely';

/**
 * Whether rows that a transaction reads have to be locked to stay as they are until it ends. On SQLite
 * one transaction writes at a time, and one that read before another's commit cannot write after it.
 */
export function needsRowLocks<DB>(db: Kysely<DB>): boolean {
  return !(db.getExecutor().adapter instanceof SqliteAdapter);
}
