import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentLedger } from '../../../../server/charges/payments/ground';
import { startPayment } from '../../../../server/charges/payments/payments';
import { reconcile } from '../../../../server/charges/payments/reconcile';
import { onEveryDatabase } from '../../../harness/databases';
import { createWorld, type World } from './world';

const MANY = 5;
const cashOf = () => ({
  id: randomUUID(),
  method: 'cash',
  centavos: 22_000,
  day: '2026-11-20',
  note: '',
});

onEveryDatabase('several at once', (database) => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld(database);
  });
  afterAll(() => world.close());

  const intentsOf = (charge: string) =>
    [...world.stripe.books.intents.values()].filter(({ metadata }) => metadata.charge === charge);
  const alone = <T>(list: readonly T[]) => [...new Set(list)];

  test('tabs that pay one charge get one and the same way to pay, and it is paid once', async () => {
    const id = await world.charge();
    const started = await Promise.all(Array.from({ length: MANY }, () => world.start(id)));
    expect(intentsOf(id)).toHaveLength(1);
    expect(alone(started.map(({ intent }) => intent))).toEqual([intentsOf(id)[0]?.id]);
    const sent = started.map(({ intent }) => {
      try {
        return world.stripe.payByCard(intent);
      } catch {
        // Stripe itself accepts a PaymentIntent once.
        return false;
      }
    });
    expect(sent.filter(Boolean)).toHaveLength(1);
    const asks = started.map(({ payment }) => world.student.post(`/api/payments/${payment}/ask`));
    await Promise.all([world.deliverAll(), ...asks]);
    const { standing, payments } = await world.read(id);
    expect([standing, payments.length]).toEqual(['paid', 1]);
  });

  test('tabs that want different ways still share one payment', async () => {
    const id = await world.charge();
    const ways = ['card', 'boleto', 'card', 'boleto'];
    const answers = await Promise.all(ways.map((way) => world.ask(id, way)));
    expect(answers.map(({ status }) => status)).toEqual(ways.map(() => 200));
    expect(intentsOf(id)).toHaveLength(1);
    expect((await world.read(id)).payments).toHaveLength(1);
  });

  test('another way asked for just after the card paid: it stays a card, which can be given back', async () => {
    const id = await world.charge();
    const { intent, payment } = await world.start(id);
    world.stripe.payByCard(intent);
    expect((await world.ask(id, 'boleto')).status).toBe(409);
    expect((await world.read(id)).payments).toMatchObject([{ method: 'card', state: 'settled' }]);
    const all = { centavos: null };
    expect((await world.coach.post(`/api/payments/${payment}/refund`, all)).status).toBe(204);
  });

  test('who pays was deleted at Stripe: tabs get one new way to pay, and it pays', async () => {
    const open = await world.charge();
    const before = await world.start(open);
    const [gone = ''] = world.stripe.books.customers.keys();
    world.stripe.books.dropCustomer(gone);
    const id = await world.charge();
    const started = await Promise.all([world.start(id), world.start(id), world.start(id)]);
    expect(alone(started.map(({ intent }) => intent))).toHaveLength(1);
    expect(world.stripe.books.customers.size).toBe(1);
    world.stripe.payByCard(started[0]?.intent ?? '');
    // The form that was open before is closed, and another one opens.
    const after = await world.start(open);
    expect(world.stripe.books.intentOf(before.intent).status).toBe('canceled');
    world.stripe.payByCard(after.intent);
    await world.deliverAll();
    expect([(await world.read(id)).standing, (await world.read(open)).standing]).toEqual([
      'paid',
      'paid',
    ]);
  });

  test('a way that another tab cannot take leaves the open one alone', async () => {
    const id = await world.charge(499);
    const { intent, payment } = await world.start(id);
    expect((await world.ask(id, 'boleto')).body).toMatchObject({ code: 'way_closed' });
    expect((await world.read(id)).payments).toMatchObject([{ id: payment, method: 'card' }]);
    world.stripe.payByCard(intent);
    await world.deliverAll();
    expect((await world.read(id)).standing).toBe('paid');
  });

  test('given up while Stripe makes it: no form is left that could be paid', async () => {
    const id = await world.charge();
    const { ledger } = world.paying;
    const name: PaymentLedger['name'] = async (trx, payment, provider) => {
      await ledger.name(trx, payment, provider);
      const of = trx.selectFrom('charge_payment').selectAll().where('id', '=', payment);
      await ledger.leave(trx, await of.executeTakeFirstOrThrow());
    };
    const asked = { charge: id, method: 'card', keepCard: false } as const;
    const paying = { ...world.paying, ledger: { ...ledger, name } };
    await expect(startPayment(paying, world.student.user.id, asked)).rejects.toMatchObject({
      code: 'charge_pending',
    });
    expect(new Set(intentsOf(id).map(({ status }) => status))).toEqual(new Set(['canceled']));
    expect((await world.start(id)).centavos).toBe(22_000);
  });

  test('the professional notes cash: the open form is closed at Stripe first', async () => {
    const id = await world.charge();
    const { intent } = await world.start(id);
    expect((await world.coach.post(`/api/charges/${id}/payments`, cashOf())).status).toBe(201);
    expect(world.stripe.books.intentOf(intent).status).toBe('canceled');
    const { standing, payments } = await world.read(id);
    expect([standing, payments.map(({ state }) => state).sort()]).toEqual([
      'paid',
      ['settled', 'withdrawn'],
    ]);
  });

  test('cash while the bank still thinks is refused; the card pays', async () => {
    const id = await world.charge();
    const { intent } = await world.start(id);
    world.stripe.payByCard(intent, 'processing');
    world.loseEvents();
    const cash = await world.coach.post(`/api/charges/${id}/payments`, cashOf());
    expect([cash.status, cash.body]).toMatchObject([409, { code: 'charge_pending' }]);
    expect((await world.read(id)).standing).toBe('pending');
    world.stripe.settle(intent);
    await world.deliverAll();
    expect((await world.read(id)).payments).toMatchObject([{ method: 'card', state: 'settled' }]);
  });

  test('cash beside a boleto that nobody told us of is refused: who holds the code may have paid', async () => {
    const id = await world.charge();
    const { intent } = await world.start(id, 'boleto');
    world.stripe.showCode(intent);
    world.loseEvents();
    const cash = await world.coach.post(`/api/charges/${id}/payments`, cashOf());
    expect([cash.status, cash.body]).toMatchObject([409, { code: 'charge_pending' }]);
    expect(world.stripe.books.intentOf(intent).status).toBe('requires_action');
    expect((await world.read(id)).standing).toBe('pending');
  });

  test('cash that was noted just after the card paid is refused: nobody pays twice', async () => {
    const id = await world.charge();
    const { intent } = await world.start(id);
    world.stripe.payByCard(intent);
    world.loseEvents();
    const cash = await world.coach.post(`/api/charges/${id}/payments`, cashOf());
    expect([cash.status, cash.body]).toMatchObject([409, { code: 'charge_settled' }]);
    expect((await world.read(id)).payments).toMatchObject([{ method: 'card', state: 'settled' }]);
  });

  test('cash and a card at the same moment: one of the two, never both', async () => {
    const id = await world.charge();
    const { intent, payment } = await world.start(id);
    const note = world.coach.post(`/api/charges/${id}/payments`, cashOf());
    const pay = (async () => {
      try {
        world.stripe.payByCard(intent);
      } catch {
        // Closed already.
      }
      await world.student.post(`/api/payments/${payment}/ask`);
    })();
    await Promise.all([note, pay]);
    const { standing, payments } = await world.read(id);
    expect([standing, payments.filter(({ state }) => state === 'settled').length]).toEqual([
      'paid',
      1,
    ]);
  });

  const say = (id: string) =>
    world.student.post(`/api/charges/${id}/claims`, { note: '', receipt: null });
  const statesOf = async (id: string) =>
    (await world.read(id)).payments.map(({ state }) => state).sort();

  test('the payer says that they paid: their open form is closed first, and none opens beside it', async () => {
    const id = await world.charge();
    const { intent } = await world.start(id);
    expect((await say(id)).status).toBe(201);
    expect(world.stripe.books.intentOf(intent).status).toBe('canceled');
    expect(await statesOf(id)).toEqual(['claimed', 'withdrawn']);
    expect((await world.ask(id)).body).toMatchObject({ code: 'charge_pending' });
  });

  test('the payer says that they paid after their card did: it is the card that paid', async () => {
    const id = await world.charge();
    const { intent } = await world.start(id);
    world.stripe.payByCard(intent);
    world.loseEvents();
    const answer = await say(id);
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'charge_settled' }]);
    expect(await statesOf(id)).toEqual(['settled']);
  });

  test('forms open while the payer says that they paid: one way is left at most, and no form beside their word', async () => {
    const id = await world.charge();
    await Promise.all([world.ask(id), say(id), world.ask(id), say(id)]);
    const states = await statesOf(id);
    const under = states.filter((state) => state !== 'withdrawn');
    expect(under).toHaveLength(1);
    const open = intentsOf(id).filter(({ status }) => status !== 'canceled');
    expect(open).toHaveLength(under[0] === 'claimed' ? 0 : 1);
  });

  test('Stripe does not answer: what would have to be closed there stays as it is', async () => {
    const id = await world.charge();
    const { intent } = await world.start(id);
    world.stripe.trouble.down = true;
    const cash = await world.coach.post(`/api/charges/${id}/payments`, cashOf());
    world.stripe.trouble.down = false;
    expect([cash.status, cash.body]).toMatchObject([502, { code: 'stripe_unreachable' }]);
    expect(await world.read(id)).toMatchObject({
      standing: 'open',
      payments: [{ state: 'started' }],
    });
    expect(world.stripe.books.intentOf(intent).status).toBe('requires_payment_method');
  });

  test('a charge is cancelled: its open form pays no more', async () => {
    const id = await world.charge();
    const { intent } = await world.start(id);
    expect((await world.coach.post(`/api/charges/${id}/cancel`)).status).toBe(204);
    expect(world.stripe.books.intentOf(intent).status).toBe('canceled');
    expect((await world.read(id)).standing).toBe('cancelled');
    expect((await world.ask(id)).body).toMatchObject({ code: 'charge_settled' });
  });

  test('the regular work, the payer and the events together say the same once', async () => {
    const id = await world.charge();
    const { intent, payment } = await world.start(id);
    world.stripe.payByCard(intent);
    world.server.clock.advance(11 * 60_000);
    await Promise.all([
      reconcile(world.paying),
      world.student.post(`/api/payments/${payment}/ask`),
      world.deliverAll(),
    ]);
    const notices = await world.server.deps.db.selectFrom('notice').select('key').execute();
    expect(notices.filter(({ key }) => key.includes(`${id}:settled`))).toHaveLength(2);
    expect((await world.read(id)).standing).toBe('paid');
  });
});
