import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type KyselyPlugin, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase } from '../../../server/db/database';
import { MIGRATIONS } from '../../../server/db/migrations/list';
import { migrate } from '../../../server/db/migrations/migrate';
import { openSqlite, SQLITE_DRIVER } from '../../../server/db/sqlite';
import { copySqlite, SQLITE_FILE } from '../../../server/db/sqlite-file';

/** A process that starts to write to a new file, like another server, and takes its time. */
const OTHER = `
  const { workerData, parentPort } = require('node:worker_threads');
  const file = new (require('${SQLITE_DRIVER}'))(workerData);
  file.exec('begin immediate; create table theirs (id integer)');
  parentPort.postMessage('at work');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  file.exec('commit');
  file.close();`;

let dataDir = '';
let path = '';

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'anilha-shared-file-'));
  path = join(dataDir, SQLITE_FILE);
});
afterEach(() => rm(dataDir, { recursive: true }));

test('a new file that another process writes to is waited for', async () => {
  const other = new Worker(OTHER, { eval: true, workerData: path });
  const ended = once(other, 'exit');
  await once(other, 'message');
  const { db, close } = createDatabase({ dataDir });
  expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }]);
  await close();
  await ended;
});

test('a file is migrated that another process writes to before each of our statements', async () => {
  const connection = createDatabase({ dataDir });
  const other = openSqlite(path);
  other.exec('create table theirs (id integer)');
  const between: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind === 'DeleteQueryNode') other.exec('insert into theirs values (1)');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const applied = await migrate({ ...connection, db: connection.db.withPlugin(between) });
  expect(applied).toEqual(MIGRATIONS.map(({ name }) => name));
  other.close();
  await connection.close();
});

test('a file of ours is read by nobody else on the machine', async () => {
  const connection = createDatabase({ dataDir });
  await migrate(connection);
  const files = await readdir(dataDir);
  expect(files).toContain(`${SQLITE_FILE}-wal`);
  for (const name of files) {
    expect([name, (await stat(join(dataDir, name))).mode & 0o077]).toEqual([name, 0]);
  }
  await connection.close();
});

test('a large file is copied while a server writes to it all the time', async () => {
  const server = openSqlite(path);
  server.pragma('journal_mode = WAL');
  server.exec(`create table sets (body blob);
    with recursive n (i) as (select 1 union all select i + 1 from n where i < 400)
    insert into sets select zeroblob(10000) from n`);
  let copied = false;
  const write = () => {
    if (copied) return;
    server.exec('insert into sets values (null)');
    setImmediate(write);
  };
  write();
  const copy = join(dataDir, 'copy.sqlite');
  const fault = await copySqlite(dataDir, copy).finally(() => {
    copied = true;
    server.close();
  });
  expect(fault).toBeNull();
  const file = openSqlite(copy);
  expect(file.prepare('select count(*) as whole from sets where body is not null').get()).toEqual({
    whole: 400,
  });
  file.close();
});
