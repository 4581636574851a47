import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import {
  type Charges,
  chargesSchema,
  madeSubscriptionsSchema,
  newSubscriptionSchema,
} from '#protocol/charges/charges';
import { remindAll } from '../../../server/charges/reminders/reminders';
import { makeAllDue } from '../../../server/charges/subscriptions/dues';
import { subscribeToPlan as subscribePeople } from '../../../server/charges/subscriptions/subscriptions';
import { inTransaction } from '../../../server/db/transaction';
import { DAY } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import type { Visitor } from '../../harness/visitor';
import { accept, invite } from '../coaching/people';
import { ana, bia, carla, link, server, withBia, withCoachedAna } from '../opened';

const SP = 'America/Sao_Paulo';

onEveryDatabase('subscriptions', (database) => {
  // The server's clock is at 2026-11-20.
  withCoachedAna(database);
  withBia();
  beforeEach(async () => {
    await staySignedIn();
  });

  /** Extends the session, because months pass in these tests. */
  const staySignedIn = () =>
    server.connection.db
      .updateTable('session')
      .set({ expiresAt: '2060-01-01T00:00:00.000Z' })
      .execute();

  const agreed = {
    plan: null,
    title: 'Online',
    includes: '',
    period: 'monthly',
    centavos: 22_000,
    discount: 2000,
    discountReason: 'Amiga',
  };
  const ask = (who: Visitor, form: object = {}) =>
    who.post('/api/charges/subscriptions', {
      ...agreed,
      students: [ana.user.id],
      first: '2026-11-25',
      zone: SP,
      ...form,
    });
  const subscribe = async (form: object = {}) => {
    const { ids } = v.parse(madeSubscriptionsSchema, (await ask(carla, form)).body);
    return ids[0] ?? '';
  };
  const all = async (who: Visitor): Promise<Charges> =>
    v.parse(chargesSchema, (await who.get('/api/charges')).body);
  const dues = async () => (await all(ana)).charges.map(({ due }) => due).sort();
  const only = async (who: Visitor) => (await all(who)).subscriptions[0];
  const stand = (who: Visitor, id: string, act: string) =>
    who.post(`/api/charges/subscriptions/${id}/standing`, { act });
  /** The day some days after the server's present one. */
  const dayAfter = (days: number) =>
    new Date(server.clock.now() + days * DAY).toISOString().slice(0, 10);
  const pass = async (days: number) => {
    server.clock.advance(days * DAY);
    await makeAllDue(server.deps);
  };
  const pay = async (who: Visitor) => {
    const [charge] = (await all(carla)).charges.filter(({ standing }) => standing === 'open');
    const money = {
      id: randomUUID(),
      method: 'cash',
      centavos: charge?.left,
      day: '2026-12-20',
      note: '',
    };
    return who.post(`/api/charges/${charge?.id}/payments`, money);
  };

  test('charge what is due within a week at once, and the rest in its time', async () => {
    const id = await subscribe();
    const [charge] = (await all(ana)).charges;
    expect(charge).toMatchObject({
      ...agreed,
      subscription: id,
      due: '2026-11-25',
      left: 20_000,
      standing: 'open',
      other: { id: carla.user.id, name: 'Carla' },
    });
    expect(await only(carla)).toMatchObject({
      id,
      as: 'coach',
      other: { name: 'Ana' },
      first: '2026-11-25',
      next: '2026-12-25',
      state: 'active',
      card: null,
    });
    expect(await only(ana)).toMatchObject({ as: 'student', other: { name: 'Carla' } });
    await pass(27);
    expect(await dues()).toEqual(['2026-11-25']);
    await pass(1);
    expect(await dues()).toEqual(['2026-11-25', '2026-12-25']);
  });

  test('of months in which nothing ran, each period is charged once, by two runners too', async () => {
    await subscribe();
    server.clock.advance(95 * DAY);
    const counts = await Promise.all([makeAllDue(server.deps), makeAllDue(server.deps)]);
    expect(counts[0] + counts[1]).toBe(3);
    expect(await dues()).toEqual(['2026-11-25', '2026-12-25', '2027-01-25', '2027-02-25']);
    await makeAllDue(server.deps);
    expect(await dues()).toHaveLength(4);
  });

  test('a pause is not charged afterwards, and what is due stays due', async () => {
    const id = await subscribe();
    expect((await stand(carla, id, 'pause')).status).toBe(204);
    expect(await only(ana)).toMatchObject({ state: 'paused', next: null });
    await pass(70);
    expect(await dues()).toEqual(['2026-11-25']);
    await stand(carla, id, 'resume');
    expect(await only(ana)).toMatchObject({ state: 'active', next: '2027-02-25' });
    await pass(20);
    expect(await dues()).toEqual(['2026-11-25', '2027-02-25']);
  });

  test.each([
    ['coach', () => carla],
    ['student', () => ana],
  ])('what passed while the %s was suspended is not charged afterwards', async (_, who) => {
    await subscribe();
    const { db } = server.connection;
    const { id } = who().user;
    const suspension = { user_id: id, reason: 'Golpe', at: 1 };
    await db.insertInto('account_suspension').values(suspension).execute();
    await pass(70);
    expect(await dues()).toEqual(['2026-11-25']);
    // No charge is announced that nobody will make.
    expect([(await only(ana))?.next, (await only(carla))?.next]).toEqual([null, null]);
    await inTransaction(db, async (trx) => {
      await trx.deleteFrom('account_suspension').execute();
      await server.deps.events.emit(trx, 'account.resumed', { userId: id });
    });
    expect((await only(ana))?.next).toBe('2027-02-25');
    await pass(20);
    expect(await dues()).toEqual(['2026-11-25', '2027-02-25']);
  });

  test('another period keeps the day of the month through a month that is too short', async () => {
    const id = await subscribe({ first: '2026-11-30' });
    await pass(90);
    expect((await only(ana))?.next).toBe('2027-02-28');
    const change = (period: string) =>
      carla.put(`/api/charges/subscriptions/${id}`, { ...agreed, period });
    expect((await change('quarterly')).status).toBe(204);
    expect((await only(ana))?.next).toBe('2027-02-28');
    await pass(10);
    expect((await only(ana))?.next).toBe('2027-05-30');
    expect(await dues()).toEqual(['2026-11-30', '2026-12-30', '2027-01-30', '2027-02-28']);
  });

  test('charges twice a year, and yearly from the next charge on after a change', async () => {
    const id = await subscribe({ period: 'semiannual', first: '2026-11-30' });
    expect(await only(ana)).toMatchObject({ period: 'semiannual', next: '2026-11-30' });
    await pass(10);
    expect((await only(ana))?.next).toBe('2027-05-30');
    await pass(200);
    const yearly = { ...agreed, period: 'annual' };
    expect((await carla.put(`/api/charges/subscriptions/${id}`, yearly)).status).toBe(204);
    expect((await only(ana))?.next).toBe('2027-11-30');
    await pass(180);
    expect(await only(ana)).toMatchObject({ period: 'annual', next: '2028-11-30' });
    expect(await dues()).toEqual(['2026-11-30', '2027-05-30', '2027-11-30']);
  });

  test.each([
    [1, ['20000', '22000', '22000']],
    [2, ['20000', '20000', '22000']],
    [null, ['20000', '20000', '20000']],
  ])('gives a discount to %s charges', async (discountLeft, sums) => {
    const id = await subscribe({ discountLeft });
    await pass(30);
    await pass(30);
    const charges = (await all(ana)).charges.toReversed();
    expect(charges.map(({ left }) => `${left}`)).toEqual(sums);
    const [first, second] = charges.map((one) => one.discountLeft);
    expect([first, second]).toEqual(
      discountLeft === null ? [null, null] : [discountLeft - 1, discountLeft > 1 ? 0 : null],
    );
    const plan = await only(carla);
    expect(plan).toMatchObject(
      discountLeft === null
        ? { discount: 2000, discountReason: 'Amiga' }
        : { discount: 0, discountReason: '', discountLeft: null },
    );
    // Another discount for the next charge alone.
    await carla.put(`/api/charges/subscriptions/${id}`, { ...agreed, discountLeft: 1 });
    expect(await only(ana)).toMatchObject({ discount: 2000, discountLeft: 1 });
    // A version of the app without the number changes the price alone.
    await carla.put(`/api/charges/subscriptions/${id}`, { ...agreed, centavos: 30_000 });
    expect(await only(ana)).toMatchObject({ centavos: 30_000, discountLeft: 1 });
    expect((await ask(carla, { discountLeft: 0 })).status).toBe(400);
  });

  test('a change holds from the next charge on', async () => {
    const id = await subscribe();
    const dearer = { ...agreed, period: 'quarterly', centavos: 60_000, discount: 0 };
    const put = (who: Visitor, form: object) => who.put(`/api/charges/subscriptions/${id}`, form);
    expect((await put(carla, dearer)).status).toBe(204);
    await pass(35);
    const charges = (await all(ana)).charges.map(({ due, left }) => [due, left]);
    expect(charges).toEqual([
      ['2026-12-25', 60_000],
      ['2026-11-25', 20_000],
    ]);
    expect((await only(ana))?.next).toBe('2027-03-25');
    expect((await put(carla, { ...dearer, period: 'once' })).status).toBe(400);
    for (const other of [ana, bia]) expect((await put(other, dearer)).status).toBe(404);
  });

  test('a charge is not moved to the day of another one', async () => {
    await subscribe();
    await pass(30);
    const [next, first] = (await all(carla)).charges;
    const move = (due: string) => carla.put(`/api/charges/${first?.id}`, { ...agreed, due });
    const refused = await move(next?.due ?? '');
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'day_taken' }]);
    expect((await move('2026-12-26')).status).toBe(204);
    expect(await dues()).toEqual(['2026-12-25', '2026-12-26']);
  });

  test('end with their link or by either side, and the other one is told', async () => {
    const first = await subscribe();
    expect((await stand(ana, first, 'pause')).status).toBe(404);
    expect((await stand(bia, first, 'end')).status).toBe(404);
    expect((await stand(ana, first, 'end')).status).toBe(204);
    expect((await stand(ana, first, 'end')).status).toBe(204);
    expect((await stand(carla, first, 'resume')).status).toBe(409);
    const inbox = await carla.get('/api/notifications/inbox');
    expect(inbox.text).toContain('Ana encerrou um plano');

    await subscribe({ first: '2026-11-26' });
    await subscribe({ first: '2026-12-26', period: 'annual' });
    expect((await ana.post(`/api/coaching/links/${link}/end`)).status).toBeLessThan(300);
    expect((await all(ana)).subscriptions.map(({ state }) => state)).toEqual([
      'ended',
      'ended',
      'ended',
    ]);
    await pass(60);
    // Both were made some days ahead, and their periods never began.
    const ended = (await all(ana)).charges.map(({ due, standing }) => [due, standing]);
    expect(ended).toEqual([
      ['2026-11-26', 'cancelled'],
      ['2026-11-25', 'cancelled'],
    ]);
    const told = await ana.get('/api/notifications/inbox');
    expect(told.text).toContain('o plano terminou antes do vencimento');
    const { text } = await carla.get('/api/notifications/inbox');
    expect(text).toContain('Uma mensalidade terminou');
    expect(text).toContain('Um plano terminou');
  });

  test('leaves what is due until today open, and what was begun to be paid, when it ends', async () => {
    const today = await subscribe({ first: '2026-11-20' });
    const begun = await subscribe({ first: '2026-11-23', title: 'Aula' });
    const ahead = await subscribe({ first: '2026-11-24', title: 'Ficha' });
    const claimed = (await all(ana)).charges.find(({ subscription }) => subscription === begun);
    await ana.post(`/api/charges/${claimed?.id}/claims`, { note: '', receipt: null });
    expect((await carla.post(`/api/coaching/links/${link}/end`)).status).toBeLessThan(300);
    const standings = (await all(ana)).charges.map(({ subscription, standing, left }) => [
      subscription,
      standing,
      left,
    ]);
    expect(standings).toEqual([
      [ahead, 'cancelled', 0],
      [begun, 'claimed', 20_000],
      [today, 'open', 20_000],
    ]);
  });

  test('are neither charged nor reminded of after the coaching ended, by a new coach too', async () => {
    await subscribe({ first: '2026-11-20' });
    const remind = async () => {
      await remindAll(server.deps);
      const inbox = await ana.get('/api/notifications/inbox');
      return inbox.text.split('Lembrete de Carla').length - 1;
    };
    await pass(3);
    expect(await remind()).toBe(1);
    const { token } = await invite(bia);
    expect((await accept(ana, token, ['program'], { endLink: link })).status).toBe(200);
    for (let day = 0; day < 40; day += 1) {
      await pass(1);
      await remind();
    }
    expect(await remind()).toBe(1);
    expect(await dues()).toEqual(['2026-11-20']);
    const [charge] = (await all(carla)).charges;
    expect(charge).toMatchObject({ standing: 'open', left: 20_000 });
    // The professional may still ask by hand.
    expect((await carla.post(`/api/charges/${charge?.id}/remind`)).status).toBe(204);
  });

  test('leaves no charge ahead when it ends while the job makes one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await subscribe({ first: dayAfter(9), title: `Plano ${round}` });
      server.clock.advance(3 * DAY);
      const [, ended] = await Promise.all([makeAllDue(server.deps), stand(ana, id, 'end')]);
      expect(ended.status).toBe(204);
      await makeAllDue(server.deps);
      const charges = (await all(ana)).charges.filter(({ subscription }) => subscription === id);
      expect(charges.filter(({ standing }) => standing !== 'cancelled')).toEqual([]);
    }
  });

  test('of an account that waited for its erasure, no period is charged afterwards', async () => {
    await subscribe();
    const { db } = server.connection;
    const leaving = { user_id: ana.user.id, asked_at: 1, erase_at: Number.MAX_SAFE_INTEGER };
    await db.insertInto('account_deletion').values(leaving).execute();
    await pass(70);
    await inTransaction(db, async (trx) => {
      await trx.deleteFrom('account_deletion').execute();
      await server.deps.events.emit(trx, 'account.stayed', { userId: ana.user.id });
    });
    await pass(20);
    expect(await dues()).toEqual(['2026-11-25', '2027-02-25']);
  });

  test('one that is made while its link ends, ends with it', async () => {
    // The second request waits; SQLite runs one at a time anyway.
    if (database.name !== 'PostgreSQL') return;
    const { db } = server.connection;
    const form = v.parse(newSubscriptionSchema, {
      ...agreed,
      students: [ana.user.id],
      first: '2026-11-25',
      zone: SP,
    });
    let over = false;
    const end = () =>
      ana.post(`/api/coaching/links/${link}/end`).finally(() => {
        over = true;
      });
    const ending = await inTransaction(db, async (trx) => {
      const coach = { ...carla.user, name: 'Carla', email: 'carla@example.com' };
      await subscribePeople(server.deps, trx, coach, form);
      const answer = end();
      await expect
        .poll(async () => {
          const waiting = await sql`select 1 from pg_locks where not granted`.execute(db);
          return over || waiting.rows.length > 0;
        })
        .toBe(true);
      return { answer };
    });
    expect((await ending.answer).status).toBeLessThan(300);
    expect((await only(ana))?.state).toBe('ended');
  });

  test('are of a coach and students of theirs alone, from a day that is near', async () => {
    expect((await ask(carla, { students: [bia.user.id] })).status).toBe(404);
    expect((await ask(ana, { students: [carla.user.id] })).status).toBe(404);
    expect((await ask(carla, { students: [ana.user.id, bia.user.id] })).status).toBe(404);
    expect((await ask(carla, { first: '2026-10-01' })).status).toBe(400);
    expect((await ask(carla, { period: 'once' })).status).toBe(400);
    expect((await all(carla)).subscriptions).toEqual([]);
  });

  test('wait while one is late, where the coach chose so, and go on once it is paid', async () => {
    await carla.put('/api/charges/settings', {
      ladder: [],
      wordings: {},
      overdue: 'pause',
      overdueDays: 5,
    });
    await subscribe();
    // 19 December: 24 days late.
    await pass(29);
    expect(await dues()).toEqual(['2026-11-25']);
    // 18 January: the periods of the pause are not charged.
    await pass(30);
    expect(await dues()).toEqual(['2026-11-25']);
    expect((await pay(carla)).status).toBe(201);
    await makeAllDue(server.deps);
    expect(await dues()).toEqual(['2026-11-25', '2027-01-25']);
  });

  test('whatever the days the work runs on, no period is charged twice or left out', async () => {
    if (database.name !== 'SQLite') return;
    const runs = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(runs, async (gaps) => {
        await server.connection.db.deleteFrom('charge').execute();
        await server.connection.db.deleteFrom('plan_subscription').execute();
        const first = new Date(server.clock.now()).toISOString().slice(0, 10);
        await subscribe({ first });
        for (const gap of gaps) await pass(gap);
        const { next } = (await only(ana)) ?? {};
        const until = new Date(server.clock.now() + 7 * DAY).toISOString().slice(0, 10);
        expect(next && next > until).toBe(true);
        const made = await dues();
        expect(new Set(made).size).toBe(made.length);
        const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
        const expected = months(next ?? '') - months(first);
        expect(made.map(months)).toEqual(
          Array.from({ length: expected }, (_, n) => months(first) + n),
        );
      }),
      { numRuns: 6 },
    );
  });
});
