import { afterEach, beforeEach, expect, test } from 'vitest';
import { receivedOn } from '#domain/charges/money-months';
import { findLostEvents } from '../../../../server/charges/payments/lost-events';
import { findLostPayments } from '../../../../server/charges/payments/lost-payments';
import { reconcile } from '../../../../server/charges/payments/reconcile';
import { DAY } from '../../../harness/clock';
import { onEveryDatabase } from '../../../harness/databases';
import { createWorld, type World } from './world';

const HOUR = 3_600_000;

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
});
