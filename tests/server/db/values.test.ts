import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Connection, createDatabase } from '../../../server/db/database';
import { openSqlite } from '../../../server/db/sqlite';
import { SQLITE_FILE } from '../../../server/db/sqlite-file';
import { isPassing } from '../../../server/db/transaction';
import { onEveryDatabase } from '../../harness/databases';

onEveryDatabase('a stored value', (database) => {
  let connection: Connection;

  beforeEach(async () => {
    connection = await database.open();
    await sql`create table kept (word text, number bigint, share real)`.execute(connection.db);
  });
  afterEach(() => connection.close());

  async function stored(word: unknown, number: unknown, share: unknown) {
    await sql`insert into kept values (${word}, ${number}, ${share})`.execute(connection.db);
    return (await sql`select * from kept`.execute(connection.db)).rows[0];
  }

  test('stays a whole number when its column holds text', async () => {
    expect(await stored(12, 12, 12)).toEqual({ word: '12', number: 12, share: 12 });
  });

  test('stays exact when it is the largest number or a fraction', async () => {
    const largest = Number.MAX_SAFE_INTEGER;
    expect(await stored('', -largest, 0.5)).toEqual({ word: '', number: -largest, share: 0.5 });
  });

  test('is null when it is undefined', async () => {
    const nothing = { word: null, number: null, share: null };
    expect(await stored(undefined, undefined, null)).toEqual(nothing);
  });
});

test('an error of SQLite has its name as code when another process writes', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'anilha-values-'));
  const { db, close } = createDatabase({ dataDir });
  await sql`create table kept (word text unique)`.execute(db);
  await sql`insert into kept values ('a')`.execute(db);
  const repeated = sql`insert into kept values ('a')`.execute(db);
  await expect(repeated).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE' });
  await sql`pragma busy_timeout = 0`.execute(db);
  const other = openSqlite(join(dataDir, SQLITE_FILE));
  other.exec('begin immediate');
  const refused = await sql`insert into kept values ('b')`.execute(db).catch((error) => error);
  expect(refused).toMatchObject({ code: 'SQLITE_BUSY' });
  expect(isPassing(refused)).toBe(true);
  other.close();
  await close();
  await rm(dataDir, { recursive: true });
});
