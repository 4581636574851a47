import { createRequire } from 'node:module';
import type SQLite from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

/** No release of the driver runs on each Node: docs/decisions/0005-sqlite-driver.md. */
export const SQLITE_DRIVER = process.version.startsWith('v20.')
  ? 'better-sqlite3-node20'
  : 'better-sqlite3';
// Not an import: npm installs one of the two, and a bundler would look for both.
const Driver: typeof SQLite = createRequire(import.meta.url)(SQLITE_DRIVER);

export type SqliteFile = SQLite.Database;

/** Opens a database, from a path, ':memory:' or the bytes of a file. */
export function openSqlite(from: string | Buffer, options?: SQLite.Options): SqliteFile {
  return new Driver(from, options);
}

/**
 * The database as the query builder calls it. On a full or failing disk SQLite ends a transaction by
 * itself, so a rollback without one does nothing: the caller sees the first error.
 */
export function forQueries(file: SqliteFile): SqliteDatabase {
  return {
    close: () => void file.close(),
    prepare(sql) {
      const statement = file.prepare(sql);
      const run = (values: readonly unknown[]) => statement.run(values.map(toInteger));
      return {
        reader: statement.reader,
        all: (values) => statement.all(values.map(toInteger)),
        run:
          sql === 'rollback'
            ? (values) => (file.inTransaction ? run(values) : { changes: 0, lastInsertRowid: 0 })
            : run,
        iterate: (values) => statement.iterate(values.map(toInteger)),
      };
    },
  };
}

/** The driver stores a number as REAL: 12 in a column of text would be '12.0', unlike on PostgreSQL. */
function toInteger(value: unknown): unknown {
  return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value;
}
