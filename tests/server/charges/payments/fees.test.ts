import { afterAll, beforeAll, expect, test } from 'vitest';
import { overviewOf } from '../../../../server/admin/overview';
import { feeShare } from '../../../../server/charges/payments/fees';
import { reconcile } from '../../../../server/charges/payments/reconcile';
import { watchDatabase } from '../../../../server/metrics/database';
import { createMetrics } from '../../../../server/metrics/registry';
import { DAY, MINUTE } from '../../../harness/clock';
import { onEveryDatabase } from '../../../harness/databases';
import type { Refund } from '../../../harness/stripe-objects';
import { createWorld, type World } from './world';

const FEE_REFUND = /POST \/v1\/application_fees\/\w+\/refunds$/;

/** Payments of R$ 220,00 with a fee of 3 %, which is R$ 6,60. */
onEveryDatabase("the operator's fee of a payment that is refunded", (database) => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld(database, { STRIPE_FEE: '300' });
  });
  afterAll(() => world.close());

  async function paid() {
    const id = await world.charge();
    const { intent, payment } = await world.start(id);
    world.stripe.payByCard(intent);
    await world.deliverAll();
    return { id, payment, intent: world.stripe.books.intentOf(intent) };
  }
  type Paid = Awaited<ReturnType<typeof paid>>;
  const refund = ({ payment }: Paid, centavos: number | null) =>
    world.coach.post(`/api/payments/${payment}/refund`, { centavos });
  /** Refunds a part, which has to succeed. */
  async function refunded(one: Paid, centavos: number | null): Promise<Refund> {
    expect((await refund(one, centavos)).status).toBe(204);
    const made = world.stripe.books.refunds.at(-1);
    if (!made) throw new Error('no refund');
    return made;
  }
  async function bounce(made: Refund): Promise<void> {
    world.stripe.books.endRefund(made, 'failed');
    await world.deliverAll();
  }
  const feeOf = ({ intent }: Paid) => {
    const { books } = world.stripe;
    return books.fees.feeOf(String(books.chargeOf(intent).application_fee));
  };
  const returned = (one: Paid) => feeOf(one).amount_refunded;

  test('goes back to the professional whole with the whole payment', async () => {
    const one = await paid();
    await refunded(one, null);
    expect(feeOf(one)).toMatchObject({ amount: 660, amount_refunded: 660, refunded: true });
  });

  test('goes back by its share with each part, and whole with the last one', async () => {
    const one = await paid();
    for (const [part, share] of [
      [7_333, 219],
      [7_333, 439],
      [7_334, 660],
    ] as const) {
      await refunded(one, part);
      expect(returned(one)).toBe(share);
    }
  });

  test('is returned once for the same part that a bank rejected before', async () => {
    const one = await paid();
    await bounce(await refunded(one, 5_000));
    expect(returned(one)).toBe(150);
    await refunded(one, 5_000);
    expect(returned(one)).toBe(150);
    await refunded(one, null);
    expect(returned(one)).toBe(660);
  });

  test('goes back for the rest of the next refund when a bank rejected the greater part', async () => {
    const one = await paid();
    await bounce(await refunded(one, 15_000));
    expect(returned(one)).toBe(450);
    await refunded(one, null);
    expect(returned(one)).toBe(660);
  });

  test('stays returned when a bank rejects the refund of all', async () => {
    const one = await paid();
    await bounce(await refunded(one, null));
    await refunded(one, null);
    expect(returned(one)).toBe(660);
    expect((await world.read(one.id)).standing).toBe('refunded');
  });

  test('goes back for a refund after a dispute that was won', async () => {
    const one = await paid();
    const dispute = world.stripe.books.openDispute(one.intent);
    await world.deliverAll();
    world.stripe.books.moveDispute(dispute, 'won');
    await world.deliverAll();
    await refunded(one, 11_000);
    expect(returned(one)).toBe(330);
  });

  test('stays with the operator for a refund by hand that they paid', async () => {
    const one = await paid();
    world.stripe.books.makeRefund({ payment_intent: one.intent.id, amount: '5000' });
    await world.deliverAll();
    expect(returned(one)).toBe(0);
    await refunded(one, 5_000);
    expect(returned(one)).toBe(150);
  });

  test.each([
    ['was lost', { status: 'unheard', done: true }],
    ['was lost with its request', { status: 'unheard' }],
    ['was an error of Stripe', { status: 500 }],
    ['was an error after Stripe did it', { status: 500, done: true }],
    ['was a refusal', { status: 400 }],
  ] as const)('is returned once by the daily look when the answer %s', async (_, judgement) => {
    const one = await paid();
    world.stripe.trouble.judge = (line) => (FEE_REFUND.test(line) ? judgement : null);
    await refunded(one, 5_000);
    world.stripe.trouble.judge = null;
    world.server.clock.advance(DAY + MINUTE);
    await reconcile(world.paying);
    expect(returned(one)).toBe(150);
    world.server.clock.advance(DAY + MINUTE);
    await reconcile(world.paying);
    expect(returned(one)).toBe(150);
  });

  /** The operator's view: the admin screen's list, the metric, and new lines of the log. */
  async function unreturned() {
    const { deps, connection, clock } = world.server;
    const metrics = createMetrics();
    watchDatabase(metrics, connection, clock.now);
    const figure = /anilha_fees_unreturned_centavos (\d+)/.exec(await metrics.report())?.[1];
    return { fees: (await overviewOf(deps.db, clock.now())).fees, figure };
  }

  test('is shown to the operator while Stripe refuses it, and returned later', async () => {
    const one = await paid();
    world.stripe.trouble.judge = (line) => (FEE_REFUND.test(line) ? { status: 400 } : null);
    await refunded(one, 5_000);
    const since = world.server.clock.now();
    const shown = { intent: one.intent.id, name: 'Bia', reason: expect.any(String), since };
    expect(await unreturned()).toEqual({ fees: [{ ...shown, centavos: 150 }], figure: '150' });
    expect(world.server.logged()).toContain('the fee of a refund was not returned');
    // The sum grows with the next refund, and keeps its day.
    world.server.clock.advance(MINUTE);
    await refunded(one, 6_000);
    expect(await unreturned()).toEqual({ fees: [{ ...shown, centavos: 330 }], figure: '330' });
    // A payment of years ago, which the daily look would pass over.
    await world.server.deps.db
      .updateTable('charge_payment')
      .set({ created_at: 1 })
      .where('id', '=', one.payment)
      .execute();
    world.stripe.trouble.judge = null;
    world.server.clock.advance(DAY + MINUTE);
    await reconcile(world.paying);
    expect(returned(one)).toBe(330);
    expect(await unreturned()).toEqual({ fees: [], figure: '0' });
  });

  test('is no longer owed once the bank rejected the refund', async () => {
    const one = await paid();
    world.stripe.trouble.judge = (line) => (FEE_REFUND.test(line) ? { status: 400 } : null);
    const made = await refunded(one, 5_000);
    expect((await unreturned()).figure).toBe('150');
    await bounce(made);
    expect(await unreturned()).toEqual({ fees: [], figure: '0' });
    world.stripe.trouble.judge = null;
  });

  test('is returned once when events, the job and two refunds come at once', async () => {
    const one = await paid();
    await Promise.all([refund(one, 5_000), refund(one, 5_000), refund(one, 6_000)]);
    const sum = world.stripe.books.chargeOf(one.intent).amount_refunded;
    world.server.clock.advance(DAY + MINUTE);
    await Promise.all([world.deliverAll(), reconcile(world.paying), reconcile(world.paying)]);
    expect(returned(one)).toBe(feeShare(660, sum, 22_000));
  });
});
