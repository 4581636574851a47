import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/local-day';
import {
  chargeLinkSchema,
  chargesSchema,
  madeSubscriptionsSchema,
  RECEIPT_BYTES,
} from '#protocol/charges/charges';
import { eraseDueAccounts } from '../../../server/account/erasure/erase';
import { remindAll } from '../../../server/charges/reminders/reminders';
import { forgetCharges } from '../../../server/charges/retention';
import { makeAllDue } from '../../../server/charges/subscriptions/dues';
import { DAY } from '../../harness/clock';
import { linkPeople } from '../../harness/coaching';
import { onEveryDatabase } from '../../harness/databases';
import { createTestServer, PASSWORD, type TestServer } from '../../harness/server';
import { jpeg } from '../account/photo/jpeg-sample';
import type { Person } from '../coaching/people';
import { server, withServer } from '../opened';
import { charge, chargedOne, codeOf, MONTHLY, readCharge, readCharges } from './charging';

const zone = 'America/Sao_Paulo';
const TODAY = '2026-11-20';
const HOUR = DAY / 24;

/** Values at the boundaries between rules. The server's clock is at noon of TODAY. */
onEveryDatabase('charges at their edges', (database) => {
  let coach: Person;
  let student: Person;

  withServer(database);
  beforeEach(async () => {
    coach = await server.signedIn({ name: 'Carla', email: 'carla@example.com' });
    student = await server.signedIn();
    await linkPeople(server.deps, {
      professional: coach.user.id,
      student: student.user.id,
      scopes: ['program'] as const,
      at: server.clock.now(),
    });
    // Months pass in this test, so the session is extended.
    await server.deps.db
      .updateTable('session')
      .set({ expiresAt: '2060-01-01T00:00:00.000Z' })
      .execute();
  });

  const asked = (more: object = {}) => chargedOne(coach, [student.user.id], more);
  const pay = (id: string, centavos = 15_000, day = TODAY) =>
    coach.post(`/api/charges/${id}/payments`, {
      id: randomUUID(),
      method: 'cash',
      centavos,
      day,
      note: '',
    });
  const subscribe = (first: string, more: object = {}) =>
    coach.post('/api/charges/subscriptions', {
      ...MONTHLY,
      students: [student.user.id],
      first,
      zone,
      ...more,
    });
  const settle = (more: object) =>
    coach.put('/api/charges/settings', {
      ladder: [-3, 0, 3],
      wordings: {},
      overdue: 'none',
      overdueDays: 5,
      ...more,
    });
  const dues = async () => (await readCharges(student)).charges.map(({ due }) => due).toSorted();
  const copies = (id: string, count: number, more: (nth: number) => object = () => ({})) =>
    copyRows(server, 'charge', id, count, more);

  test('a claim’s picture may have all the bytes and any side of 32 to 8192 px', async () => {
    const id = await asked();
    const claim = async (image: Buffer) => {
      const receipt = image.toString('base64');
      const answer = await student.post(`/api/charges/${id}/claims`, { note: '', receipt });
      if (answer.status !== 201) return codeOf(answer)[1];
      const { id: payment } = v.parse(v.object({ id: v.string() }), answer.body);
      await student.delete(`/api/charges/${id}/payments/${payment}`);
      return 'ok';
    };
    const wide = jpeg(32, 8192);
    expect(await claim(wide)).toBe('ok');
    expect(await claim(jpeg(31, 8192))).toBe('bad_receipt');
    expect(await claim(jpeg(32, 8193))).toBe('bad_receipt');
    // Bytes after the end of a picture are not stored, but count.
    const full = Buffer.concat([wide, Buffer.alloc(RECEIPT_BYTES - wide.length)]);
    expect(await claim(full)).toBe('ok');
    expect(await claim(Buffer.concat([full, Buffer.alloc(1)]))).not.toBe('ok');
  });

  test('one centavo for each part is enough, and less is too small', async () => {
    const parts = { parts: 3, discount: 0 };
    expect((await charge(coach, [student.user.id], { ...parts, centavos: 3 })).status).toBe(201);
    const less = await charge(coach, [student.user.id], { ...parts, centavos: 2 });
    expect(codeOf(less)).toEqual([409, 'too_small']);
  });

  test('the last session of a pack can be had, and no more', async () => {
    const id = await asked({ period: 'sessions', sessions: 10 });
    const use = (used: number) => coach.put(`/api/charges/${id}/sessions`, { used });
    expect((await use(10)).status).toBe(204);
    expect(codeOf(await use(11))).toEqual([409, 'no_pack']);
  });

  test('of two charges by name that were made at one instant, one is bound alone', async () => {
    const [one, other] = [await chargedOne(coach, 'Rui'), await chargedOne(coach, 'Rui')];
    const { address } = v.parse(
      chargeLinkSchema,
      (await coach.post(`/api/charges/${one}/link`)).body,
    );
    await student.post(`/api/checkout/${address.slice(address.lastIndexOf('/') + 1)}/mine`);
    expect((await readCharges(student)).charges.map(({ id }) => id)).toEqual([one]);
    expect((await readCharge(coach, other)).other).toMatchObject({ id: null, name: 'Rui' });
  });

  test('a pack that is cancelled hands its sessions to no other charge that was made with it', async () => {
    const pack = { period: 'sessions', sessions: 10 };
    const [first, second] = [await asked(pack), await asked({ period: 'once' })];
    await coach.post(`/api/charges/${first}/cancel`);
    expect((await readCharge(coach, first)).sessions).toBe(10);
    expect((await readCharge(coach, second)).sessions).toBeNull();
  });

  test('what is paid whole is no longer to be paid', async () => {
    const id = await asked();
    await coach.put('/api/charges/payee', {
      name: 'Carla',
      city: 'Santos',
      pix: { kind: 'email', key: 'carla@example.com' },
    });
    expect((await readCharge(student, id)).payee).not.toBeNull();
    await pay(id, 14_999);
    expect(await readCharge(student, id)).toMatchObject({ left: 1, standing: 'partial' });
    await pay(id, 1);
    expect(await readCharge(student, id)).toMatchObject({ left: 0, standing: 'paid' });
  });

  test('with an account goes no charge that was paid whole: it is not cancelled either', async () => {
    const [paid, part] = [await asked(), await asked()];
    await pay(paid);
    await pay(part, 14_999);
    await student.post('/api/auth/delete-user', { password: PASSWORD });
    server.clock.advance(7 * DAY);
    await eraseDueAccounts(server.deps);
    const rows = await server.deps.db.selectFrom('charge').select(['id', 'cancelled_at']).execute();
    expect(new Map(rows.map(({ id, cancelled_at }) => [id, cancelled_at]))).toEqual(
      new Map([
        [paid, null],
        [part, server.clock.now()],
      ]),
    );
  });

  test('a charge that was paid waits for nothing more when all of it or a part was refunded', async () => {
    const [all, some] = [await asked(), await asked()];
    const { db } = server.deps;
    for (const id of [all, some]) {
      await pay(id);
      await db
        .updateTable('charge_payment')
        .set({ method: 'card', refunded: id === all ? 15_000 : 14_999 })
        .where('charge_id', '=', id)
        .execute();
    }
    // Old enough for a later page, of which the newest page only repeats waiting charges.
    await copies(all, 2000, (nth) => ({ due_day: addDays('2027-01-01', nth), cancelled_at: 1 }));
    const page = v.parse(chargesSchema, (await coach.get('/api/charges')).body);
    const ids = page.charges.map(({ id }) => id);
    expect([ids.includes(all), ids.includes(some)]).toEqual([false, false]);
  });

  test('a receipt is mailed again a day after the last one, not before', async () => {
    const id = await asked();
    const receipts = async () => {
      const { body } = await coach.get(`/api/charges/${id}`);
      const { payments } = v.parse(
        v.object({ payments: v.array(v.object({ id: v.string() })) }),
        body,
      );
      for (const one of payments) await coach.delete(`/api/charges/${id}/payments/${one.id}`);
      await pay(id);
      return (await server.mails()).filter(({ subject }) => subject.startsWith('Recibo')).length;
    };
    expect(await receipts()).toBe(1);
    server.clock.advance(DAY - 1);
    expect(await receipts()).toBe(1);
    server.clock.advance(DAY);
    expect(await receipts()).toBe(2);
  });

  test('who pays a professional without an account at Stripe is given no key of it', async () => {
    const own = await createTestServer({
      database,
      settings: {
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_PUBLIC_KEY: 'pk_test_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
      },
    });
    const seller = await own.signedIn({ name: 'Carla', email: 'carla@example.com' });
    const link = await seller.post(`/api/charges/${await chargedOne(seller, 'Rui')}/link`);
    const { address } = v.parse(chargeLinkSchema, link.body);
    const buyer = await own.signedIn();
    const { body } = await buyer.get(
      `/api/checkout/${address.slice(address.lastIndexOf('/') + 1)}`,
    );
    expect(body).toMatchObject({ stripeKey: null });
    await own.close();
  });

  test('a professional has room for the last charge, and for none after it', async () => {
    const id = await asked();
    await copies(id, 49_998);
    expect((await charge(coach, [student.user.id])).status).toBe(201);
    expect(codeOf(await charge(coach, [student.user.id]))).toEqual([409, 'too_many_charges']);
  });

  test('a subscription begins from 31 days ago to 366 days ahead', async () => {
    for (const [days, status] of [
      [-31, 201],
      [366, 201],
      [-32, 400],
      [367, 400],
    ] as const) {
      const { status: told, text } = await subscribe(addDays(TODAY, days));
      expect([days, told], text).toEqual([days, status]);
    }
  });

  test('a professional has room for 500 subscriptions, and for none after them', async () => {
    const { ids } = v.parse(madeSubscriptionsSchema, (await subscribe(addDays(TODAY, 300))).body);
    await copyRows(server, 'plan_subscription', ids[0] ?? '', 498);
    expect((await subscribe(addDays(TODAY, 300))).status).toBe(201);
    expect(codeOf(await subscribe(addDays(TODAY, 300)))).toEqual([409, 'too_many_subscriptions']);
  });

  test('a charge is moved neither to the day of the next one to come, nor to that of one made', async () => {
    await subscribe(TODAY);
    const [first] = (await readCharges(student)).charges;
    if (!first) throw new Error('nothing was made');
    const { title, includes, period, centavos, discount, discountReason } = MONTHLY;
    const move = (due: string) =>
      coach.put(`/api/charges/${first.id}`, {
        plan: null,
        title,
        includes,
        period,
        centavos,
        discount,
        discountReason,
        due,
      });
    expect(codeOf(await move('2026-12-20'))).toEqual([409, 'day_taken']);
    expect((await move('2026-12-19')).status).toBe(204);
    // The charge's former day is free again.
    expect((await move(TODAY)).status).toBe(204);
  });

  test('a period that is due today waits with the late one before it, and is charged once that is paid', async () => {
    await settle({ overdue: 'pause' });
    await subscribe(addDays(TODAY, -30));
    const [late] = (await readCharges(student)).charges;
    // The second charge is due on 21 November, which is today now.
    server.clock.advance(DAY);
    await makeAllDue(server.deps);
    expect(await dues()).toEqual(['2026-10-21']);
    await pay(late?.id ?? '');
    await makeAllDue(server.deps);
    expect(await dues()).toEqual(['2026-10-21', '2026-11-21']);
  });

  test('a period waits with a late charge whose zone is ahead of that of its plan', async () => {
    await settle({ overdue: 'pause', overdueDays: 5 });
    await subscribe(addDays(TODAY, -30));
    const [late] = (await readCharges(student)).charges;
    // 22 November in the zone of the charge, 21 November in that of the plan.
    server.clock.advance(21 * HOUR);
    const { db } = server.deps;
    const due_day = '2026-11-16';
    await db
      .updateTable('charge')
      .set({ zone: 'Pacific/Kiritimati', due_day })
      .where('id', '=', late?.id ?? '')
      .execute();
    await makeAllDue(server.deps);
    expect(await dues()).toEqual([due_day]);
  });

  test('a period that passed beside a late charge is charged no more', async () => {
    await settle({ overdue: 'pause' });
    await subscribe(addDays(TODAY, -30));
    const [late] = (await readCharges(student)).charges;
    server.clock.advance(2 * DAY);
    await makeAllDue(server.deps);
    await pay(late?.id ?? '');
    await makeAllDue(server.deps);
    expect(await dues()).toEqual(['2026-10-21']);
  });

  test('charges and subscriptions go on their day, not before', async () => {
    const at = server.clock.now();
    const id = await asked({ due: TODAY });
    const { ids } = v.parse(madeSubscriptionsSchema, (await subscribe(addDays(TODAY, 300))).body);
    await coach.post(`/api/charges/subscriptions/${ids[0]}/standing`, { act: 'end' });
    const { db } = server.deps;
    const left = async (before: number) => {
      await forgetCharges(db, before);
      const charges = await db.selectFrom('charge').select('id').where('id', '=', id).execute();
      const plans = await db.selectFrom('plan_subscription').select('id').execute();
      return [charges.length, plans.length];
    };
    expect(await left(at - 1)).toEqual([1, 1]);
    expect(await left(at)).toEqual([1, 0]);
    expect(await left(at + DAY)).toEqual([0, 0]);
  });

  test('reminds on the first and on the last day of the longest ladder', async () => {
    await settle({ ladder: [-15, 60] });
    const before = await asked({ due: addDays(TODAY, 16) });
    server.clock.advance(DAY);
    expect(await remindAll(server.deps)).toBe(1);
    await coach.post(`/api/charges/${before}/cancel`);
    await asked({ due: addDays(TODAY, 2) });
    server.clock.advance(61 * DAY);
    expect(await remindAll(server.deps)).toBe(1);
  });

  test.each([
    // Its clock is a day ahead of UTC here, and the first step is fifteen days before the due day.
    ['Pacific/Kiritimati', '2026-11-21T23:00:00Z', -15, '2026-12-07'],
    // Its clock is a day behind, and the last step is seven days late at most.
    ['Pacific/Pago_Pago', '2027-02-10T03:00:00Z', 60, '2026-12-04'],
  ])(
    'reminds at the end of a ladder where the day is another one: %s',
    async (zone, at, step, due) => {
      await settle({ ladder: [step] });
      await asked({ due, zone });
      server.clock.advance(Date.parse(at) - server.clock.now());
      expect(await remindAll(server.deps)).toBe(1);
    },
  );

  test('reminds of every charge, however many are due at once', async () => {
    await settle({ ladder: [0] });
    await copies(await asked({ due: addDays(TODAY, 1) }), 200);
    server.clock.advance(DAY);
    expect(await remindAll(server.deps)).toBe(201);
  });

  test('a reminder by hand before the ladder begins has the usual words', async () => {
    await settle({ ladder: [-3, 0], wordings: { '-3': 'Faltam três dias, {nome}' } });
    const id = await asked({ due: addDays(TODAY, 5) });
    expect((await coach.post(`/api/charges/${id}/remind`)).status).toBeLessThan(300);
    const notice = await server.deps.db
      .selectFrom('notice')
      .select('body')
      .where('key', 'like', '%asked:%')
      .executeTakeFirstOrThrow();
    expect(notice.body).not.toContain('Faltam três dias');
    expect(notice.body).not.toContain('undefined');
  });
});

/** Copies a row of a table several times, with other ids. */
async function copyRows(
  { deps: { db } }: TestServer,
  table: 'charge' | 'plan_subscription',
  id: string,
  count: number,
  more: (nth: number) => object = () => ({}),
): Promise<void> {
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('nothing to copy');
  const columns = Object.keys(row);
  for (let from = 0; from < count; from += 500) {
    const some = Array.from({ length: Math.min(500, count - from) }, (_, nth) => {
      const copy = { ...row, id: randomUUID(), subscription_id: null, ...more(from + nth) };
      return sql`(${sql.join(columns.map((name) => Reflect.get(copy, name)))})`;
    });
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
      values ${sql.join(some)}`.execute(db);
  }
}
