import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openSqlite } from './sqlite';
import { MARK_UNREADY } from './unready';

/** Name of the embedded database in the data folder. */
export const SQLITE_FILE = 'anilha.sqlite';
/**
 * All pages in one step: another process's write between two steps restarts a copy, and a server
 * writes all the time.
 */
const ALL_PAGES = 0x7fff_ffff;

/**
 * Copies the database of a data folder into one file, consistent even while a server writes.
 * @returns null, or the fault of the copy
 */
export async function copySqlite(dataDir: string, to: string): Promise<string | null> {
  const database = openSqlite(join(dataDir, SQLITE_FILE), { fileMustExist: true });
  try {
    await database.backup(to, { progress: () => ALL_PAGES });
  } finally {
    database.close();
  }
  const copy = openSqlite(to, { fileMustExist: true });
  try {
    // Merges the write-ahead log, so that the copy is one file.
    copy.pragma('journal_mode = DELETE');
    const found = String(copy.pragma('integrity_check', { simple: true }));
    return found === 'ok' ? null : found;
  } finally {
    copy.close();
  }
}

/**
 * Replaces a data folder's database by a copy, marked as unready. The former file stays beside it,
 * with the instant `now` (epoch ms) in its name.
 * @returns false, with nothing changed, while a process has the database open
 */
export async function placeSqlite(dataDir: string, file: string, now: number): Promise<boolean> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, SQLITE_FILE);
  if (existsSync(path) && !closeLog(path)) return false;
  const incoming = `${path}.incoming`;
  await copyFile(file, incoming);
  await chmod(incoming, 0o600);
  const copy = openSqlite(incoming, { fileMustExist: true });
  copy.exec(MARK_UNREADY);
  copy.close();
  if (existsSync(path)) {
    await rename(path, `${path}.before-${new Date(now).toISOString().replace(/[:.]/g, '-')}`);
    for (const rest of ['-wal', '-shm']) await rm(`${path}${rest}`, { force: true });
  }
  await rename(incoming, path);
  return true;
}

/** Merges the log into the database file; false while another process has it open. */
function closeLog(path: string): boolean {
  const database = openSqlite(path, { timeout: 0 });
  try {
    database.pragma('journal_mode = DELETE');
    return true;
  } catch {
    return false;
  } finally {
    database.close();
  }
}
