import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/local-day';
import { chargesSchema } from '#protocol/charges/charges';
import { onEveryDatabase } from '../../harness/databases';
import type { Person } from '../coaching/people';
import { server, withServer } from '../opened';
import { chargedOne, codeOf, readCharge, readCharges } from './charging';

const FIRST = '2018-01-01';
const DAYS = 2100;

onEveryDatabase('more charges than a page tells', (database) => {
  let coach: Person;
  /** Ids of the charges; each is due as many days after the first as its index. */
  let ids: readonly string[];

  withServer(database);
  beforeEach(async () => {
    coach = await server.signedIn({ name: 'Zulmira Quadros', email: 'zulmira.q@example.com' });
    const sample = await chargedOne(coach, 'Bianca');
    const { db } = server.deps;
    const row = await db.selectFrom('charge').selectAll().executeTakeFirstOrThrow();
    await db.deleteFrom('charge').where('id', '=', sample).execute();
    const rows = Array.from({ length: DAYS }, (_, place) => ({
      ...row,
      id: randomUUID(),
      due_day: addDays(FIRST, place),
      cancelled_at: 1,
    }));
    // Maximum values of one statement.
    for (let at = 0; at < rows.length; at += 500) {
      await db
        .insertInto('charge')
        .values(rows.slice(at, at + 500))
        .execute();
    }
    ids = rows.map(({ id }) => id);
  });

  const revive = (id: string) =>
    server.deps.db.updateTable('charge').set({ cancelled_at: null }).where('id', '=', id).execute();
  const pageBefore = async (before: string) =>
    v.parse(chargesSchema, (await coach.get(`/api/charges?before=${before}`)).body);

  test('are told from the newest on, each of them once, also on the same day', async () => {
    await server.deps.db
      .updateTable('charge')
      .set({ due_day: addDays(FIRST, 100) })
      .where('due_day', '<', addDays(FIRST, 104))
      .where('due_day', '>', addDays(FIRST, 96))
      .execute();
    const newest = await readCharges(coach);
    expect(newest.charges).toHaveLength(2000);
    expect(newest.next?.since).toBe(addDays(FIRST, 100));
    const older = await pageBefore(newest.next?.before ?? '');
    expect(older.next).toBeNull();
    const told = [...newest.charges, ...older.charges];
    expect(told.map(({ due }) => due)).toEqual(
      told
        .map(({ due }) => due)
        .toSorted()
        .reverse(),
    );
    expect(told.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  test('of the older ones, those that still wait for somebody come with the newest', async () => {
    const [open = '', paid = '', claimed = '', partial = ''] = ids;
    for (const id of [open, paid, claimed, partial]) await revive(id);
    const pay = (id: string, centavos: number) =>
      coach.post(`/api/charges/${id}/payments`, {
        id: randomUUID(),
        method: 'cash',
        centavos,
        day: '2018-01-03',
        note: '',
      });
    expect((await pay(paid, 15_000)).status).toBe(201);
    expect((await pay(partial, 5_000)).status).toBe(201);
    const { charges } = await readCharges(coach);
    const early = charges.filter(({ due }) => due < addDays(FIRST, 100));
    expect(early.map(({ id }) => id)).toEqual([partial, claimed, open]);
    expect((await readCharge(coach, paid)).standing).toBe('paid');
  });

  test('a page that no page named is refused', async () => {
    for (const before of ['x', '2018-01-01', "2018-01-01~'", '~a', '']) {
      const answer = await coach.get(`/api/charges?before=${encodeURIComponent(before)}`);
      expect(codeOf(answer)).toEqual([404, 'unknown_charge']);
    }
  });
});
