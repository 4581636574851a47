import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { overviewOf } from '../../../../server/admin/overview';
import { chargeFor } from '../../../../server/charges/ledger/charges';
import type { Paying } from '../../../../server/charges/payments/ground';
import { findLostEvents } from '../../../../server/charges/payments/lost-events';
import { recoverAll } from '../../../../server/charges/payments/recovery';
import { onEveryDatabase } from '../../../harness/databases';
import { createWorld, type World } from './world';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const REVERSAL = /POST .*reversals$/;

onEveryDatabase('money that moves after a payment', (database) => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld(database, { STRIPE_FEE: '100' });
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
  /** The sum that the professional's account keeps at Stripe. */
  const kept = ({ intent, payment }: Paid) => {
    const { books } = world.stripe;
    return books.transfers.keptOf(books.chargeOf(intent), `dispute-${payment}`);
  };
  async function seen({ id }: Paid) {
    const reading = { db: world.server.deps.db, stripe: null };
    const { payments, ...charge } = await chargeFor(reading, world.coach.user.id, id);
    const [one] = payments;
    if (!one) throw new Error('no payment');
    return { ...one, standing: charge.standing };
  }
  const rowOf = ({ payment }: Paid) =>
    world.server.deps.db
      .selectFrom('stripe_recovery')
      .selectAll()
      .where('payment_id', '=', payment)
      .executeTakeFirstOrThrow();
  const refund = ({ payment }: Paid, centavos: number | null) =>
    world.coach.post(`/api/payments/${payment}/refund`, { centavos });
  const errors = ({ payment }: Paid) =>
    world.server
      .logged()
      .split('\n')
      .filter((line) => line.includes('could not be moved') && line.includes(payment));

  describe('after a dispute that was won', () => {
    async function won(amount?: number) {
      const one = await paid();
      const dispute = world.stripe.books.openDispute(one.intent, amount ? { amount } : {});
      await world.deliverAll();
      world.stripe.books.moveDispute(dispute, 'won');
      await world.deliverAll();
      expect(kept(one)).toBe(22_000);
      return one;
    }

    test.each([
      ['the whole payment', undefined, null, 0],
      ['a part of it', undefined, 5_000, 17_000],
      ['all of it after a partial dispute', 9_000, null, 0],
      ['more than the first transfer has left', 9_000, 15_000, 7_000],
    ])('takes a refund of %s from the professional', async (_, disputed, centavos, left) => {
      const one = await won(disputed);
      expect((await refund(one, centavos)).status).toBe(204);
      expect(kept(one)).toBe(left);
      // Nothing of it left the account because of the dispute.
      expect(await seen(one)).toMatchObject({ refunded: 22_000 - left, recovered: 0 });
    });

    test('takes a refund once when its answer was lost', async () => {
      const one = await won();
      world.stripe.trouble.crash = /POST \/v1\/(refunds|.*reversals)$/;
      expect((await refund(one, 5_000)).status).toBe(502);
      world.stripe.trouble.crash = null;
      expect((await refund(one, 5_000)).status).toBe(204);
      world.server.clock.advance(DAY);
      await recoverAll(world.paying);
      expect([kept(one), world.stripe.books.refunds.at(-1)?.amount]).toEqual([17_000, 5_000]);
    });

    test('shows a refund that could not be taken from the professional to the operator', async () => {
      const one = await won();
      world.stripe.trouble.refuse = REVERSAL;
      expect((await refund(one, 5_000)).status).toBe(204);
      world.stripe.trouble.refuse = null;
      const { disputes } = await overviewOf(world.server.deps.db, world.server.clock.now());
      expect(disputes).toMatchObject([{ intent: one.intent.id, centavos: 5_000 }]);
      world.server.clock.advance(DAY);
      await recoverAll(world.paying);
      expect(kept(one)).toBe(17_000);
    });
  });

  test('tells of a later dispute that nothing left for it while its reversal is refused', async () => {
    const one = await paid();
    const first = world.stripe.books.openDispute(one.intent, { amount: 9_000 });
    await world.deliverAll();
    world.stripe.books.moveDispute(first, 'won');
    await world.deliverAll();
    expect((await refund(one, 5_000)).status).toBe(204);
    expect([kept(one), (await seen(one)).recovered]).toEqual([17_000, 0]);
    world.stripe.trouble.refuse = REVERSAL;
    const second = world.stripe.books.openDispute(one.intent, { amount: 6_000 });
    await world.deliverAll();
    world.stripe.trouble.refuse = null;
    // The refund took R$ 50 before; the dispute took nothing.
    expect([kept(one), (await seen(one)).recovered]).toEqual([17_000, 0]);
    world.server.clock.advance(DAY);
    await recoverAll(world.paying);
    expect([kept(one), (await seen(one)).recovered]).toEqual([11_000, 6_000]);
    world.stripe.books.moveDispute(second, 'won');
    await world.deliverAll();
    expect([kept(one), (await seen(one)).recovered]).toEqual([17_000, 0]);
  });

  test('gives the professional a refund that the bank of the payer returned, once', async () => {
    const one = await paid();
    expect((await refund(one, null)).status).toBe(204);
    expect(kept(one)).toBe(0);
    const made = world.stripe.books.refunds.at(-1);
    if (made) world.stripe.books.endRefund(made, 'failed');
    await world.deliverAll((events) => [...events, ...events]);
    expect(kept(one)).toBe(22_000);
    expect((await refund(one, null)).status).toBe(204);
    expect([kept(one), (await seen(one)).standing]).toEqual([0, 'refunded']);
    const again = world.stripe.books.refunds.at(-1);
    if (again) world.stripe.books.endRefund(again, 'failed');
    await world.deliverAll();
    expect(kept(one)).toBe(22_000);
  });

  test('counts a lost dispute only for what was not refunded before', async () => {
    const one = await paid();
    await refund(one, 10_000);
    const dispute = world.stripe.books.openDispute(one.intent);
    world.stripe.books.moveDispute(dispute, 'lost');
    await world.deliverAll();
    const after = { refunded: 10_000, lost: 12_000, standing: 'refunded' };
    expect(await seen(one)).toMatchObject(after);
    expect((await refund(one, null)).body).toMatchObject({ code: 'too_much' });
  });

  describe('when two processes recover a payment at once', () => {
    /** Runs `meanwhile` before the first reversal of a transfer. */
    function interrupted(meanwhile: () => Promise<unknown>): Paying {
      const { transfers } = world.paying.stripe;
      const reverse = transfers.createReversal.bind(transfers);
      let once = true;
      const slow = Object.assign(Object.create(transfers), {
        async createReversal(...asked: Parameters<typeof reverse>) {
          if (once) {
            once = false;
            await meanwhile();
          }
          return reverse(...asked);
        },
      });
      const stripe = Object.assign(Object.create(world.paying.stripe), { transfers: slow });
      return { ...world.paying, stripe };
    }
    /** A dispute of R$ 60 whose money still has to be taken back. */
    async function disputed() {
      const one = await paid();
      world.stripe.trouble.refuse = REVERSAL;
      world.stripe.books.openDispute(one.intent, { amount: 6_000 });
      await world.deliverAll();
      world.stripe.trouble.refuse = null;
      world.server.clock.advance(DAY);
      return one;
    }

    test('takes the sum of both amounts once', async () => {
      const one = await disputed();
      const more = async () => {
        world.stripe.books.openDispute(one.intent, { amount: 4_000 });
        await world.deliverAll();
      };
      await recoverAll(interrupted(more));
      expect(kept(one)).toBe(12_000);
      expect(await rowOf(one)).toMatchObject({ withdrawn: 10_000, recovered: 10_000 });
    });

    test('takes a new amount at once although the old one is refused meanwhile', async () => {
      const one = await disputed();
      let refusals = 1;
      const more = async () => {
        world.stripe.books.openDispute(one.intent, { amount: 4_000 });
        await world.deliverAll();
        world.stripe.trouble.judge = (line) => {
          if (!REVERSAL.test(line) || refusals === 0) return null;
          refusals -= 1;
          return { status: 400 };
        };
      };
      await recoverAll(interrupted(more));
      world.stripe.trouble.judge = null;
      expect(refusals).toBe(0);
      expect(kept(one)).toBe(12_000);
      expect(await rowOf(one)).toMatchObject({ recovered: 10_000, reason: null });
    });
  });

  test('stores a refused read, so that it is not repeated before the next day', async () => {
    const one = await paid();
    world.stripe.trouble.refuse = /GET \/v1\/transfers/;
    world.stripe.books.openDispute(one.intent);
    await world.deliverAll();
    expect(await rowOf(one)).toMatchObject({ reason: 'parameter_invalid' });
    const before = world.stripe.calls.length;
    await recoverAll(world.paying);
    expect(world.stripe.calls.slice(before)).toEqual([]);
    world.stripe.trouble.refuse = null;
    world.server.clock.advance(DAY);
    await recoverAll(world.paying);
    expect(kept(one)).toBe(0);
  });

  test('moves a read without an answer behind the others', async () => {
    const { trouble } = world.stripe;
    const all: Paid[] = [];
    trouble.refuse = REVERSAL;
    for (let n = 0; n < 4; n += 1) {
      const one = await paid();
      world.stripe.books.openDispute(one.intent);
      await world.deliverAll();
      all.push(one);
    }
    trouble.refuse = null;
    world.server.clock.advance(DAY + HOUR);
    const stuck = new Set<string>();
    // The first three payments of a pass get no answer, and a pass ends after three.
    trouble.judge = (line) => {
      const [, intent] = /GET \/v1\/payment_intents\/(\w+)/.exec(line) ?? [];
      if (intent === undefined) return null;
      if (stuck.size < 3) stuck.add(intent);
      return stuck.has(intent) ? { status: 429 } : null;
    };
    await expect(recoverAll(world.paying)).rejects.toMatchObject({ code: 'stripe_unreachable' });
    await expect(recoverAll(world.paying)).rejects.toMatchObject({ code: 'stripe_unreachable' });
    expect(all.map(kept).toSorted((a, b) => a - b)).toEqual([0, 22_000, 22_000, 22_000]);
    trouble.judge = null;
    await recoverAll(world.paying);
    expect(all.map(kept)).toEqual([0, 0, 0, 0]);
  });

  test('reports money that no transfer holds once, until the amount changes', async () => {
    const one = await paid();
    await refund(one, 10_000);
    const dispute = world.stripe.books.openDispute(one.intent);
    await world.deliverAll();
    expect(await rowOf(one)).toMatchObject({ reason: 'transfer_spent', recovered: 12_000 });
    for (let day = 0; day < 3; day += 1) {
      world.server.clock.advance(DAY);
      const before = world.stripe.calls.length;
      await recoverAll(world.paying);
      expect(world.stripe.calls.slice(before)).toEqual([]);
    }
    expect(errors(one)).toHaveLength(1);
    world.stripe.books.moveDispute(dispute, 'won');
    await world.deliverAll();
    expect(kept(one)).toBe(12_000);
  });

  test('logs a refusal that is repeated daily once', async () => {
    const one = await paid();
    world.stripe.trouble.refuse = REVERSAL;
    world.stripe.books.openDispute(one.intent);
    await world.deliverAll();
    for (let day = 0; day < 3; day += 1) {
      world.server.clock.advance(DAY);
      await recoverAll(world.paying);
    }
    world.stripe.trouble.refuse = null;
    expect(errors(one)).toHaveLength(1);
    expect(Number((await rowOf(one)).refusals)).toBe(4);
  });

  test('shows a dispute with an unknown status as one under review', async () => {
    const one = await paid();
    const dispute = world.stripe.books.openDispute(one.intent);
    Object.assign(dispute, { status: 'escalated' });
    await world.deliverAll();
    expect(await seen(one)).toMatchObject({ standing: 'disputed', dispute: 'open' });
    // The double reports the status, because the package does not know it.
    expect(world.stripe.faults.splice(0)).not.toEqual([]);
    world.stripe.books.disputes.splice(world.stripe.books.disputes.indexOf(dispute), 1);
  });

  describe('when disputes are found in the list', () => {
    const until = async () => {
      const rows = world.server.deps.db.selectFrom('stripe_look').selectAll();
      const row = await rows.where('list', '=', 'disputes').executeTakeFirstOrThrow();
      return Number(row.until);
    };
    async function lost() {
      const one = await paid();
      world.stripe.books.openDispute(one.intent);
      world.loseEvents();
      return one;
    }

    test('one that Stripe always refuses keeps the list short, and is found once it is shown', async () => {
      await findLostEvents(world.paying);
      const one = await lost();
      world.stripe.trouble.judge = (line) =>
        line.includes(one.intent.id) ? { status: 403 } : null;
      for (let day = 0; day < 3; day += 1) {
        await findLostEvents(world.paying);
        expect(await until()).toBe(world.server.clock.now());
        world.server.clock.advance(DAY + HOUR);
      }
      world.stripe.trouble.judge = null;
      expect((await seen(one)).dispute).toBeNull();
      await findLostEvents(world.paying);
      expect((await seen(one)).dispute).toBe('open');
    });

    test('all are found after an outage that ended a pass', async () => {
      await findLostEvents(world.paying);
      const all = [await lost(), await lost(), await lost(), await lost(), await lost()];
      world.stripe.trouble.judge = (line) => (line.includes('/disputes') ? null : { status: 429 });
      await expect(findLostEvents(world.paying)).rejects.toMatchObject({
        code: 'stripe_unreachable',
      });
      world.stripe.trouble.judge = null;
      // Events are lost, and the list overlaps by one hour only.
      world.server.clock.advance(5 * HOUR);
      await findLostEvents(world.paying);
      expect((await Promise.all(all.map(seen))).map(({ dispute }) => dispute)).toEqual(
        all.map(() => 'open'),
      );
    });
  });
});
