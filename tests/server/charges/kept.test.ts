import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { KEPT_DAYS } from '#domain/account/retention';
import { accountDataSchema } from '#protocol/account/account-data';
import { chargeLinkSchema } from '#protocol/charges/charges';
import { isNamed } from '#words/account/account-data';
import { eraseDueAccounts } from '../../../server/account/erasure/erase';
import { keepNoLonger } from '../../../server/app/retention';
import { DAY } from '../../harness/clock';
import { linkPeople } from '../../harness/coaching';
import { onEveryDatabase } from '../../harness/databases';
import { PASSWORD } from '../../harness/server';
import type { Visitor } from '../../harness/visitor';
import { tracesOf } from '../account/erasure/traces';
import { jpeg } from '../account/photo/jpeg-sample';
import type { Person } from '../coaching/people';
import { server, withServer } from '../opened';
import { chargedOne, codeOf, MONTHLY, readCharge, readCharges } from './charging';

const zulmira = { name: 'Zulmira Quadros', email: 'zulmira.q@example.com' };
const bianca = { name: 'Bianca Peixoto', email: 'bianca.p@example.com' };

onEveryDatabase('what is kept of charges', (database) => {
  let coach: Person;
  let student: Person;

  withServer(database);
  beforeEach(async () => {
    coach = await server.signedIn(zulmira);
    student = await server.signedIn(bianca);
    await linkPeople(server.deps, {
      professional: coach.user.id,
      student: student.user.id,
      scopes: ['program'] as const,
      at: server.clock.now(),
    });
  });

  const asked = (more: object = {}) => chargedOne(coach, [student.user.id], more);
  const pay = (id: string, centavos = 15_000) =>
    coach.post(`/api/charges/${id}/payments`, {
      id: randomUUID(),
      method: 'cash',
      centavos,
      day: '2026-11-20',
      note: 'Na academia',
    });
  const claim = async (id: string) => {
    const receipt = jpeg(64, 64).toString('base64');
    const { body } = await student.post(`/api/charges/${id}/claims`, { note: 'Do Itaú', receipt });
    return v.parse(v.object({ id: v.string() }), body).id;
  };
  const answer = (id: string, payment: string) =>
    coach.put(`/api/charges/${id}/claims/${payment}`, {
      found: true,
      centavos: 15_000,
      day: '2026-11-20',
    });
  const subscribe = () =>
    coach.post('/api/charges/subscriptions', {
      ...MONTHLY,
      students: [student.user.id],
      first: '2026-11-25',
      zone: 'America/Sao_Paulo',
    });
  const rows = (table: 'charge' | 'charge_payment' | 'charge_receipt' | 'plan_subscription') =>
    server.connection.db.selectFrom(table).selectAll().execute();
  /** Signs in again: a session does not last that long. */
  const back = async ({ email }: { email: string }) => {
    const visitor = server.visitor();
    await visitor.post('/api/auth/sign-in/email', { email, password: PASSWORD });
    return visitor;
  };
  /** The notices about charges that ended with the other side's account. */
  const openOver = async (person: Person) => {
    const rows = await server.connection.db
      .selectFrom('notice')
      .select(['body', 'path'])
      .where('user_id', '=', person.user.id)
      .where('title', '=', 'Cobranças em aberto terminaram')
      .execute();
    return rows.map(({ body, path }) => [body, path]);
  };
  const erase = async (who: Visitor) => {
    await who.post('/api/auth/delete-user', { password: PASSWORD });
    server.clock.advance(7 * DAY);
    expect(await eraseDueAccounts(server.deps)).toBe(1);
    await server.mails();
  };

  test('with the student goes what nobody paid; what was paid stays with the professional, without them', async () => {
    const [open, paid, part] = [await asked(), await asked(), await asked()];
    await subscribe();
    await answer(paid, await claim(paid));
    await pay(part, 5000);
    const link = await coach.post(`/api/charges/${paid}/link`);
    await erase(student);
    expect(await tracesOf(server, { ...bianca, id: student.user.id })).toEqual([]);
    const carla = await back(zulmira);
    // 150 of the open charge and of the plan's first, 100 of the one paid in part.
    expect(await openOver(coach)).toEqual([
      [
        'Do outro lado, a conta foi excluída. O que faltava pagar, R$\u00a0400,00, saiu das cobranças.',
        '/app/charges',
      ],
    ]);
    expect(codeOf(await carla.get(`/api/charges/${open}`))).toEqual([404, 'unknown_charge']);
    const gone = { id: null, name: 'Conta excluída' };
    const kept = await readCharge(carla, paid);
    expect(kept).toMatchObject({ other: gone, standing: 'paid', title: 'Consultoria' });
    expect(kept.payments).toMatchObject([{ centavos: 15_000, note: '', receipt: false }]);
    expect(await readCharge(carla, part)).toMatchObject({
      other: gone,
      left: 0,
      payments: [{ centavos: 5000, note: 'Na academia' }],
    });
    expect([await rows('charge_receipt'), await rows('plan_subscription')]).toEqual([[], []]);
    // An old link does not make another person the payer in place of an erased one.
    const { address } = v.parse(chargeLinkSchema, link.body);
    const other = await server.signedIn({ email: 'x@example.com' });
    const at = `/api/checkout/${address.slice(address.lastIndexOf('/') + 1)}`;
    expect(codeOf(await other.get(at))).toEqual([404, 'unknown_charge']);
    expect(codeOf(await other.post(`${at}/mine`))).toEqual([404, 'unknown_charge']);
  });

  test('with the professional the same; with both of them all of it', async () => {
    const [open, paid] = [await asked(), await asked()];
    await answer(paid, await claim(paid));
    await coach.put('/api/charges/payee', {
      name: zulmira.name,
      city: 'Santos',
      pix: { kind: 'email', key: zulmira.email },
    });
    await erase(coach);
    expect(await tracesOf(server, { ...zulmira, id: coach.user.id })).toEqual([]);
    expect(await openOver(student)).toEqual([
      [expect.stringContaining('O que faltava pagar, R$\u00a0150,00, saiu'), '/app/payments'],
    ]);
    const bia = await back(bianca);
    expect((await readCharges(bia)).charges.map(({ id }) => id)).toEqual([paid]);
    expect(codeOf(await bia.get(`/api/charges/${open}`))).toEqual([404, 'unknown_charge']);
    expect(await readCharge(bia, paid)).toMatchObject({
      other: { id: null, name: 'Conta excluída' },
      standing: 'paid',
      payee: null,
    });
    await erase(bia);
    expect([await rows('charge'), await rows('charge_payment')]).toEqual([[], []]);
  });

  test('more of them than a statement takes ids go all the same', async () => {
    const MANY = 33_000;
    const [first] = [await asked(), await pay(await asked())];
    expect(first).toBeTruthy();
    const { db } = server.connection;
    const [row] = (await rows('charge')).filter(({ id }) => id !== first);
    const [payment] = await db.selectFrom('charge_payment').selectAll().execute();
    if (!row || !payment) throw new Error('nothing to copy');
    for (let from = 0; from < MANY; from += 500) {
      const ids = Array.from({ length: 500 }, (_, nth) => `many-${from + nth}`);
      await db
        .insertInto('charge')
        .values(ids.map((id) => ({ ...row, id })))
        .execute();
      const paid = ids.map((id) => ({ ...payment, id: `of-${id}`, charge_id: id }));
      await db.insertInto('charge_payment').values(paid).execute();
    }
    await erase(coach);
    const ofCoach = await db
      .selectFrom('charge')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('coach_id', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(Number(ofCoach.count)).toBe(0);
    expect(await rows('charge')).toHaveLength(MANY + 1);
  });

  test('both read it in the data that they download, in words', async () => {
    const id = await asked({ discount: 1000, discountReason: 'Indicação' });
    await claim(id);
    await subscribe();
    for (const [who, other] of [
      [student, zulmira.name],
      [coach, bianca.name],
    ] as const) {
      const { body, text } = await who.get('/api/account/data');
      const { parts } = v.parse(accountDataSchema, body);
      const mine = parts.charge?.find(({ discount }) => discount === 'R$\u00a010,00');
      expect(mine).toMatchObject({ with: other, price: 'R$\u00a0150,00', why: 'Indicação' });
      expect(parts.charge_payment).toMatchObject([
        { method: 'Pix', standing: 'Avisado, falta confirmar', note: 'Do Itaú' },
      ]);
      // By its address: all receipts of a person could exceed the size of one text.
      const picture = await who.get(String(parts.charge_payment?.[0]?.receipt));
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(text).not.toContain('base64');
      expect(parts.plan_subscription).toMatchObject([{ title: 'Consultoria', with: other }]);
      for (const name of ['charge', 'charge_payment', 'plan_subscription']) {
        expect(isNamed(name, Object.keys(parts[name]?.[0] ?? {})), name).toBe(true);
      }
    }
    const nobody = await server.signedIn({ email: 'x@example.com' });
    const { parts } = v.parse(accountDataSchema, (await nobody.get('/api/account/data')).body);
    expect([parts.charge, parts.charge_payment, parts.plan_subscription]).toEqual([[], [], []]);
  });

  test('a payment in that data says what was refunded, given back by a bank and contested', async () => {
    await pay(await asked());
    const money = (one: object) =>
      server.connection.db
        .updateTable('charge_payment')
        .set({ refunded: 3000, lost: 4000, contested: 5000, ...one })
        .execute();
    const told = async () => {
      const { body } = await student.get('/api/account/data');
      return v.parse(accountDataSchema, body).parts.charge_payment;
    };
    await money({ dispute: 'open' });
    const taken = { back: 'R$\u00a030,00', lost: 'R$\u00a040,00', held: 'R$\u00a050,00' };
    expect(await told()).toMatchObject([{ price: 'R$\u00a0150,00', ...taken }]);
    await money({ dispute: 'appeal' });
    expect(await told()).toMatchObject([{ ...taken, held: 'R$\u00a00,00' }]);
  });

  test('pictures, cancelled charges and old ones go in their time, and nothing under way', async () => {
    const [paid, waiting] = [await asked(), await asked()];
    const [cancelled, open] = [await asked(), await asked()];
    await answer(paid, await claim(paid));
    await claim(waiting);
    await coach.post(`/api/charges/${cancelled}/cancel`);
    const counts = async (days: number) => {
      server.clock.advance(days * DAY);
      await keepNoLonger(server.deps);
      const ids = (await rows('charge')).map(({ id }) => id).sort();
      return [ids, (await rows('charge_receipt')).length];
    };
    const all = [paid, waiting, cancelled, open].sort();
    expect(await counts(KEPT_DAYS.receipts - 1)).toEqual([all, 2]);
    expect(await counts(1)).toEqual([all, 1]);
    const less = [paid, waiting, open].sort();
    expect(await counts(KEPT_DAYS.cancelledCharges - KEPT_DAYS.receipts)).toEqual([less, 1]);
    // The charge is due on 10 December, 20 days after the clock's first day.
    expect(await counts(KEPT_DAYS.charges - KEPT_DAYS.cancelledCharges + 19)).toEqual([less, 1]);
    expect(await counts(3)).toEqual([[waiting], 1]);
  });
});
