import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chargesSchema } from '#protocol/charges/charges';
import { cancelLeftCharges } from '../../../../server/charges/ledger/ended-plans';
import { moveClosed } from '../../../../server/charges/ledger/move-closed';
import { PaymentOpen } from '../../../../server/charges/ledger/refusals';
import { reconcile } from '../../../../server/charges/payments/reconcile';
import { remindAll } from '../../../../server/charges/reminders/reminders';
import { DAY } from '../../../harness/clock';
import { onEveryDatabase } from '../../../harness/databases';
import { createWorld, type World } from './world';

const cash = () => ({
  id: randomUUID(),
  method: 'cash',
  centavos: 22_000,
  day: '2026-11-20',
  note: '',
});

/** Ana's plan with Bia; its first charge is due four days after the server's present day. */
onEveryDatabase('a charge of an ended plan with a payment under way', (database) => {
  let world: World;
  let plan: string;
  let charge: string;

  beforeEach(async () => {
    world = await createWorld(database);
    const agreed = { plan: null, title: 'Online', includes: '', period: 'monthly' };
    const price = { centavos: 22_000, discount: 0, discountReason: '' };
    await world.coach.post('/api/charges/subscriptions', {
      ...agreed,
      ...price,
      zone: 'America/Sao_Paulo',
      first: '2026-11-24',
      students: [world.student.user.id],
    });
    const { charges, subscriptions } = v.parse(
      chargesSchema,
      (await world.student.get('/api/charges')).body,
    );
    plan = subscriptions[0]?.id ?? '';
    charge = charges[0]?.id ?? '';
  });
  afterEach(() => world.close());

  const end = async () => {
    const answer = await world.student.post(`/api/charges/subscriptions/${plan}/standing`, {
      act: 'end',
    });
    expect(answer.status).toBe(204);
  };
  const state = async () => {
    const { standing, left } = await world.read(charge);
    return [standing, left];
  };

  test('is cancelled when the card form that the payer had opened is abandoned', async () => {
    await world.start(charge);
    await end();
    expect(await state()).toEqual(['open', 22_000]);
    world.server.clock.advance(DAY);
    await reconcile(world.paying);
    expect(await state()).toEqual(['cancelled', 0]);
    const inbox = await world.student.get('/api/notifications/inbox');
    expect(inbox.text).toContain('o plano terminou antes do vencimento');
  });

  test.each([
    ['a card form', 'card', (id: string) => world.start(id, 'card')],
    ['a boleto', 'boleto', (id: string) => world.start(id, 'boleto')],
  ] as const)('stays open when the payer chooses another way than %s', async (_, method, open) => {
    const { payment, intent } = await open(charge);
    if (method === 'boleto') world.stripe.showCode(intent);
    await world.deliverAll();
    await end();
    expect((await world.student.post(`/api/payments/${payment}/leave`)).status).toBe(204);
    await world.deliverAll();
    expect(await state()).toEqual(['open', 22_000]);
    expect((await world.start(charge, 'boleto')).centavos).toBe(22_000);
  });

  test('is cancelled a day after the payer gave up a boleto and chose no other way', async () => {
    const { payment, intent } = await world.start(charge, 'boleto');
    world.stripe.showCode(intent);
    await world.deliverAll();
    await end();
    await world.student.post(`/api/payments/${payment}/leave`);
    await world.deliverAll();
    await cancelLeftCharges(world.server.deps);
    expect(await state()).toEqual(['open', 22_000]);
    world.server.clock.advance(DAY + 1);
    await cancelLeftCharges(world.server.deps);
    expect(await state()).toEqual(['cancelled', 0]);
    await cancelLeftCharges(world.server.deps);
    const inbox = await world.student.get('/api/notifications/inbox');
    expect(inbox.text.split('o plano terminou antes do vencimento')).toHaveLength(2);
  });

  test('is cancelled after that day although Stripe is asked about the payment daily', async () => {
    const { payment, intent } = await world.start(charge, 'boleto');
    world.stripe.showCode(intent);
    await world.deliverAll();
    await end();
    await world.student.post(`/api/payments/${payment}/leave`);
    await world.deliverAll();
    for (let hours = 0; hours < 24; hours += 1) {
      expect(await state()).toEqual(['open', 22_000]);
      world.server.clock.advance(DAY / 24 + 1);
      await reconcile(world.paying);
      await cancelLeftCharges(world.server.deps);
    }
    expect(await state()).toEqual(['cancelled', 0]);
  });

  test('stays open when Stripe refuses the way that the payer chose', async () => {
    await world.start(charge);
    await end();
    world.stripe.trouble.refuse = /POST \/v1\/payment_intents(\/\w+)?$/;
    expect((await world.ask(charge, 'boleto')).status).toBe(409);
    world.stripe.trouble.refuse = null;
    await world.deliverAll();
    expect(await state()).toEqual(['open', 22_000]);
    expect((await world.start(charge)).centavos).toBe(22_000);
  });

  test('is cancelled when its boleto expires, without a request to pay again', async () => {
    const { intent } = await world.start(charge, 'boleto');
    world.stripe.showCode(intent);
    await world.deliverAll();
    await end();
    expect(await state()).toEqual(['pending', 22_000]);
    world.stripe.expire(intent);
    await world.deliverAll();
    expect(await state()).toEqual(['cancelled', 0]);
    const inbox = await world.student.get('/api/notifications/inbox');
    expect(inbox.text).toContain('o plano terminou antes do vencimento');
    expect(inbox.text).not.toContain('tentar de novo');
  });

  test('is cancelled when the payer withdraws the claim', async () => {
    const { body } = await world.student.post(`/api/charges/${charge}/claims`, {
      note: '',
      receipt: null,
    });
    await end();
    const { id } = v.parse(v.object({ id: v.string() }), body);
    await world.student.delete(`/api/charges/${charge}/payments/${id}`);
    expect(await state()).toEqual(['cancelled', 0]);
  });

  test('stays for the two to settle when the professional finds no money, and is not reminded', async () => {
    const { body } = await world.student.post(`/api/charges/${charge}/claims`, {
      note: '',
      receipt: null,
    });
    await end();
    const { id } = v.parse(v.object({ id: v.string() }), body);
    await world.coach.put(`/api/charges/${charge}/claims/${id}`, { found: false });
    expect(await state()).toEqual(['open', 22_000]);
    expect(await reminders()).toBe(0);
  });

  test.each([
    ['claims a Pix payment', 'claimed', () => world.student, 'claims', { note: '', receipt: null }],
    ['is paid in cash', 'paid', () => world.coach, 'payments', cash()],
  ] as const)('is not cancelled when it %s after the card form was opened', async (...of) => {
    const [, standing, person, path, form] = of;
    await world.start(charge);
    await end();
    const answer = await person().post(`/api/charges/${charge}/${path}`, form);
    expect(answer.status).toBe(201);
    expect((await state())[0]).toBe(standing);
  });

  test('is cancelled when the act that closed the card form is refused', async () => {
    await world.start(charge);
    await end();
    let tries = 0;
    const refused = async () => {
      tries += 1;
      throw tries === 1 ? new PaymentOpen() : new Error('refused');
    };
    const deps = { ...world.server.deps, stripe: null };
    const acting = moveClosed(deps, world.coach.user.id, charge, refused);
    await expect(acting).rejects.toThrow('refused');
    expect(await state()).toEqual(['cancelled', 0]);
  });

  test('stays after a claim without money when the payer opens the card form and claims again', async () => {
    const claim = { note: '', receipt: null };
    const { body } = await world.student.post(`/api/charges/${charge}/claims`, claim);
    await end();
    const { id } = v.parse(v.object({ id: v.string() }), body);
    await world.coach.put(`/api/charges/${charge}/claims/${id}`, { found: false });
    const { payment } = await world.start(charge);
    await world.student.post(`/api/payments/${payment}/leave`);
    expect(await state()).toEqual(['open', 22_000]);
    await world.start(charge);
    const again = await world.student.post(`/api/charges/${charge}/claims`, claim);
    expect(again.status).toBe(201);
    expect((await state())[0]).toBe('claimed');
  });

  test('is not reminded while the card form is open', async () => {
    await world.start(charge);
    await end();
    expect(await reminders()).toBe(0);
  });

  /** Reminders within twelve days. */
  async function reminders(): Promise<number> {
    let sent = 0;
    for (let day = 0; day < 12; day += 1) {
      world.server.clock.advance(DAY);
      sent += await remindAll(world.server.deps);
    }
    return sent;
  }
});
