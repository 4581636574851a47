import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../../../../server/charges/payments/reconcile';
import { onEveryDatabase } from '../../../harness/databases';
import { createWorld, type World } from './world';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

onEveryDatabase('a crash between Stripe and us', (database) => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld(database, { STRIPE_FEE: '100' });
  });
  afterAll(() => world.close());

  const intentsOf = (charge: string) =>
    [...world.stripe.books.intents.values()].filter(({ metadata }) => metadata.charge === charge);
  async function lost(line: RegExp, act: () => Promise<unknown>): Promise<void> {
    world.stripe.trouble.crash = line;
    await act();
    world.stripe.trouble.crash = null;
  }
  async function mended(after = 11 * MINUTE): Promise<void> {
    world.server.clock.advance(after);
    await reconcile(world.paying);
  }

  test('the answer to the first call is lost: the next try finds the same one', async () => {
    const id = await world.charge();
    await lost(/POST \/v1\/payment_intents$/, async () => {
      expect((await world.ask(id)).status).toBe(502);
    });
    expect((await world.read(id)).payments).toMatchObject([{ state: 'started' }]);
    const { intent } = await world.start(id);
    expect(intentsOf(id)).toMatchObject([{ id: intent }]);
  });

  test('nobody tries again: the regular work finds it under the same key', async () => {
    const id = await world.charge();
    await lost(/POST \/v1\/payment_intents$/, () => world.ask(id));
    await mended();
    const [intent] = intentsOf(id);
    const row = await rowOf(id);
    expect([row.provider_id, row.state]).toEqual([intent?.id, 'started']);
    expect(intentsOf(id)).toHaveLength(1);
  });

  test('it was never made: the regular work makes it, and it is given up after a day', async () => {
    const id = await world.charge();
    world.stripe.trouble.down = true;
    await world.ask(id);
    await expect(mended()).rejects.toThrow();
    world.stripe.trouble.down = false;
    await mended(23 * HOUR);
    expect((await rowOf(id)).state).toBe('withdrawn');
    expect(intentsOf(id)).toEqual([]);
    expect((await world.read(id)).standing).toBe('open');
  });

  test('what nobody finished is closed at Stripe after a day', async () => {
    const id = await world.charge();
    const { intent } = await world.start(id);
    await mended(24 * HOUR);
    expect(world.stripe.books.intentOf(intent).status).toBe('canceled');
    expect((await rowOf(id)).state).toBe('withdrawn');
  });

  test('the fee was changed between two tries: it is found by its customer', async () => {
    const id = await world.charge();
    await lost(/POST \/v1\/payment_intents$/, () => world.ask(id));
    const { terms } = world.paying;
    const paying = { ...world.paying, terms: { ...terms, fee: 900 } };
    world.server.clock.advance(11 * MINUTE);
    await reconcile(paying);
    expect((await rowOf(id)).provider_id).toBe(intentsOf(id)[0]?.id);
    expect(intentsOf(id)).toHaveLength(1);
  });

  test('it was paid and every event lost: the regular work finds the money', async () => {
    const id = await world.charge();
    const { intent } = await world.start(id);
    world.stripe.payByCard(intent);
    world.loseEvents();
    await mended();
    expect((await world.read(id)).standing).toBe('paid');
  });

  test('it was paid before we knew its name: the event finds the payment', async () => {
    const id = await world.charge();
    await lost(/POST \/v1\/payment_intents$/, () => world.ask(id));
    const [intent] = intentsOf(id);
    world.stripe.payByCard(intent?.id ?? '');
    await world.deliverAll();
    expect((await world.read(id)).standing).toBe('paid');
    expect((await rowOf(id)).provider_id).toBe(intent?.id);
  });

  test('a boleto that nobody told us of for a day is not given up: it may be paid', async () => {
    const id = await world.charge();
    const { intent } = await world.start(id, 'boleto');
    world.stripe.showCode(intent);
    world.loseEvents();
    await mended(DAY);
    expect(world.stripe.books.intentOf(intent).status).toBe('requires_action');
    expect((await world.read(id)).standing).toBe('pending');
    world.stripe.settle(intent);
    await world.deliverAll();
    expect((await world.read(id)).standing).toBe('paid');
  });

  test('a cancelled one whose answer was lost is not paid by anybody', async () => {
    const id = await world.charge();
    const { intent, payment } = await world.start(id);
    await lost(/\/cancel$/, async () => {
      // A second try of the same call learns that it is done.
      await world.student.post(`/api/payments/${payment}/leave`);
    });
    await mended();
    expect(world.stripe.books.intentOf(intent).status).toBe('canceled');
    expect((await rowOf(id)).state).toBe('withdrawn');
  });

  test('a refund whose answer was lost is found, and asked again it is not given twice', async () => {
    const id = await world.charge();
    const { intent, payment } = await world.start(id);
    world.stripe.payByCard(intent);
    await world.deliverAll();
    const give = () => world.coach.post(`/api/payments/${payment}/refund`, { centavos: 7_000 });
    await lost(/POST \/v1\/refunds$/, async () => expect((await give()).status).toBe(502));
    expect((await give()).status).toBe(204);
    expect(world.stripe.books.refunds.filter((one) => one.payment_intent === intent)).toHaveLength(
      1,
    );
    expect((await world.read(id)).payments).toMatchObject([{ refunded: 7_000 }]);
  });

  test('a refund and a dispute that nobody told us of are found within a day', async () => {
    const id = await world.charge();
    const { intent } = await world.start(id);
    world.stripe.payByCard(intent);
    await world.deliverAll();
    world.stripe.books.makeRefund({ payment_intent: intent, amount: '1000' });
    world.stripe.dispute(intent);
    world.loseEvents();
    await mended(DAY + MINUTE);
    expect((await world.read(id)).payments).toMatchObject([{ refunded: 1_000, dispute: 'open' }]);
    world.stripe.closeDispute(intent, 'lost');
    world.loseEvents();
    await mended(DAY + MINUTE);
    expect(await world.read(id)).toMatchObject({ standing: 'refunded' });
  });

  test("what Stripe does not know any more is given up, and stands in nobody else's way", async () => {
    const id = await world.charge();
    const { intent } = await world.start(id);
    const paid = await world.charge();
    const other = await world.start(paid);
    world.stripe.books.intents.delete(intent);
    world.stripe.payByCard(other.intent);
    world.loseEvents();
    await mended();
    expect((await world.read(paid)).standing).toBe('paid');
    expect((await rowOf(id)).state).toBe('started');
    await mended(DAY);
    expect((await rowOf(id)).state).toBe('withdrawn');
    expect(world.server.logged()).toContain('a payment could not be asked about');
  });

  test('asks about nothing that is quiet and done', async () => {
    await mended();
    const calls = world.stripe.calls.length;
    await mended(MINUTE);
    expect(world.stripe.calls.length).toBe(calls);
  });

  async function rowOf(charge: string) {
    return world.server.deps.db
      .selectFrom('charge_payment')
      .selectAll()
      .where('charge_id', '=', charge)
      .executeTakeFirstOrThrow();
  }
});
