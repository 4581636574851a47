import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Only lists come in many lengths, each of them a statement of its own. */
const KEPT = 500;
/** What leaves the tables as they are. */
const OF_ROWS = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i;

/**
 * A database that parses each statement once: of a small one that is most of the time, and the
 * query builder asks for it anew each time. Not for reading row by row: a statement that is being
 * read cannot be run again before its end.
 */
export function keepStatements(database: SqliteDatabase): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close() {
      kept.clear();
      database.close();
    },
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      const statement = database.prepare(sql);
      if (!OF_ROWS.test(sql)) {
        // What it knows of a table may be over with this one.
        kept.clear();
        return statement;
      }
      const [oldest] = kept.keys();
      if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
      kept.set(sql, statement);
      return statement;
    },
  };
}
