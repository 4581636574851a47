import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPayoutAccount } from '../../../../server/charges/payments/accounts';
import { refundPayment } from '../../../../server/charges/payments/refunds';
import { onEveryDatabase } from '../../../harness/databases';
import type { Judgement } from '../../../harness/stripe-double';
import { createWorld, type World } from './world';

const HOUR = 60 * 60_000;

onEveryDatabase('a try at Stripe without an answer', (database) => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld(database);
  });
  afterEach(() => world.close());

  /** Executes every matching call of this act, and loses its answer. */
  async function unheard(line: RegExp, act: () => Promise<unknown>): Promise<void> {
    world.stripe.trouble.crash = line;
    await act();
    world.stripe.trouble.crash = null;
  }
  /** Stripe answers the nth matching call like this, once. */
  function judge(line: RegExp, judgement: Judgement, nth = 1): void {
    const { trouble } = world.stripe;
    let left = nth;
    trouble.judge = (call) => {
      if (!line.test(call)) return null;
      left -= 1;
      if (left > 0) return null;
      trouble.judge = null;
      return judgement;
    };
  }
  async function paid() {
    const id = await world.charge();
    const { intent, payment } = await world.start(id);
    world.stripe.payByCard(intent);
    await world.deliverAll();
    const { db } = world.server.deps;
    const row = db.selectFrom('charge_payment').selectAll().where('id', '=', payment);
    return async () =>
      refundPayment(world.paying, await row.executeTakeFirstOrThrow(), {
        centavos: 7_000,
        seen: 0,
      });
  }
  const refunds = () => world.stripe.books.refunds.map(({ amount }) => amount);

  test.each(['its number is stored', 'its number was deleted with old ones'])(
    'refunds once when it is repeated after a day, and %s',
    async (which) => {
      const refund = await paid();
      await unheard(/POST \/v1\/refunds$/, () => expect(refund()).rejects.toThrow('não respondeu'));
      world.server.clock.advance(25 * HOUR);
      if (which.includes('deleted')) {
        await world.server.deps.db.deleteFrom('stripe_attempt').execute();
      }
      await refund();
      expect(refunds()).toEqual([7_000]);
    },
  );

  test('refunds once when an error was answered before it, and it is repeated after a day', async () => {
    const refund = await paid();
    judge(/POST \/v1\/refunds$/, { status: 500 });
    await expect(refund()).rejects.toThrow('não respondeu');
    await unheard(/POST \/v1\/refunds$/, () => expect(refund()).rejects.toThrow('não respondeu'));
    world.server.clock.advance(25 * HOUR);
    await refund();
    expect(refunds()).toEqual([7_000]);
  });

  test('opens one payment when the payer comes back after a day', async () => {
    const id = await world.charge();
    await unheard(/POST \/v1\/payment_intents$/, () => world.ask(id));
    world.server.clock.advance(25 * HOUR);
    const { intent } = await world.start(id);
    expect([...world.stripe.books.intents.keys()]).toEqual([intent]);
  });

  test('makes one payer when they come back after a day', async () => {
    const id = await world.charge();
    await unheard(/POST \/v1\/customers$/, () => world.ask(id));
    world.server.clock.advance(25 * HOUR);
    await world.start(id);
    expect(world.stripe.books.customers.size).toBe(1);
  });

  test('makes one account when it is repeated hours later with another e-mail', async () => {
    const { accounts } = world.stripe.books;
    const coach = await world.server.signedIn({ name: 'Rui', email: 'rui@example.com' });
    const open = (email: string) =>
      openPayoutAccount(world.paying, { id: coach.user.id, email }, 'charges');
    const before = accounts.size;
    await unheard(/POST \/v1\/accounts$/, () => expect(open('rui@example.com')).rejects.toThrow());
    world.server.clock.advance(3 * HOUR);
    await open('outro@example.com');
    expect(accounts.size).toBe(before + 1);
  });

  test('ends with one account when the second key gets an error too', async () => {
    const { db } = world.server.deps;
    const coach = await world.server.signedIn({ name: 'Rui', email: 'rui@example.com' });
    const open = (email: string) =>
      openPayoutAccount(world.paying, { id: coach.user.id, email }, 'charges');
    judge(/POST \/v1\/accounts$/, { status: 500 });
    await expect(open('rui@example.com')).rejects.toThrow('não respondeu');
    // The process ended before it counted that error.
    const act = `account-${coach.user.id}-first`;
    await db.updateTable('stripe_attempt').set({ number: 0 }).where('act', '=', act).execute();
    judge(/POST \/v1\/accounts$/, { status: 500 }, 2);
    await expect(open('outro@example.com')).rejects.toThrow('não respondeu');
    await open('outro@example.com');
    const made = [...world.stripe.books.accounts.values()];
    expect(made.filter(({ metadata }) => metadata?.person === coach.user.id)).toHaveLength(1);
  });
});
