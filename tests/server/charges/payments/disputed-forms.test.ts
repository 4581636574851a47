import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askAndApply } from '../../../../server/charges/payments/ask';
import { startPayment } from '../../../../server/charges/payments/payments';
import { reconcile } from '../../../../server/charges/payments/reconcile';
import { HttpError } from '../../../../server/http/errors';
import { MINUTE } from '../../../harness/clock';
import { onEveryDatabase } from '../../../harness/databases';
import { createInterleaver } from '../../../harness/interleave';
import type { Dispute } from '../../../harness/stripe-objects';
import { createWorld, type World } from './world';

/** Each statement is a history of its own. */
const PATIENCE = { timeout: 300_000 };
const CASH = { method: 'cash', centavos: 10_000, day: '2026-11-20', note: '', paid: 0 };

/** A card paid R$ 120 of a charge of R$ 220, and the cash beside it was an error. */
onEveryDatabase('the form for the rest of a charge with a dispute', (database) => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld(database);
    await world.server.deps.db
      .updateTable('session')
      .set({ expiresAt: '2060-01-01T00:00:00.000Z' })
      .execute();
  });
  afterEach(() => world.close());

  async function half() {
    const id = await world.charge();
    const cash = { ...CASH, id: randomUUID() };
    expect((await world.coach.post(`/api/charges/${id}/payments`, cash)).status).toBe(201);
    const { intent, payment } = await world.start(id);
    world.stripe.payByCard(intent);
    await world.deliverAll();
    expect((await world.coach.delete(`/api/charges/${id}/payments/${cash.id}`)).status).toBe(204);
    return { id, payment, intent: world.stripe.books.intentOf(intent) };
  }
  type Half = Awaited<ReturnType<typeof half>>;
  const statusOf = (intent: string) => world.stripe.books.intentOf(intent).status;
  async function contest({ intent }: Half): Promise<Dispute> {
    const dispute = world.stripe.books.openDispute(intent);
    await world.deliverAll();
    return dispute;
  }
  const stateOf = async ({ id }: Half, payment: string) =>
    (await world.read(id)).payments.find((one) => one.id === payment)?.state;
  /** Intents for the rest that a payer could still pay. */
  const payable = ({ id, intent }: Half) =>
    [...world.stripe.books.intents.values()].filter(
      (one) => one.metadata.charge === id && one.id !== intent.id && one.status !== 'canceled',
    );
  const row = ({ payment }: Half) =>
    world.server.deps.db
      .selectFrom('charge_payment')
      .selectAll()
      .where('id', '=', payment)
      .executeTakeFirstOrThrow();

  test('is closed when a bank begins to decide, and another one opens after the decision', async () => {
    const one = await half();
    const open = await world.start(one.id);
    const dispute = await contest(one);
    expect([statusOf(open.intent), await stateOf(one, open.payment)]).toEqual([
      'canceled',
      'withdrawn',
    ]);
    expect((await world.ask(one.id)).body).toMatchObject({ code: 'charge_disputed' });
    world.stripe.books.moveDispute(dispute, 'won');
    await world.deliverAll();
    expect((await world.start(one.id)).centavos).toBe(10_000);
  });

  test('stays open during an inquiry, in which nothing is decided', async () => {
    const one = await half();
    const open = await world.start(one.id);
    world.stripe.books.openDispute(one.intent, { status: 'warning_needs_response' });
    await world.deliverAll();
    expect(statusOf(open.intent)).toBe('requires_payment_method');
  });

  test('counts when its payer was faster', async () => {
    const one = await half();
    const open = await world.start(one.id);
    world.stripe.payByCard(open.intent);
    world.loseEvents();
    await contest(one);
    expect(await stateOf(one, open.payment)).toBe('settled');
  });

  test('leaves a code that the payer holds as it is', async () => {
    const one = await half();
    const open = await world.start(one.id, 'boleto');
    world.stripe.showCode(open.intent);
    world.loseEvents();
    await contest(one);
    expect([statusOf(open.intent), await stateOf(one, open.payment)]).toEqual([
      'requires_action',
      'pending',
    ]);
    world.stripe.settle(open.intent);
    await world.deliverAll();
    expect(await stateOf(one, open.payment)).toBe('settled');
  });

  test('is closed by the regular work when Stripe did not do it at once', async () => {
    const one = await half();
    const open = await world.start(one.id);
    world.stripe.trouble.judge = (line) => (line.endsWith('/cancel') ? { status: 500 } : null);
    await contest(one);
    world.stripe.trouble.judge = null;
    expect(statusOf(open.intent)).toBe('requires_payment_method');
    world.server.clock.advance(11 * MINUTE);
    await reconcile(world.paying);
    expect([statusOf(open.intent), await stateOf(one, open.payment)]).toEqual([
      'canceled',
      'withdrawn',
    ]);
  });

  test('is never left payable, whenever the dispute arrives while it opens', PATIENCE, async () => {
    const interleaver = createInterleaver(world.server.connection);
    const paying = { ...world.paying, db: interleaver.connection.db };
    for (let nth = 1; ; nth += 1) {
      const one = await half();
      interleaver.after(nth, () => contest(one));
      const asked = { charge: one.id, method: 'card', keepCard: false } as const;
      try {
        await startPayment(paying, world.student.user.id, asked);
      } catch (error) {
        if (!(error instanceof HttpError) || error.status !== 409) throw error;
      }
      if (!(await interleaver.settled())) {
        expect(nth).toBeGreaterThan(8);
        break;
      }
      expect([nth, payable(one)]).toEqual([nth, []]);
      world.server.clock.advance(MINUTE);
    }
  });

  test(
    'is paid or closed, whenever its payer pays while the dispute arrives',
    PATIENCE,
    async () => {
      const interleaver = createInterleaver(world.server.connection);
      const paying = { ...world.paying, db: interleaver.connection.db };
      for (let nth = 1; ; nth += 1) {
        const one = await half();
        const open = await world.start(one.id);
        let isPaid = false;
        interleaver.after(nth, async () => {
          try {
            isPaid = world.stripe.payByCard(open.intent);
          } catch {
            // Stripe takes no money in a form that is closed.
          }
        });
        world.stripe.books.openDispute(one.intent);
        world.loseEvents();
        await askAndApply(paying, await row(one));
        if (!(await interleaver.settled())) {
          expect(nth).toBeGreaterThan(8);
          break;
        }
        await world.deliverAll();
        const end = [statusOf(open.intent), await stateOf(one, open.payment)];
        expect([nth, ...end]).toEqual([
          nth,
          ...(isPaid ? ['succeeded', 'settled'] : ['canceled', 'withdrawn']),
        ]);
        world.server.clock.advance(MINUTE);
      }
    },
  );
});
