import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction, isFull } from '../../../server/db/transaction';
import { SQLITE } from '../../harness/databases';

const row = (key: string) => ({ key: key.padEnd(4000, '.'), count: 1, resets_at: 1 });

test('a database without room says so, takes back what was begun, and goes on when there is room', async () => {
  const { db, close } = await SQLITE.openMigrated();
  const rows = async () => (await db.selectFrom('rate_limit').selectAll().execute()).length;
  const room = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db);
  await room(1);
  const work = inTransaction(db, async (trx) => {
    for (let nth = 0; nth < 100; nth += 1) {
      await trx
        .insertInto('rate_limit')
        .values(row(String(nth)))
        .execute();
    }
  });
  const failure = await work.catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'SQLITE_FULL' });
  expect(isFull(failure)).toBe(true);
  expect(await rows()).toBe(0);
  await room(1_000_000);
  await inTransaction(db, (trx) => trx.insertInto('rate_limit').values(row('later')).execute());
  expect(await rows()).toBe(1);
  await close();
});
