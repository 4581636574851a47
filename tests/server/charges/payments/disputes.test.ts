import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DisputeStatus } from '#domain/charges/disputes';
import { overviewOf } from '../../../../server/admin/overview';
import { chargeFor } from '../../../../server/charges/ledger/charges';
import { findLostEvents } from '../../../../server/charges/payments/lost-events';
import { reconcile } from '../../../../server/charges/payments/reconcile';
import { recoverAll } from '../../../../server/charges/payments/recovery';
import { watchDatabase } from '../../../../server/metrics/database';
import { createMetrics } from '../../../../server/metrics/registry';
import { onEveryDatabase } from '../../../harness/databases';
import { disputeMoney } from '../../../harness/stripe-transfers';
import { createWorld, type World } from './world';

const DAY = 86_400_000;

onEveryDatabase('disputes of a payment', (database) => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld(database);
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
  /** The texts of both sides, and the sum that the professional's account keeps at Stripe. */
  async function seen({ id, intent, payment }: Paid) {
    const reading = { db: world.server.deps.db, stripe: null };
    const { standing, left, payments } = await chargeFor(reading, world.coach.user.id, id);
    const { books } = world.stripe;
    const kept = books.transfers.keptOf(books.chargeOf(intent), `dispute-${payment}`);
    const [one] = payments;
    if (!one) throw new Error('no payment');
    const { dispute, contested, lost, recovered } = one;
    return { standing, left, dispute, contested, lost, recovered, kept };
  }
  const nothing = { contested: 0, lost: 0, left: 0 };

  describe('tells each status of Stripe, and moves money only when Stripe does', () => {
    const WHOLE = 22_000;
    const open = { standing: 'disputed', dispute: 'open', contested: WHOLE, kept: 0 };
    const appeal = { ...open, dispute: 'appeal', lost: WHOLE };
    const lives: [string, [DisputeStatus, object][]][] = [
      [
        'an inquiry that is answered',
        [
          ['warning_needs_response', { standing: 'paid', dispute: 'inquiry', kept: WHOLE }],
          ['warning_under_review', { standing: 'paid', dispute: 'inquiry', contested: WHOLE }],
          ['warning_closed', { ...nothing, standing: 'paid', dispute: 'dismissed', kept: WHOLE }],
        ],
      ],
      [
        'an inquiry that becomes a dispute, which is won',
        [
          ['warning_needs_response', { standing: 'paid', dispute: 'inquiry', kept: WHOLE }],
          ['needs_response', open],
          ['under_review', open],
          ['won', { ...nothing, standing: 'paid', dispute: 'won', kept: WHOLE, recovered: 0 }],
        ],
      ],
      [
        'a loss, and an appeal that is won',
        [
          ['needs_response', { ...open, recovered: WHOLE }],
          ['lost', { ...nothing, standing: 'refunded', dispute: 'lost', lost: WHOLE, kept: 0 }],
          ['appeal_needs_response', appeal],
          ['appeal_under_review', appeal],
          ['won', { ...nothing, standing: 'paid', dispute: 'won', kept: WHOLE, recovered: 0 }],
        ],
      ],
      [
        'a loss, and an appeal that is lost',
        [
          ['needs_response', open],
          ['lost', { standing: 'refunded', lost: WHOLE }],
          ['appeal_under_review', appeal],
          ['lost', { ...nothing, standing: 'refunded', dispute: 'lost', lost: WHOLE, kept: 0 }],
        ],
      ],
      ['one that was prevented', [['prevented', { ...nothing, standing: 'paid', kept: WHOLE }]]],
    ];
    test.each(lives)('%s', async (_, [first, ...steps]) => {
      const one = await paid();
      if (!first) throw new Error('no status');
      const dispute = world.stripe.books.openDispute(one.intent, { status: first[0] });
      await world.deliverAll();
      expect(await seen(one)).toMatchObject(first[1]);
      for (const [status, expected] of steps) {
        world.stripe.books.moveDispute(dispute, status);
        // The newest event first, and each of them twice.
        await world.deliverAll((events) => [...events.toReversed(), ...events]);
        expect(await seen(one), status).toMatchObject(expected);
      }
    });
  });

  test('a part of R$ 50 of R$ 220 is lost: the rest stays paid, and is all that can be refunded', async () => {
    const one = await paid();
    const dispute = world.stripe.books.openDispute(one.intent, { amount: 5_000 });
    await world.deliverAll();
    expect(await seen(one)).toMatchObject({ standing: 'disputed', contested: 5_000, kept: 17_000 });
    world.stripe.books.moveDispute(dispute, 'lost');
    await world.deliverAll();
    const after = { standing: 'paid', left: 0, lost: 5_000, kept: 17_000, recovered: 5_000 };
    expect(await seen(one)).toMatchObject(after);
    const refund = (centavos: number) =>
      world.coach.post(`/api/payments/${one.payment}/refund`, { centavos });
    expect((await refund(17_001)).body).toMatchObject({ code: 'too_much' });
    expect((await refund(17_000)).status).toBe(204);
    expect(await seen(one)).toMatchObject({ standing: 'refunded', kept: 0, recovered: 5_000 });
  });

  test('tells the professional of each of several disputes, and of the end of the last', async () => {
    const one = await paid();
    const { books } = world.stripe;
    const told = async () => {
      const notices = await world.server.deps.db
        .selectFrom('notice')
        .select('body')
        .where('key', 'like', `charge:${one.id}:%`)
        .where('user_id', '=', world.coach.user.id)
        .where(({ eb, or }) =>
          or(['disputed', 'defended', 'lost'].map((what) => eb('key', 'like', `%:${what}:%`))),
        )
        .orderBy('id')
        .execute();
      return notices.map(({ body }) => body.replaceAll('\u00a0', ' '));
    };
    const first = books.openDispute(one.intent, { amount: 5_000 });
    await world.deliverAll();
    const second = books.openDispute(one.intent, { amount: 3_000 });
    await world.deliverAll();
    const both = ['R$ 50,00. O banco decide', 'R$ 80,00. O banco decide'];
    expect(await told()).toMatchObject(both.map((words) => expect.stringContaining(words)));
    books.moveDispute(first, 'lost');
    await world.deliverAll();
    books.moveDispute(second, 'won');
    await world.deliverAll();
    expect((await told()).slice(2)).toMatchObject([
      expect.stringContaining('R$ 50,00 de R$ 220,00 voltaram'),
      expect.stringContaining('R$ 170,00 continuam valendo'),
    ]);
  });

  test('keeps the rest of a charge for after the decision of the bank', async () => {
    const id = await world.charge();
    const cash = { method: 'cash', day: '2026-11-20', note: '', paid: 0 };
    const first = { ...cash, id: crypto.randomUUID(), centavos: 10_000 };
    expect((await world.coach.post(`/api/charges/${id}/payments`, first)).status).toBe(201);
    const { intent } = await world.start(id);
    world.stripe.payByCard(intent);
    await world.deliverAll();
    // The cash was an error, so the rest is open again.
    await world.coach.delete(`/api/charges/${id}/payments/${first.id}`);
    const dispute = world.stripe.books.openDispute(world.stripe.books.intentOf(intent));
    await world.deliverAll();
    const claim = () =>
      world.student.post(`/api/charges/${id}/claims`, { note: '', receipt: null });
    expect((await claim()).body).toMatchObject({ code: 'charge_disputed' });
    expect((await world.ask(id)).body).toMatchObject({ code: 'charge_disputed' });
    world.stripe.books.moveDispute(dispute, 'won');
    await world.deliverAll();
    expect((await claim()).status).toBe(201);
  });

  test('a prevented dispute whose money went back counts as gone', async () => {
    const one = await paid();
    const dispute = world.stripe.books.openDispute(one.intent, { status: 'prevented' });
    dispute.balance_transactions.push(disputeMoney('txn_rdr', dispute.created, dispute, -22_000));
    await world.deliverAll();
    const gone = { standing: 'refunded', dispute: 'prevented', lost: 22_000, kept: 0 };
    expect(await seen(one)).toMatchObject(gone);
  });

  test('several disputes of a payment: the gravest is shown, and each takes its part', async () => {
    const one = await paid();
    const { books } = world.stripe;
    const inquiry = books.openDispute(one.intent, { status: 'warning_needs_response' });
    await world.deliverAll();
    books.moveDispute(inquiry, 'warning_closed');
    const first = books.openDispute(one.intent, { amount: 3_000 });
    const second = books.openDispute(one.intent, { amount: 4_000 });
    await world.deliverAll();
    expect(await seen(one)).toMatchObject({ dispute: 'open', contested: 7_000, kept: 15_000 });
    books.moveDispute(first, 'lost');
    await world.deliverAll();
    const mixed = { dispute: 'open', contested: 4_000, lost: 3_000, kept: 15_000 };
    expect(await seen(one)).toMatchObject(mixed);
    books.moveDispute(second, 'won');
    await world.deliverAll();
    const end = { standing: 'paid', dispute: 'lost', contested: 0, lost: 3_000, kept: 19_000 };
    expect(await seen(one)).toMatchObject(end);
  });

  test('an answer read before a newer one was applied changes nothing', async () => {
    const one = await paid();
    const dispute = world.stripe.books.openDispute(one.intent);
    await world.deliverAll();
    world.stripe.books.moveDispute(dispute, 'lost');
    const [event] = world.stripe.books.events.slice(-1);
    if (!event) throw new Error('no event');
    world.loseEvents();
    // The first request reads the loss, and waits while the appeal is won and applied.
    const { disputes } = world.paying.stripe;
    const list = disputes.list.bind(disputes);
    const late = { once: true };
    const slow = {
      ...world.paying,
      stripe: Object.assign(Object.create(world.paying.stripe), {
        disputes: {
          async list(...asked: Parameters<typeof list>) {
            const page = await list(...asked);
            if (late.once) {
              late.once = false;
              world.stripe.books.moveDispute(dispute, 'won');
              await world.deliverAll();
            }
            return page;
          },
        },
      }),
    };
    world.server.clock.advance(2 * DAY);
    await reconcile(slow);
    expect(late.once).toBe(false);
    expect(await seen(one)).toMatchObject({ standing: 'paid', dispute: 'won', kept: 22_000 });
  });

  test('those on a second page of the list are found as well', async () => {
    const { books } = world.stripe;
    const one = await paid();
    books.openDispute(one.intent);
    // Pages begin with the newest: the one that counts is behind 100 others.
    const other = await paid();
    const again = books.openDispute(other.intent, { status: 'warning_closed' });
    const copies = Array.from({ length: 100 }, (_, n) => ({
      ...again,
      id: `dp_${n}`,
      payment_intent: 'pi_other',
    }));
    books.disputes.push(...copies);
    world.loseEvents();
    await world.server.deps.db.deleteFrom('stripe_look').execute();
    await findLostEvents(world.paying);
    books.disputes.splice(-copies.length);
    expect(await seen(one)).toMatchObject({ standing: 'disputed' });
  });

  describe('the money that a dispute takes from the operator', () => {
    const open = async () =>
      world.server.deps.db
        .selectFrom('stripe_recovery')
        .selectAll()
        .whereRef('withdrawn', '!=', 'recovered')
        .execute();

    test('is taken back once when the answer is lost', async () => {
      const one = await paid();
      world.stripe.trouble.crash = /POST .*reversals$/;
      world.stripe.books.openDispute(one.intent, { amount: 6_000 });
      await world.deliverAll();
      world.stripe.trouble.crash = null;
      expect(await seen(one)).toMatchObject({ kept: 16_000 });
      await recoverAll(world.paying);
      expect(await seen(one)).toMatchObject({ kept: 16_000, recovered: 6_000 });
      expect(await open()).toEqual([]);
    });

    test('is the same for two at once', async () => {
      const one = await paid();
      world.stripe.trouble.refuse = /POST .*reversals$/;
      world.stripe.books.openDispute(one.intent);
      await world.deliverAll();
      world.stripe.trouble.refuse = null;
      world.server.clock.advance(DAY);
      await Promise.all([recoverAll(world.paying), recoverAll(world.paying)]);
      expect(await seen(one)).toMatchObject({ kept: 0, recovered: 22_000 });
    });

    test('a refusal is said to the operator and never to the professional as money that went', async () => {
      const one = await paid();
      world.stripe.trouble.refuse = /POST .*reversals$/;
      const dispute = world.stripe.books.openDispute(one.intent);
      await world.deliverAll();
      world.stripe.books.moveDispute(dispute, 'lost');
      await world.deliverAll();
      expect(await seen(one)).toMatchObject({ lost: 22_000, recovered: 0, kept: 22_000 });
      expect(world.server.logged()).toContain('money of a dispute could not be moved');
      expect(await open()).toMatchObject([{ withdrawn: 22_000, recovered: 0 }]);
      const { deps, connection, clock } = world.server;
      const intent = { intent: one.intent.id, name: 'Bia', centavos: 22_000 };
      const { disputes } = await overviewOf(deps.db, clock.now());
      expect(disputes).toMatchObject([{ ...intent, reason: 'parameter_invalid' }]);
      const metrics = createMetrics();
      watchDatabase(metrics, connection, clock.now);
      expect(await metrics.report()).toContain('anilha_disputes_unrecovered_centavos 22000');
      // Stripe repeats the refusal for the old key: the next try has another one.
      world.stripe.trouble.refuse = null;
      world.server.clock.advance(DAY);
      await recoverAll(world.paying);
      expect(await seen(one)).toMatchObject({ recovered: 22_000, kept: 0 });
      expect(await open()).toEqual([]);
    });

    test('a reversal that the operator made by hand counts', async () => {
      const one = await paid();
      world.stripe.trouble.refuse = /POST .*reversals$/;
      world.stripe.books.openDispute(one.intent);
      await world.deliverAll();
      world.stripe.trouble.refuse = null;
      const { books } = world.stripe;
      books.transfers.reverse(String(books.chargeOf(one.intent).transfer), 22_000);
      world.server.clock.advance(DAY);
      await recoverAll(world.paying);
      expect(await seen(one)).toMatchObject({ recovered: 22_000, kept: 0 });
    });

    test('goes back after a won appeal, and is taken again in the next dispute', async () => {
      const one = await paid();
      const { books } = world.stripe;
      const dispute = books.openDispute(one.intent);
      await world.deliverAll();
      world.stripe.trouble.refuse = /POST \/v1\/transfers$/;
      books.moveDispute(dispute, 'won');
      await world.deliverAll();
      expect(await seen(one)).toMatchObject({ standing: 'paid', recovered: 22_000, kept: 0 });
      const metrics = createMetrics();
      watchDatabase(metrics, world.server.connection, world.server.clock.now);
      expect(await metrics.report()).toContain('anilha_disputes_owed_centavos 22000');
      world.stripe.trouble.refuse = null;
      world.server.clock.advance(DAY);
      await recoverAll(world.paying);
      expect(await seen(one)).toMatchObject({ recovered: 0, kept: 22_000 });
      books.openDispute(one.intent, { amount: 7_000 });
      await world.deliverAll();
      expect(await seen(one)).toMatchObject({ recovered: 7_000, kept: 15_000 });
    });

    test.each([500, 503] as const)(
      'is taken back an hour after Stripe failed with %d',
      async (status) => {
        const one = await paid();
        world.stripe.books.openDispute(one.intent);
        world.stripe.trouble.judge = (line) =>
          line.endsWith('/reversals') && line.startsWith('POST') ? { status } : null;
        await world.deliverAll();
        world.stripe.trouble.judge = null;
        expect(await seen(one)).toMatchObject({ recovered: 0, kept: 22_000 });
        world.server.clock.advance(3_600_000);
        await recoverAll(world.paying);
        expect(await seen(one)).toMatchObject({ recovered: 22_000, kept: 0 });
      },
    );

    test('waits while Stripe does not answer', async () => {
      const one = await paid();
      world.stripe.books.openDispute(one.intent);
      world.stripe.trouble.judge = (line) =>
        line.endsWith('/reversals') && line.startsWith('POST') ? { status: 500 } : null;
      await world.deliverAll();
      world.stripe.trouble.judge = null;
      expect(await seen(one)).toMatchObject({ recovered: 0, kept: 22_000 });
      world.server.clock.advance(DAY);
      await recoverAll(world.paying);
      expect(await seen(one)).toMatchObject({ recovered: 22_000, kept: 0 });
    });
  });

  // Sessions end with the months, so this comes last.
  test('a dispute months later whose events were lost is found, with one request for each list when there is none', async () => {
    const one = await paid();
    await findLostEvents(world.paying);
    world.server.clock.advance(170 * DAY);
    await findLostEvents(world.paying);
    world.server.clock.advance(3_600_000);
    const dispute = world.stripe.books.openDispute(one.intent);
    dispute.created = Math.floor(world.server.clock.now() / 1000);
    world.loseEvents();
    await findLostEvents(world.paying);
    expect(await seen(one)).toMatchObject({ standing: 'disputed', kept: 0 });
    world.server.clock.advance(2 * 3_600_000);
    await findLostEvents(world.paying);
    const before = world.stripe.calls.length;
    await findLostEvents(world.paying);
    expect(world.stripe.calls.slice(before)).toEqual([
      'GET /v1/disputes',
      'GET /v1/refunds',
      'GET /v1/events',
    ]);
    // Its end is found as well, by the daily look at payments with a dispute.
    world.stripe.books.moveDispute(dispute, 'lost');
    world.loseEvents();
    world.server.clock.advance(DAY + 60_000);
    await reconcile(world.paying);
    expect(await seen(one)).toMatchObject({ standing: 'refunded' });
  });
});
