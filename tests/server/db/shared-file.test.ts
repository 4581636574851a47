import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../../server/db/database';
import { SQLITE_FILE } from '../../../server/db/sqlite-file';

/** Begins to write to a new file, as another process that starts on it, and takes its time. */
const OTHER = `
  const { workerData, parentPort } = require('node:worker_threads');
  const file = new (require('better-sqlite3'))(workerData);
  file.exec('begin immediate; create table theirs (id integer)');
  parentPort.postMessage('at work');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  file.exec('commit');
  file.close();`;

test('a new file that another process writes to is waited for', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'anilha-shared-file-'));
  const other = new Worker(OTHER, { eval: true, workerData: join(dataDir, SQLITE_FILE) });
  const ended = once(other, 'exit');
  await once(other, 'message');
  const { db, close } = createDatabase({ dataDir });
  expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }]);
  await close();
  await ended;
  await rm(dataDir, { recursive: true });
});
