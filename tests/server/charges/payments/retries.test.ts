import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropLeavers } from '../../../../server/charges/payments/erased';
import { reconcile } from '../../../../server/charges/payments/reconcile';
import { onEveryDatabase } from '../../../harness/databases';
import type { Judgement } from '../../../harness/stripe-double';
import { createWorld, type World } from './world';

const MINUTE = 60_000;

onEveryDatabase('an error of Stripe', (database) => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld(database);
  });
  afterEach(() => world.close());

  /** Stripe answers the next matching call like this, once. */
  function judgeOnce(line: RegExp, judgement: Judgement): void {
    const { trouble } = world.stripe;
    trouble.judge = (call) => {
      if (!line.test(call)) return null;
      trouble.judge = null;
      return judgement;
    };
  }
  const refund = (payment: string, centavos: number | null, seen = 0) =>
    world.coach.post(`/api/payments/${payment}/refund`, { centavos, seen });
  async function paid(centavos = 22_000) {
    const id = await world.charge(centavos);
    const { intent, payment } = await world.start(id);
    world.stripe.payByCard(intent);
    await world.deliverAll();
    return { id, intent, payment };
  }

  test.each([
    ['a payment', /POST \/v1\/payment_intents$/, false],
    ['a payment that was made all the same', /POST \/v1\/payment_intents$/, true],
    ['a payer', /POST \/v1\/customers$/, false],
    ['a payer who was made all the same', /POST \/v1\/customers$/, true],
  ])('holds up %s only until the next try', async (_, line, done) => {
    const { customers, intents } = world.stripe.books;
    const id = await world.charge();
    judgeOnce(line, { status: 500, done });
    const refused = await world.ask(id);
    expect([refused.status, refused.body]).toMatchObject([502, { code: 'stripe_unreachable' }]);
    const { intent } = await world.start(id);
    expect([customers.size, [...intents.keys()]]).toEqual([1, [intent]]);
    world.stripe.payByCard(intent);
    await world.deliverAll();
    expect((await world.read(id)).standing).toBe('paid');
  });

  test('repeated three times, each time under another key, ends with one payment', async () => {
    const id = await world.charge();
    for (const status of [500, 503, 500] as const) {
      judgeOnce(/POST \/v1\/payment_intents$/, { status });
      expect((await world.ask(id)).status).toBe(502);
    }
    await world.start(id);
    expect(world.stripe.books.intents.size).toBe(1);
  });

  test('is overcome by another process', async () => {
    const id = await world.charge();
    judgeOnce(/POST \/v1\/payment_intents$/, { status: 500, done: true });
    await world.ask(id);
    world.server.clock.advance(11 * MINUTE);
    await reconcile(world.paying);
    const { intent } = await world.start(id);
    expect([...world.stripe.books.intents.keys()]).toEqual([intent]);
  });

  test('hides an intent whose payment is left then: it is closed once Stripe names it', async () => {
    const id = await world.charge();
    judgeOnce(/POST \/v1\/payment_intents$/, { status: 500, done: true });
    await world.ask(id);
    const [payment] = (await world.read(id)).payments;
    await world.student.post(`/api/payments/${payment?.id}/leave`);
    await world.deliverAll();
    expect([...world.stripe.books.intents.values()]).toMatchObject([{ status: 'canceled' }]);
    expect((await world.read(id)).standing).toBe('open');
  });

  test('about one payment keeps none of those behind it waiting', async () => {
    const { stripe, charge, start, read, loseEvents } = world;
    const stuck: string[] = [];
    for (let n = 0; n < 4; n += 1) stuck.push((await start(await charge())).intent);
    const id = await charge();
    const { intent } = await start(id, 'boleto');
    stripe.showCode(intent);
    stripe.settle(intent);
    loseEvents();
    world.server.clock.advance(11 * MINUTE);
    stripe.trouble.judge = (line) =>
      stuck.some((one) => line.includes(one)) ? { status: 500 } : null;
    await expect(reconcile(world.paying)).rejects.toMatchObject({ code: 'stripe_unreachable' });
    expect((await read(id)).standing).toBe('paid');
    expect(world.server.logged()).toContain('a payment could not be asked about');
  });

  test('without any answer ends the pass, and the next one begins with the others', async () => {
    const { stripe, charge, start, read, loseEvents } = world;
    const stuck: string[] = [];
    for (let n = 0; n < 3; n += 1) stuck.push((await start(await charge())).intent);
    // Payments of one instant would be looked at in any order.
    world.server.clock.advance(1);
    const id = await charge();
    const { intent } = await start(id, 'boleto');
    stripe.showCode(intent);
    stripe.settle(intent);
    loseEvents();
    world.server.clock.advance(11 * MINUTE);
    stripe.trouble.judge = (line) =>
      stuck.some((one) => line.includes(one)) ? { status: 429 } : null;
    await expect(reconcile(world.paying)).rejects.toMatchObject({ code: 'stripe_unreachable' });
    expect((await read(id)).standing).toBe('open');
    await reconcile(world.paying);
    expect((await read(id)).standing).toBe('paid');
  });

  test('about one payer who left keeps none of those behind waiting', async () => {
    const { db } = world.server.deps;
    const made = [1, 2].map(() => world.stripe.books.makeCustomer({}).id).sort();
    for (const customer of made)
      await db.insertInto('stripe_leaver').values({ customer }).execute();
    judgeOnce(new RegExp(`DELETE .*${made[0]}`), { status: 500 });
    await expect(dropLeavers(world.paying)).rejects.toMatchObject({ code: 'stripe_unreachable' });
    expect([...world.stripe.books.customers.keys()]).toEqual([made[0]]);
    await dropLeavers(world.paying);
    expect(world.stripe.books.customers.size).toBe(0);
  });

  test('about three payers who left keeps no other waiting for ever', async () => {
    const { db } = world.server.deps;
    const made = [1, 2, 3, 4].map(() => world.stripe.books.makeCustomer({}).id).sort();
    for (const customer of made)
      await db.insertInto('stripe_leaver').values({ customer }).execute();
    const [, , , last = ''] = made;
    world.stripe.trouble.judge = (line) =>
      line.startsWith('DELETE') && !line.endsWith(last) ? { status: 429 } : null;
    // A pass ends after three without an answer, in an order that changes.
    for (let pass = 0; pass < 60 && world.stripe.books.customers.has(last); pass += 1) {
      await expect(dropLeavers(world.paying)).rejects.toMatchObject({ code: 'stripe_unreachable' });
    }
    expect([...world.stripe.books.customers.keys()].sort()).toEqual(made.slice(0, 3));
    world.stripe.trouble.judge = null;
  });

  test('for want of balance refuses a refund in words, and lets it pass once there is some', async () => {
    const { id, payment } = await paid();
    world.stripe.books.balance.centavos = 0;
    const refused = await refund(payment, null);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'balance_short', message: expect.stringContaining('Complete o saldo') },
    ]);
    world.stripe.books.balance.centavos = 50_000;
    expect((await refund(payment, null)).status).toBe(204);
    expect(world.stripe.books.refunds).toHaveLength(1);
    expect((await world.read(id)).standing).toBe('refunded');
  });

  test.each([
    ['unheard', true],
    ['unheard', false],
    [500, true],
    [500, false],
  ] as const)('(%s, done: %s) in a refund: repeated, it gives back once', async (status, done) => {
    const { payment } = await paid();
    judgeOnce(/POST \/v1\/refunds$/, { status, done });
    const first = await refund(payment, 5_000);
    // The library repeats a call without an answer by itself.
    const heard = status === 'unheard';
    expect(first.status).toBe(heard ? 204 : 502);
    if (!heard) expect(first.body).toMatchObject({ message: expect.stringContaining('estorno') });
    expect((await refund(payment, 5_000)).status).toBe(204);
    expect(world.stripe.books.refunds.map(({ amount }) => amount)).toEqual([5_000]);
  });
});
