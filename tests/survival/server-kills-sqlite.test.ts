import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../../server/db/sqlite';
import { SQLITE_FILE } from '../../server/db/sqlite-file';
import type { BuiltServer } from '../harness/built-server';
import { patienceFor } from './odds';
import { killUnderLoad, SERVER_KILLS } from './server-kills';

/** Checks a copy: opening the file itself would repair what the next start must handle. */
async function checkLeft({ dataDir }: BuiltServer): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'anilha-left-'));
  for (const name of [SQLITE_FILE, `${SQLITE_FILE}-wal`]) {
    if (existsSync(join(dataDir, name))) await copyFile(join(dataDir, name), join(folder, name));
  }
  const left = openSqlite(join(folder, SQLITE_FILE), { fileMustExist: true });
  expect(left.pragma('integrity_check', { simple: true })).toBe('ok');
  left.close();
  await rm(folder, { recursive: true });
}

test(
  'kill -9 of the server under load loses nothing that it acknowledged, on SQLite',
  () => killUnderLoad('SQLite', {}, checkLeft),
  patienceFor(SERVER_KILLS),
);
