import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { giveConsent } from '#domain/account/consent';
import { madeSubscriptionsSchema } from '#protocol/charges/charges';
import { inboxSchema } from '#protocol/device/notifications';
import { remindAll } from '../../../server/charges/reminders/reminders';
import { DAY } from '../../harness/clock';
import { linkPeople } from '../../harness/coaching';
import { onEveryDatabase } from '../../harness/databases';
import { createTestServer, type TestServer } from '../../harness/server';
import type { Visitor } from '../../harness/visitor';
import type { Person } from '../coaching/people';
import { choose, subscribe } from '../device/people';
import { type PushService, startPushService } from '../device/push-service';
import { chargedOne, MONTHLY, readCharge } from './charging';

const HOUR = 3_600_000;
const SP = 'America/Sao_Paulo';

onEveryDatabase('what is told of charges', (database) => {
  let server: TestServer;
  let service: PushService;
  let carla: Person;
  let ana: Person;

  // The server's clock is at 2026-11-20, noon in São Paulo.
  beforeEach(async () => {
    service = await startPushService();
    server = await createTestServer({ database, pushDoor: service.door });
    carla = await server.signedIn({ name: 'Carla', email: 'carla@example.com' });
    ana = await server.signedIn({ name: 'Ana <b>' });
    await linkPeople(server.deps, {
      professional: carla.user.id,
      student: ana.user.id,
      scopes: ['program'] as const,
      at: server.clock.now(),
    });
    const far = { expiresAt: '2060-01-01T00:00:00.000Z' };
    await server.connection.db.updateTable('session').set(far).execute();
  });
  afterEach(async () => {
    await server.close();
    await service.close();
  });

  const charge = (more: object = {}) => chargedOne(carla, [ana.user.id], more);
  const inbox = async (who: Visitor) =>
    v.parse(inboxSchema, (await who.get('/api/notifications/inbox')).body).notices;
  const titles = async (who: Visitor) => (await inbox(who)).map(({ title }) => title);
  const mailsTo = async (to: string) => (await server.mails()).filter((mail) => mail.to === to);
  const claim = async (id: string) => {
    const answer = await ana.post(`/api/charges/${id}/claims`, { note: '', receipt: null });
    return v.parse(v.object({ id: v.string() }), answer.body).id;
  };
  const answer = (id: string, payment: string, body: object) =>
    carla.put(`/api/charges/${id}/claims/${payment}`, body);
  const settings = (form: object) =>
    carla.put('/api/charges/settings', {
      ladder: [-3, 0, 3, 7],
      wordings: {},
      overdue: 'none',
      overdueDays: 7,
      ...form,
    });
  /** Advances the clock by days to nine in the morning, and runs the job every hour. */
  const pass = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      server.clock.advance(DAY);
      await remindAll(server.deps);
    }
  };
  const reminders = async () =>
    (await inbox(ana)).filter(({ title }) => title === 'Lembrete de Carla').map(({ body }) => body);

  test('a student hears of a new charge; a locked screen shows neither sum nor what for', async () => {
    await subscribe(service, ana, 'phone');
    const path = `/app/payments/checkout?charge=${await charge()}`;
    expect((await inbox(ana))[0]).toMatchObject({
      kind: 'charge',
      title: 'Nova cobrança de Carla',
      path,
      body: 'Consultoria: R$\u00a0150,00, vence em 10/12/2026.',
    });
    const [push] = await server.connection.db.selectFrom('push_delivery').selectAll().execute();
    expect(push).toMatchObject({ kind: 'charge', body: 'Abra para ver e pagar.' });
    expect(await inbox(carla)).toEqual([]);
  });

  test('each side hears what the other one did, and the receipt goes by mail', async () => {
    const id = await charge();
    const wrong = await claim(id);
    expect(await inbox(carla)).toMatchObject([
      { title: 'Ana <b> informou um pagamento', path: `/app/charges/${id}` },
    ]);
    server.clock.advance(1000);
    await answer(id, wrong, { found: false });
    expect((await titles(ana))[0]).toBe('Carla não encontrou o seu pagamento');
    expect(await mailsTo('ana@example.com')).toHaveLength(1);

    server.clock.advance(1000);
    const found = { found: true, centavos: 15_000, day: '2026-11-19' };
    expect((await answer(id, await claim(id), found)).status).toBe(204);
    expect((await readCharge(ana, id)).standing).toBe('paid');
    expect((await inbox(ana))[0]).toMatchObject({
      title: 'Pagamento confirmado',
      path: `/app/payments/${id}/receipt`,
    });
    const receipt = (await mailsTo('ana@example.com')).at(-1);
    expect(receipt?.subject).toBe('Recibo: Consultoria');
    expect(receipt?.text).toContain('Consultoria: R$\u00a0150,00');
    expect(receipt?.text).toContain('Pix, em 19/11/2026');
    expect(receipt?.text).toContain(`http://localhost:3001/app/payments/${id}/receipt`);
    expect(receipt?.html).toContain('Olá, Ana &lt;b&gt;.');
    // A coach gets no notice of their own acts.
    expect(await titles(carla)).toEqual([
      'Ana <b> informou um pagamento',
      'Ana <b> informou um pagamento',
    ]);
  });

  test('a part is told of without a receipt, which comes with the rest', async () => {
    const id = await charge();
    const pay = (centavos: number) => {
      server.clock.advance(1000);
      const money = { id: randomUUID(), method: 'cash', centavos, day: '2026-11-20', note: '' };
      return carla.post(`/api/charges/${id}/payments`, money);
    };
    const before = (await mailsTo('ana@example.com')).length;
    await pay(5000);
    expect(await mailsTo('ana@example.com')).toHaveLength(before);
    await pay(10_000);
    expect(await mailsTo('ana@example.com')).toHaveLength(before + 1);
  });

  test('the receipt by mail has every payment and their sum when more came than was asked', async () => {
    const id = await charge();
    const pay = (method: string, centavos: number, day: string) => {
      server.clock.advance(1000);
      const money = { id: randomUUID(), method, centavos, day, note: '' };
      return carla.post(`/api/charges/${id}/payments`, money);
    };
    await pay('cash', 6000, '2026-11-18');
    await pay('transfer', 14_000, '2026-11-20');
    const text = (await mailsTo('ana@example.com')).at(-1)?.text.replaceAll('\u00a0', ' ');
    expect(text).toContain('Consultoria: R$ 200,00');
    expect(text).toContain('Dinheiro, em 18/11/2026: R$ 60,00');
    expect(text).toContain('Transferência, em 20/11/2026: R$ 140,00');
  });

  test('one receipt of a charge goes by mail in a day, and payments of it end', async () => {
    const id = await charge();
    const pay = async () => {
      const money = {
        id: randomUUID(),
        method: 'cash',
        centavos: 15_000,
        day: '2026-11-20',
        note: '',
      };
      return carla.post(`/api/charges/${id}/payments`, money);
    };
    const undo = async (payment: string) => {
      server.clock.advance(1000);
      expect((await carla.delete(`/api/charges/${id}/payments/${payment}`)).status).toBe(204);
    };
    const idOf = ({ body }: { body: unknown }) => v.parse(v.object({ id: v.string() }), body).id;
    const before = (await mailsTo('ana@example.com')).length;
    for (let times = 0; times < 99; times += 1) await undo(idOf(await pay()));
    expect(await mailsTo('ana@example.com')).toHaveLength(before + 1);
    server.clock.advance(86_400_000);
    const last = idOf(await pay());
    expect(await mailsTo('ana@example.com')).toHaveLength(before + 2);
    await undo(last);
    const refused = { status: 409, body: { code: 'too_many_payments' } };
    expect(await pay()).toMatchObject(refused);
    const said = { note: '', receipt: null };
    expect(await ana.post(`/api/charges/${id}/claims`, said)).toMatchObject(refused);
  });

  test('a payment that is undone after its receipt went out is told of; a word taken back is not', async () => {
    const id = await charge();
    const undo = (who: Visitor, payment: string) =>
      who.delete(`/api/charges/${id}/payments/${payment}`);
    expect((await undo(ana, await claim(id))).status).toBe(204);
    const found = await claim(id);
    await answer(id, found, { found: true, centavos: 15_000, day: '2026-11-19' });
    server.clock.advance(1000);
    expect((await undo(carla, found)).status).toBe(204);
    expect(await titles(ana)).toEqual([
      'Carla desfez um pagamento',
      'Pagamento confirmado',
      'Nova cobrança de Carla',
    ]);
    expect((await readCharge(ana, id)).standing).toBe('open');
  });

  test('who wants no mail about charges gets no receipt either', async () => {
    await choose(server, ana, { mailCharge: 'never' });
    const before = (await mailsTo('ana@example.com')).length;
    const money = {
      id: randomUUID(),
      method: 'cash',
      centavos: 15_000,
      day: '2026-11-20',
      note: '',
    };
    await carla.post(`/api/charges/${await charge()}/payments`, money);
    expect(await titles(ana)).toContain('Pagamento confirmado');
    expect(await mailsTo('ana@example.com')).toHaveLength(before);
  });

  test('reminders come by the ladder, each step once, in the words of the coach', async () => {
    await settings({ wordings: { '3': 'E aí, {nome}? Faltam {valor} desde {dia}.' } });
    await charge({ due: '2026-11-30' });
    await pass(6);
    expect(await reminders()).toEqual([]);
    await pass(1);
    await Promise.all([remindAll(server.deps), remindAll(server.deps)]);
    expect(await reminders()).toHaveLength(1);
    await pass(6);
    expect(await reminders()).toEqual([
      'Mensagem: “E aí, Ana? Faltam R$\u00a0150,00 desde 30 de novembro.”',
      expect.stringContaining('vence hoje'),
      expect.stringContaining('vence em 30 de novembro'),
    ]);
    await pass(30);
    expect(await reminders()).toHaveLength(4);
  });

  test('a due day that moves brings its reminders again; one by hand still counts for its day', async () => {
    const id = await charge({ due: '2026-11-23' });
    await pass(3);
    expect(await reminders()).toHaveLength(1);
    await carla.post(`/api/charges/${id}/remind`);
    const edit = (due: string) => carla.put(`/api/charges/${id}`, { ...MONTHLY, due });
    expect((await edit('2026-11-23')).status).toBe(204);
    await remindAll(server.deps);
    expect(await reminders()).toHaveLength(2);
    expect((await edit('2026-12-03')).status).toBe(204);
    expect((await carla.post(`/api/charges/${id}/remind`)).status).toBe(429);
    await pass(10);
    expect(await reminders()).toHaveLength(4);
    expect((await reminders())[0]).toContain('vence hoje');
  });

  test('by mail the words of a coach stay text', async () => {
    server.clock.advance(1000);
    await choose(server, ana, giveConsent('mail', server.clock.now()));
    await settings({ ladder: [0], wordings: { '0': '<img src=x> {nome}' } });
    await charge({ due: '2026-11-21' });
    await pass(1);
    const mail = (await mailsTo('ana@example.com')).at(-1);
    expect(mail?.subject).toBe('Lembrete de Carla');
    expect(mail?.text).toContain('<img src=x> Ana');
    expect(mail?.html).toContain('&lt;img src=x&gt; Ana');
    expect(mail?.html).not.toContain('<img');
    expect(mail?.unsubscribe).toContain('stop-mail');
  });

  test('nobody is reminded of what they said they paid, paid, or need not pay', async () => {
    const [claimed, paid, cancelled] = [
      await charge({ due: '2026-11-25' }),
      await charge({ due: '2026-11-25' }),
      await charge({ due: '2026-11-25' }),
    ];
    const payment = await claim(claimed);
    const money = {
      id: randomUUID(),
      method: 'cash',
      centavos: 15_000,
      day: '2026-11-20',
      note: '',
    };
    await carla.post(`/api/charges/${paid}/payments`, money);
    await carla.post(`/api/charges/${cancelled}/cancel`);
    await pass(20);
    expect(await reminders()).toEqual([]);
    // After a refused claim reminders resume with the next step.
    await settings({ ladder: [21] });
    await answer(claimed, payment, { found: false });
    await pass(10);
    expect(await reminders()).toHaveLength(1);
  });

  test('reminds of nothing when one of two payments of a charge was refunded whole', async () => {
    const id = await charge({ due: '2026-11-23' });
    const { db } = server.connection;
    const row = {
      ...{ charge_id: id, state: 'settled', dispute: null, provider_id: null, bounced: 0 },
      ...{ voucher: null, reason: null, note: '', day: null, by_id: null },
      ...{ created_at: 7, settled_at: 7, updated_at: 7 },
    };
    const payments = [
      { ...row, id: randomUUID(), method: 'cash', centavos: 5000, refunded: 0 },
      { ...row, id: randomUUID(), method: 'card', centavos: 10_000, refunded: 10_000 },
    ];
    await db.insertInto('charge_payment').values(payments).execute();
    await pass(12);
    expect(await reminders()).toEqual([]);
    expect((await carla.post(`/api/charges/${id}/remind`)).status).toBe(409);
    expect(await readCharge(carla, id)).toMatchObject({ standing: 'refunded', left: 0 });
  });

  test('a reminder that waits to be pushed asks for nothing that was paid since', async () => {
    await subscribe(service, ana, 'phone');
    const [paid, open] = [await charge({ due: '2026-11-23' }), await charge({ due: '2026-11-23' })];
    const { db } = server.connection;
    await db.deleteFrom('push_delivery').execute();
    await pass(3);
    const waiting = () => db.selectFrom('push_delivery').select('path').execute();
    expect(await waiting()).toHaveLength(2);
    await claim(paid);
    expect(await waiting()).toEqual([{ path: `/app/payments/checkout?charge=${open}` }]);
    await carla.post(`/api/charges/${open}/cancel`);
    const pushed = await db.selectFrom('push_delivery').select('title').execute();
    expect(pushed).toEqual([{ title: 'Carla cancelou uma cobrança' }]);
  });

  test('nobody is reminded who cannot come in to pay, by hand either', async () => {
    const id = await charge({ due: '2026-11-23' });
    const { db } = server.connection;
    const suspension = { user_id: ana.user.id, reason: 'Golpe', at: 1 };
    await db.insertInto('account_suspension').values(suspension).execute();
    server.clock.advance(3 * DAY);
    expect(await remindAll(server.deps)).toBe(0);
    const byHand = () => carla.post(`/api/charges/${id}/remind`);
    const refused = await byHand();
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        code: 'payer_at_rest',
        message:
          'Esta pessoa não consegue abrir a conta agora. Combine o pagamento por outro meio.',
      },
    ]);
    await db.deleteFrom('account_suspension').execute();
    expect(await remindAll(server.deps)).toBe(1);
    expect((await byHand()).status).toBe(204);
  });

  /** A plan of Ana's with its first charge due in five days. */
  const plan = async () => {
    const form = { ...MONTHLY, students: [ana.user.id], first: '2026-11-25', zone: SP };
    const made = await carla.post('/api/charges/subscriptions', form);
    return v.parse(madeSubscriptionsSchema, made.body).ids[0] ?? '';
  };

  test('what is due of a plan that ended is reminded of, also where it ended in a pause', async () => {
    const id = await plan();
    const stand = (act: string) => carla.post(`/api/charges/subscriptions/${id}/standing`, { act });
    await stand('pause');
    await pass(5);
    expect(await reminders()).toEqual([]);
    await stand('end');
    await pass(7);
    expect(await reminders()).toHaveLength(2);
  });

  test('a kept card stands for no reminder of what it will not pay', async () => {
    const id = await plan();
    const { db } = server.connection;
    const card = { card_id: 'pm_1', card_label: 'Visa', card_most: 15_000 };
    await db.updateTable('plan_subscription').set(card).where('id', '=', id).execute();
    await pass(2);
    expect(await reminders()).toEqual([]);
    const due = await db.selectFrom('charge').select('id').executeTakeFirstOrThrow();
    const part = { method: 'cash', centavos: 5000, day: '2026-11-22', note: '' };
    const noted = await carla.post(`/api/charges/${due.id}/payments`, {
      id: randomUUID(),
      ...part,
    });
    expect(noted.status).toBe(201);
    await pass(3);
    expect(await reminders()).toEqual([
      expect.stringContaining('R$\u00a0100,00 vence hoje'),
      expect.stringContaining('R$\u00a0100,00 vence em 25 de novembro'),
    ]);
  });

  test('nothing is sent before eight in the morning where the charge is', async () => {
    await settings({ ladder: [0] });
    await charge({ due: '2026-11-21' });
    server.clock.advance(19.5 * HOUR);
    await remindAll(server.deps);
    expect(await reminders()).toEqual([]);
    server.clock.advance(HOUR / 2);
    await remindAll(server.deps);
    expect(await reminders()).toHaveLength(1);
  });

  test('a coach reminds by hand once a day, of what is to be paid', async () => {
    const id = await charge();
    const remind = (who: Visitor, of = id) => who.post(`/api/charges/${of}/remind`);
    expect((await remind(ana)).status).toBe(404);
    expect((await remind(carla)).status).toBe(204);
    expect((await remind(carla)).status).toBe(429);
    expect(await reminders()).toHaveLength(1);
    server.clock.advance(DAY);
    expect((await remind(carla)).status).toBe(204);
    await claim(id);
    server.clock.advance(DAY);
    expect((await remind(carla)).status).toBe(409);
    expect((await remind(carla, await chargedOne(carla, 'Zé'))).status).toBe(409);
    expect(await reminders()).toHaveLength(2);
  });
});
