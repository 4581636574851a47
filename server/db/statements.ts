import type { SqliteDatabase, SqliteStatement } from 'kysely';

/**
 * Maximum cached statements. Only lists cause many, because each length is a different statement.
 */
const KEPT = 500;
/** Statements that do not change the schema. */
const OF_ROWS = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i;

/**
 * Wraps a database so that it parses each statement once. Parsing is most of a small statement's
 * time, and the query builder repeats it. Iterating rows is not supported: a statement cannot run
 * again while it is being read.
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
        // A changed schema invalidates the prepared statements.
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
