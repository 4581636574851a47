import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Connection } from '../../../server/db/database';
import { afterCommit, inTransaction } from '../../../server/db/transaction';
import { onEveryDatabase, onPostgres } from '../../harness/databases';

let connection: Connection;

const count = async () =>
  (await connection.db.selectFrom('rate_limit').selectAll().execute()).length;
const row = (key: string) => ({ key, count: 1, resets_at: 1_790_000_000_000 });

onEveryDatabase('a transaction', (database) => {
  beforeEach(async () => {
    connection = await database.openMigrated();
  });
  afterEach(() => connection.close());

  test('that throws leaves nothing', async () => {
    const work = inTransaction(connection.db, async (trx) => {
      await trx.insertInto('rate_limit').values(row('a')).execute();
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await count()).toBe(0);
  });

  test('that another one got in the way of runs again as a whole', async () => {
    let runs = 0;
    await inTransaction(connection.db, async (trx) => {
      runs += 1;
      await trx.insertInto('rate_limit').values(row('a')).execute();
      const code = database.name === 'SQLite' ? 'SQLITE_BUSY_SNAPSHOT' : '40001';
      if (runs < 3) throw Object.assign(new Error('busy'), { code });
    });
    expect([runs, await count()]).toEqual([3, 1]);
  });

  test('runs what waits for its commit once, after the commit of its last run', async () => {
    let runs = 0;
    const seen: number[] = [];
    const look = async () => void seen.push(await count());
    const result = await inTransaction(connection.db, async (trx) => {
      runs += 1;
      afterCommit(trx, look);
      await trx.insertInto('rate_limit').values(row('a')).execute();
      if (runs < 3) throw Object.assign(new Error('busy'), { code: 'SQLITE_BUSY_SNAPSHOT' });
      return runs;
    });
    expect([result, seen]).toEqual([3, [1]]);
    const thrown = inTransaction(connection.db, async (trx) => {
      afterCommit(trx, look);
      throw new Error('changed my mind');
    });
    await expect(thrown).rejects.toThrow('changed my mind');
    expect(seen).toEqual([1]);
  });

  test('gives up after some tries', async () => {
    let runs = 0;
    const work = inTransaction(connection.db, async () => {
      runs += 1;
      throw Object.assign(new Error('busy'), { code: '40P01' });
    });
    await expect(work).rejects.toThrow('busy');
    expect(runs).toBe(6);
  });

  test('epoch milliseconds come back as numbers', async () => {
    await connection.db.insertInto('rate_limit').values(row('a')).execute();
    const [stored] = await connection.db.selectFrom('rate_limit').selectAll().execute();
    expect(stored).toEqual(row('a'));
  });
});

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

onPostgres('transactions', (database) => {
  beforeEach(async () => {
    connection = await database.openMigrated();
  });
  afterEach(() => connection.close());

  test('that wait for each other in a circle both end well', async () => {
    const { db } = connection;
    await db
      .insertInto('rate_limit')
      .values([row('a'), row('b')])
      .execute();
    // Each waits for the other's first row before its second, so that a deadlock is certain.
    const hasFirst = { a: gate(), b: gate() };
    let runs = 0;
    const add = (first: 'a' | 'b', second: 'a' | 'b') =>
      inTransaction(db, async (trx) => {
        runs += 1;
        const count = (key: string) =>
          trx
            .updateTable('rate_limit')
            .set({ count: sql`count + 1` })
            .where('key', '=', key)
            .execute();
        await count(first);
        hasFirst[first].open();
        await hasFirst[second].opened;
        await count(second);
      });
    await Promise.all([add('a', 'b'), add('b', 'a')]);
    const rows = await db.selectFrom('rate_limit').select('count').execute();
    expect(rows).toEqual([{ count: 3 }, { count: 3 }]);
    // The repeated one may meet the other again before that has ended.
    expect(runs).toBeGreaterThan(2);
  });
});
