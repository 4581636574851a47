import { afterEach, beforeEach, expect, test } from 'vitest';
import { receivedOn } from '#domain/charges/money-months';
import { findLostEvents } from '../../../../server/charges/payments/lost-events';
import { findLostPayments } from '../../../../server/charges/payments/lost-payments';
import { reconcile } from '../../../../server/charges/payments/reconcile';
import { DAY } from '../../../harness/clock';
import { onEveryDatabase } from '../../../harness/databases';
import { createWorld, type World } from './world';

const HOUR = 3_600_000;
const LISTS = ['GET /v1/disputes', 'GET /v1/refunds', 'GET /v1/events'];

/** The clock begins on 20 November 2026. */
onEveryDatabase('news that come late', (database) => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld(database);
  });
  afterEach(() => world.close());

  /** The day on the receipt, in the list and in the months. */
  async function receivedDay(charge: string): Promise<string | null> {
    const { payments, zone } = await world.read(charge);
    const [payment] = payments;
    return payment ? receivedOn(payment, zone) : null;
  }

  const readPayment = (charge: string) =>
    world.server.deps.db
      .selectFrom('charge_payment')
      .selectAll()
      .where('charge_id', '=', charge)
      .executeTakeFirstOrThrow();
  async function readSent(charge: string) {
    const { refunded, bounced } = await readPayment(charge);
    return { refunded, bounced };
  }

  test('of a boleto leave its money on the day on which it arrived', async () => {
    const charge = await world.charge();
    const { intent } = await world.start(charge, 'boleto');
    world.stripe.showCode(intent);
    await world.deliverAll();
    world.server.clock.advance(10 * DAY);
    world.stripe.settle(intent);
    world.server.clock.advance(3 * DAY);
    await world.deliverAll();
    expect(await receivedDay(charge)).toBe('2026-11-30');
  });

  test('of a card leave its money on the day on which it paid', async () => {
    const charge = await world.charge();
    const { intent } = await world.start(charge);
    world.stripe.payByCard(intent);
    world.loseEvents();
    world.server.clock.advance(2 * DAY);
    await reconcile(world.paying);
    expect(await receivedDay(charge)).toBe('2026-11-20');
  });

  test('of a payment that a restored backup lacks leave its money on its day', async () => {
    const charge = await world.charge();
    const { intent } = await world.start(charge);
    world.stripe.payByCard(intent);
    world.loseEvents();
    await world.server.deps.db.deleteFrom('charge_payment').execute();
    world.server.clock.advance(20 * DAY);
    await findLostPayments(world.paying);
    expect(await receivedDay(charge)).toBe('2026-11-20');
  });

  test('of a refund that the operator made by hand are found when all its events were lost', async () => {
    const charge = await world.charge();
    const { intent } = await world.start(charge);
    world.stripe.payByCard(intent);
    await world.deliverAll();
    await findLostEvents(world.paying);
    world.server.clock.advance(50 * DAY);
    await findLostEvents(world.paying);
    const form = { payment_intent: intent, amount: '5000', reverse_transfer: 'true' };
    world.stripe.books.makeRefund(form);
    world.loseEvents();
    world.server.clock.advance(HOUR);
    await findLostEvents(world.paying);
    expect((await world.read(charge)).payments).toMatchObject([{ refunded: 5_000 }]);
  });

  test('of a refund that a bank returns are found however old the payment is', async () => {
    const charge = await world.charge();
    const { intent } = await world.start(charge);
    world.stripe.payByCard(intent);
    await world.deliverAll();
    world.server.clock.advance(300 * DAY);
    const form = { payment_intent: intent, amount: '5000', reverse_transfer: 'true' };
    const refund = world.stripe.books.makeRefund(form);
    await findLostEvents(world.paying);
    expect(await readSent(charge)).toEqual({ refunded: 5_000, bounced: 0 });
    world.server.clock.advance(25 * DAY);
    await findLostEvents(world.paying);
    world.server.clock.advance(HOUR);
    world.stripe.books.endRefund(refund, 'failed');
    world.loseEvents();
    await reconcile(world.paying);
    expect(await readSent(charge)).toEqual({ refunded: 5_000, bounced: 0 });
    await findLostEvents(world.paying);
    expect(await readSent(charge)).toEqual({ refunded: 0, bounced: 5_000 });
  });

  test('of the end of a dispute are found however old the payment is', async () => {
    const charge = await world.charge();
    const { intent } = await world.start(charge);
    world.stripe.payByCard(intent);
    await world.deliverAll();
    world.server.clock.advance(700 * DAY);
    const dispute = world.stripe.books.openDispute(world.stripe.books.intentOf(intent));
    await findLostEvents(world.paying);
    world.server.clock.advance(60 * DAY);
    await findLostEvents(world.paying);
    world.stripe.books.moveDispute(dispute, 'won');
    world.loseEvents();
    await findLostEvents(world.paying);
    expect(await readPayment(charge)).toMatchObject({ dispute: 'won', lost: 0 });
  });

  test('are looked for once: an event that came by webhook is read no more', async () => {
    const charge = await world.charge();
    const { intent } = await world.start(charge);
    world.stripe.payByCard(intent);
    await world.deliverAll();
    world.server.clock.advance(2 * HOUR);
    await findLostEvents(world.paying);
    const dispute = world.stripe.books.openDispute(world.stripe.books.intentOf(intent));
    world.server.clock.advance(2 * HOUR);
    await findLostEvents(world.paying);
    world.server.clock.advance(2 * HOUR);
    world.stripe.books.moveDispute(dispute, 'under_review');
    await world.deliverAll();
    const before = world.stripe.calls.length;
    await findLostEvents(world.paying);
    expect(world.stripe.calls.slice(before)).toEqual(LISTS);
  });

  test.each([
    [403, 'disputes'],
    [500, 'disputes'],
    ['unheard', 'disputes'],
    [403, 'refunds'],
    [500, 'refunds'],
  ] as const)(
    'of a payment count while Stripe answers %s to its list of %s',
    async (status, list) => {
      const paid = await world.charge();
      const { intent } = await world.start(paid);
      const later = await world.charge(30_000);
      const other = await world.start(later);
      world.stripe.payByCard(other.intent);
      await world.deliverAll();
      await findLostEvents(world.paying);
      world.server.clock.advance(2 * HOUR);
      world.stripe.trouble.judge = (line) => (line === `GET /v1/${list}` ? { status } : null);
      world.stripe.payByCard(intent);
      expect(await world.deliverAll()).not.toContain(500);
      expect((await world.read(paid)).standing).toBe('paid');
      // Lost news of the other kind are taken in by the same look.
      const { books } = world.stripe;
      if (list === 'disputes') books.makeRefund({ payment_intent: other.intent, amount: '5000' });
      else books.openDispute(books.intentOf(other.intent), { amount: 5_000 });
      world.loseEvents();
      await expect(findLostEvents(world.paying)).rejects.toMatchObject({
        code: 'stripe_unreachable',
      });
      const part = list === 'disputes' ? { refunded: 5_000 } : { contested: 5_000 };
      expect(await readPayment(later)).toMatchObject(part);
      // Lost news of this kind follow once the list is shown again.
      if (list === 'refunds') books.makeRefund({ payment_intent: other.intent, amount: '3000' });
      else books.openDispute(books.intentOf(other.intent), { amount: 3_000 });
      world.loseEvents();
      world.stripe.trouble.judge = null;
      world.server.clock.advance(DAY);
      await findLostEvents(world.paying);
      const rest = list === 'refunds' ? { refunded: 3_000 } : { contested: 3_000 };
      expect(await readPayment(later)).toMatchObject({ ...part, ...rest });
      const queued = world.server.deps.db.selectFrom('stripe_look').where('list', 'like', 'pi_%');
      expect(await queued.selectAll().execute()).toEqual([]);
    },
  );
});
