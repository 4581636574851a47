import Stripe from 'stripe';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chargesSchema } from '#protocol/charges/charges';
import { dropEndedCards } from '../../../../server/charges/payments/cards';
import { dropLeavers } from '../../../../server/charges/payments/erased';
import { findLostEvents } from '../../../../server/charges/payments/lost-events';
import { reconcile } from '../../../../server/charges/payments/reconcile';
import { recoverAll } from '../../../../server/charges/payments/recovery';
import { payRenewals } from '../../../../server/charges/payments/renewals';
import { makeAllDue } from '../../../../server/charges/subscriptions/dues';
import { DAY, MINUTE } from '../../../harness/clock';
import { onEveryDatabase } from '../../../harness/databases';
import { CALLS, callOf } from '../../../harness/stripe-calls';
import type { Judgement } from '../../../harness/stripe-double';
import type { Answer } from '../../../harness/visitor';
import { createWorld, type World } from './world';

const STATUSES = [400, 402, 403, 429, 500, 'unheard'] as const;
const refusal = v.object({
  code: v.string(),
  message: v.pipe(v.string(), v.regex(/^[A-ZÀ-Ú][^<>]+\.$/u)),
});
const madeSchema = v.object({ ids: v.array(v.string()) });

onEveryDatabase('Stripe refuses each of its calls once', (database) => {
  let world: World;
  /** Kinds of calls that were refused. */
  let refused: Map<string, number>;
  /** Those of all lives. */
  const everRefused = new Set<string>();

  beforeEach(async () => {
    // The library waits between its tries.
    vi.spyOn(Stripe.prototype, 'getInitialNetworkRetryDelay').mockReturnValue(0);
    vi.spyOn(Stripe.prototype, 'getMaxNetworkRetryDelay').mockReturnValue(0);
    world = await createWorld(database, { STRIPE_FEE: '300' });
    refused = new Map();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await world.close();
  });

  function refuseEachOnce(status: Judgement['status']): void {
    // The library repeats a call without an answer twice.
    const tries = status === 'unheard' ? 3 : 1;
    world.stripe.trouble.judge = (line) => {
      const { kind } = callOf(line, {}, {});
      const count = (refused.get(kind) ?? 0) + 1;
      if (count > tries) return null;
      refused.set(kind, count);
      everRefused.add(kind);
      return { status };
    };
  }
  const refusals = () => [...refused.values()].reduce((sum, one) => sum + one, 0);

  /** Repeats an act until it succeeds. Each failure has words, and a refusal behind it. */
  async function repeat(act: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const before = refusals();
      const answer = await act();
      if (answer.status < 300) return answer;
      expect(answer.status, answer.text).not.toBe(500);
      expect(v.safeParse(refusal, answer.body).success, answer.text).toBe(true);
      expect(refusals(), `${answer.text} without a refusal of Stripe`).toBeGreaterThan(before);
    }
  }
  /** Repeats regular work until a pass succeeds. */
  async function work(pass: () => Promise<unknown>): Promise<void> {
    for (;;) {
      const before = refusals();
      try {
        await pass();
        if (refusals() === before) return;
      } catch (error) {
        expect(error).toMatchObject({ code: 'stripe_unreachable' });
        expect(refusals()).toBeGreaterThan(before);
      }
    }
  }
  async function started(id: string, method: string, keepCard = false): Promise<string> {
    const asked = () => world.ask(id, method, keepCard);
    const { body } = await repeat(asked);
    return (
      v.parse(v.object({ clientSecret: v.string() }), body).clientSecret.split('_secret_')[0] ?? ''
    );
  }
  async function events(): Promise<void> {
    const { events } = world.stripe.books;
    for (const event of events.splice(0)) {
      for (let tried = 0; (await world.deliver(event)) !== 200; tried += 1) {
        expect(tried, event.type).toBeLessThan(8);
      }
    }
  }

  test.each(STATUSES)('(%s): a card pays, goes back, and the next ones pay too', async (status) => {
    const { stripe, coach, student, read } = world;
    const id = await world.charge();
    refuseEachOnce(status);
    stripe.payByCard(await started(id, 'card'));
    await events();
    expect((await read(id)).standing).toBe('paid');
    const payment = (await read(id)).payments.find(({ state }) => state === 'settled')?.id;
    const refund = { centavos: null, seen: 0 };
    await repeat(() => coach.post(`/api/payments/${payment}/refund`, refund));
    await events();
    expect((await read(id)).standing).toBe('refunded');
    expect(stripe.books.refunds).toHaveLength(1);
    const [{ application_fee = null } = {}] = stripe.books.charges.values();
    expect(stripe.books.fees.feeOf(String(application_fee)).amount_refunded).toBe(660);

    const second = await world.charge();
    await started(second, 'card');
    const intent = await started(second, 'boleto');
    stripe.showCode(intent);
    stripe.settle(intent);
    // Its events are lost: the regular work finds the money.
    stripe.books.events.length = 0;
    world.server.clock.advance(11 * MINUTE);
    await work(() => reconcile(world.paying));
    expect((await read(second)).standing).toBe('paid');

    const third = await world.charge();
    await started(third, 'card');
    const open = (await read(third)).payments.find(({ state }) => state === 'started')?.id;
    await repeat(() => student.post(`/api/payments/${open}/leave`));
    const cash = { method: 'cash', centavos: 22_000, day: '2026-11-20', note: '' };
    const form = { ...cash, id: '01a1f978-b580-7000-9600-0c2185a08ce4' };
    await repeat(() => coach.post(`/api/charges/${third}/payments`, form));
    expect((await read(third)).standing).toBe('paid');
    expect(refused.size).toBeGreaterThan(6);
  });

  test.each(STATUSES)('(%s): a plan goes on, and its payer can leave', async (status) => {
    const { stripe, coach, student, server } = world;
    const agreed = { plan: null, title: 'Mensalidade', includes: '', period: 'monthly' };
    const sums = { centavos: 18_000, discount: 0, discountReason: '', zone: 'America/Sao_Paulo' };
    const plan = { ...agreed, ...sums, first: '2026-11-20', students: [student.user.id] };
    const { body } = await coach.post('/api/charges/subscriptions', plan);
    const [subscription = ''] = v.parse(madeSchema, body).ids;
    const dueOn = async (day: string) => {
      const answer = await student.get('/api/charges');
      return v.parse(chargesSchema, answer.body).charges.find(({ due }) => due === day);
    };
    const first = (await dueOn('2026-11-20'))?.id ?? '';
    stripe.payByCard(await started(first, 'card', true));
    await events();
    server.clock.advance(30 * DAY);
    await makeAllDue(server.deps);
    refuseEachOnce(status);
    await work(() => payRenewals(world.paying));
    const next = (await dueOn('2026-12-20'))?.id ?? '';
    // After a final refusal of the card on file the payer pays by hand.
    if ((await world.read(next)).standing !== 'paid') {
      stripe.payByCard(await started(next, 'card'));
      await events();
    }
    expect((await world.read(next)).standing).toBe('paid');
    const paid = [...stripe.books.intents.values()].filter((one) => one.status === 'succeeded');
    expect(paid).toHaveLength(2);
    await repeat(() => student.delete(`/api/payments/cards/${subscription}`));
    await work(() => dropEndedCards(world.paying));
    const [customer = ''] = stripe.books.customers.keys();
    await server.deps.db.insertInto('stripe_leaver').values({ customer }).execute();
    await work(() => dropLeavers(world.paying));
    expect(stripe.books.customers.size).toBe(0);
  });

  test.each(STATUSES)('(%s): a professional comes to Stripe', async (status) => {
    const dora = await world.server.signedIn({ name: 'Dora', email: 'dora@example.com' });
    refuseEachOnce(status);
    const open = () => dora.post('/api/payments/account/open', {});
    await repeat(open);
    expect((await repeat(() => dora.get('/api/payments/account'))).body).toHaveProperty('state');
    expect((await repeat(open)).body).toMatchObject({
      address: expect.stringContaining('https://connect.stripe.com/setup/'),
    });
    world.stripe.finishAccount([...world.stripe.books.accounts.keys()].at(-1) ?? '');
    expect((await repeat(open)).body).toMatchObject({
      address: expect.stringContaining('https://connect.stripe.com/express/'),
    });
  });

  test.each(STATUSES)('(%s): a bank takes money, and returns it on appeal', async (status) => {
    const { stripe, server, paying, read } = world;
    const { books } = stripe;
    const id = await world.charge();
    const { intent: name, payment } = await world.start(id);
    stripe.payByCard(name);
    await world.deliverAll();
    const intent = books.intentOf(name);
    const seen = async () => ({
      standing: (await read(id)).standing,
      kept: books.transfers.keptOf(books.chargeOf(intent), `dispute-${payment}`),
    });
    /** Works day by day, without any event, until this is seen. */
    async function found(expected: Awaited<ReturnType<typeof seen>>): Promise<void> {
      for (let days = 0; ; days += 1) {
        // Stripe's clock stands still here, so each look reads everything.
        await server.deps.db.deleteFrom('stripe_look').execute();
        await work(() => findLostEvents(paying));
        await work(() => recoverAll(paying));
        const now = await seen();
        if (JSON.stringify(now) === JSON.stringify(expected)) return;
        expect(days, `${JSON.stringify(now)} after`).toBeLessThan(9);
        server.clock.advance(DAY + MINUTE);
      }
    }
    refuseEachOnce(status);
    const dispute = books.openDispute(intent);
    await found({ standing: 'disputed', kept: 0 });
    books.moveDispute(dispute, 'lost');
    await found({ standing: 'refunded', kept: 0 });
    books.moveDispute(dispute, 'appeal_under_review');
    await found({ standing: 'disputed', kept: 0 });
    books.moveDispute(dispute, 'won');
    await found({ standing: 'paid', kept: 22_000 });
  });

  test('all calls of the server were among them', () => {
    // Only the operator's check of a test account deletes an account.
    const calls = Object.keys(CALLS).filter((kind) => kind !== 'DELETE accounts/:id');
    expect([...everRefused].sort()).toEqual(calls.sort());
  });
});
