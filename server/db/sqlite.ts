import { createRequire } from 'node:module';
import type SQLite from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

/** Node 20 needs an older release of the driver: docs/decisions/0005-sqlite-driver.md. */
export const SQLITE_DRIVER = process.version.startsWith('v20.')
  ? 'better-sqlite3-node20'
  : 'better-sqlite3';
// `require` instead of an import: npm installs one of the two, but a bundler would look for both.
const Driver: typeof SQLite = createRequire(import.meta.url)(SQLITE_DRIVER);

export type SqliteFile = SQLite.Database;

/** Opens a database from a path, ':memory:' or the bytes of a file. */
export function openSqlite(from: string | Buffer, options?: SQLite.Options): SqliteFile {
  return new Driver(from, options);
}

/**
 * Adapts the driver to the query builder. A full or failing disk makes SQLite end the transaction
 * itself. A rollback without a transaction then does nothing, so the caller gets the first error.
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

/**
 * Converts integers to BigInt, because the driver stores numbers as REAL. A text column would get
 * '12.0' instead of '12', unlike on PostgreSQL.
 */
function toInteger(value: unknown): unknown {
  return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value;
}
