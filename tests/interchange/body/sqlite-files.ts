import { readFileSync } from 'node:fs';
import { openSqlite } from '../../../server/db/sqlite';

const FOLDER = new URL('./databases/', import.meta.url);

/** The bytes of a SQLite file, made from SQL. */
export function sqliteFile(sql: string): Buffer<ArrayBuffer> {
  const file = openSqlite(':memory:');
  file.exec(sql);
  const bytes = Buffer.from(file.serialize());
  file.close();
  return bytes;
}

/** A database of the corpus, which has its text. */
export function corpusDatabase(name: 'health-connect-2025' | 'fitnotes-backup-2024'): Buffer {
  return sqliteFile(readFileSync(new URL(`${name}.sql`, FOLDER), 'utf8'));
}
