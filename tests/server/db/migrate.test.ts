import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../../server/db/database';
import { MIGRATIONS } from '../../../server/db/migrations/list';
import { migrate } from '../../../server/db/migrations/migrate';
import type { Migration } from '../../../server/db/migrations/migration';
import { onEveryDatabase, onPostgres } from '../../harness/databases';

const step = (name: string, statement: string): Migration => ({
  name,
  up: async (db) => {
    await sql.raw(statement).execute(db);
  },
});

onEveryDatabase('migrations', (database) => {
  test('are applied once, in order', async () => {
    const connection = await database.open();
    expect(await migrate(connection)).toEqual(MIGRATIONS.map(({ name }) => name));
    expect(await migrate(connection)).toEqual([]);
    await connection.close();
  });

  test('two starts at once share them', async () => {
    const connection = await database.open();
    const names = await Promise.all([migrate(connection), migrate(connection)]);
    expect(names.flat().sort()).toEqual(MIGRATIONS.map(({ name }) => name).sort());
    await connection.close();
  });

  test('one that fails leaves nothing of itself, and is tried again', async () => {
    const connection = await database.open();
    const first = step('0001-a', 'create table a (id integer)');
    const failing: Migration = {
      name: '0002-b',
      up: async (db) => {
        await sql.raw('create table b (id integer)').execute(db);
        throw new Error('the disk is gone');
      },
    };
    await expect(migrate(connection, [first, failing])).rejects.toThrow('the disk is gone');
    const mended = step('0002-b', 'create table b (id integer)');
    expect(await migrate(connection, [first, mended])).toEqual(['0002-b']);
    await connection.close();
  });
});

onPostgres('a migration of a table that somebody reads for long', (database) => {
  test('keeps nobody else waiting, and is applied once they are done', async () => {
    const connection = await database.open();
    const { db } = connection;
    await sql`create table a (id integer)`.execute(db);
    // Reads every table like pg_dump during a backup.
    let [isRead, letGo] = [() => {}, () => {}];
    const begun = new Promise<void>((resolve) => {
      isRead = resolve;
    });
    const ended = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const backup = db.transaction().execute(async (trx) => {
      await sql`lock table a in access share mode`.execute(trx);
      isRead();
      await ended;
    });
    await begun;
    const migrated = migrate(connection, [step('0001-a', 'alter table a add column b integer')]);
    await expect
      .poll(async () => {
        const { rows } = await sql`select 1 from pg_locks l join pg_class c on c.oid = l.relation
          where c.relname = 'a' and not l.granted`.execute(db);
        return rows.length;
      })
      .toBe(1);
    await sql`select * from a`.execute(db);
    letGo();
    expect(await migrated).toEqual(['0001-a']);
    await backup;
    await connection.close();
  });
});

test('every migration has a number of its own, in order', () => {
  const names = MIGRATIONS.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1));
});

test('the SQLite file survives a power cut and keeps references whole', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'anilha-migrate-'));
  const { db, close } = createDatabase({ dataDir });
  const setting = async (name: string) => {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
    return Object.values(rows[0] ?? {})[0];
  };
  expect(await setting('journal_mode')).toBe('wal');
  expect(await setting('synchronous')).toBe(2);
  expect(await setting('foreign_keys')).toBe(1);
  await close();
  await rm(dataDir, { recursive: true });
});
