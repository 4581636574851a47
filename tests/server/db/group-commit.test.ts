import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createDatabase } from '../../../server/db/database';
import { createGroupCommit } from '../../../server/db/group-commit';
import { onEveryDatabase } from '../../harness/databases';

type Tables = {
  entry: { id: number };
};

const folder = await mkdtemp(join(tmpdir(), 'anilha-group-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

onEveryDatabase('work that shares a commit', (database) => {
  async function open() {
    const connection = await database.open();
    const db = connection.db.withTables<Tables>();
    await sql`create table entry (id integer primary key)`.execute(db);
    const transact = createGroupCommit(db);
    const add = (id: number, fail = false) =>
      transact(async (trx) => {
        await trx.insertInto('entry').values({ id }).execute();
        if (fail) throw new Error(`not ${id}`);
        return id;
      });
    const stored = async () =>
      (await db.selectFrom('entry').select('id').orderBy('id').execute()).map(({ id }) => id);
    return { connection, add, stored, transact };
  }

  test('each has its own outcome: what one throws undoes that one alone', async () => {
    const { connection, add, stored } = await open();
    const asked = Array.from({ length: 100 }, (_, id) => add(id, id % 7 === 3));
    const outcomes = await Promise.allSettled(asked);
    const kept = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(await stored()).toEqual(kept);
    expect(kept).toEqual(Array.from({ length: 100 }, (_, id) => id).filter((id) => id % 7 !== 3));
    const said = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(said).toContain('Error: not 3');
    expect(said).toHaveLength(14);
    await connection.close();
  });

  test('a constraint that one breaks is told to that one', async () => {
    const { connection, add, stored } = await open();
    const outcomes = await Promise.allSettled([add(1), add(1), add(2)]);
    expect(outcomes.map(({ status }) => status)).toContain('rejected');
    expect(await stored()).toEqual([1, 2]);
    await connection.close();
  });
});

test('nobody is answered before another connection can read it, and one commit serves many', async () => {
  const [one, other] = [createDatabase({ dataDir: folder }), createDatabase({ dataDir: folder })];
  const [db, reader] = [one.db.withTables<Tables>(), other.db.withTables<Tables>()];
  await sql`create table entry (id integer primary key)`.execute(db);
  const transact = createGroupCommit(db);
  const seen: number[] = [];
  const asked = Array.from({ length: 20 }, async (_, id) => {
    await transact((trx) => trx.insertInto('entry').values({ id }).execute());
    const rows = await reader.selectFrom('entry').select('id').execute();
    expect(rows).toContainEqual({ id });
    seen.push(rows.length);
  });
  await Promise.all(asked);
  // The first one may be alone; all that waited meanwhile are together.
  expect(Math.min(...seen.slice(1))).toBe(20);
  await one.close();
  await other.close();
});

test('a group that fails as a whole is tried one by one', async () => {
  const connection = createDatabase({ dataDir: 'memory' });
  const db = connection.db.withTables<Tables>();
  await sql`create table entry (id integer primary key)`.execute(db);
  const transact = createGroupCommit(db);
  const outcomes = await Promise.allSettled([
    transact((trx) => trx.insertInto('entry').values({ id: 1 }).execute()),
    // SQLite does this by itself on a full disk: all changes of the transaction are lost.
    transact((trx) => sql`rollback`.execute(trx)),
    transact((trx) => trx.insertInto('entry').values({ id: 3 }).execute()),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await db.selectFrom('entry').select('id').execute()).toEqual([{ id: 1 }, { id: 3 }]);
  await connection.close();
});
