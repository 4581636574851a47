import type SQLite from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

/**
 * A database whose rollback bears that there is nothing to roll back: on a full or failing disk
 * SQLite ends the transaction by itself, and its reason is to be heard, not that of the rollback.
 */
export function bearRollback(file: SQLite.Database): SqliteDatabase {
  return {
    close: () => void file.close(),
    prepare(sql) {
      const statement = file.prepare(sql);
      if (sql !== 'rollback') return statement;
      const run = () => (file.inTransaction ? statement.run() : { changes: 0, lastInsertRowid: 0 });
      return {
        reader: false,
        run,
        all: () => statement.all(),
        iterate: () => statement.iterate(),
      };
    },
  };
}
