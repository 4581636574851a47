import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chargesSchema } from '#protocol/charges/charges';
import { paymentRefusal } from '#words/charges/payments';
import { dropEndedCards } from '../../../../server/charges/payments/cards';
import type { PaymentLedger } from '../../../../server/charges/payments/ground';
import { reconcile } from '../../../../server/charges/payments/reconcile';
import { payRenewals } from '../../../../server/charges/payments/renewals';
import { makeAllDue } from '../../../../server/charges/subscriptions/dues';
import { onEveryDatabase } from '../../../harness/databases';
import type { CardAnswer } from '../../../harness/stripe-books';
import { createWorld, type World } from './world';

const DAY = 86_400_000;

onEveryDatabase('a card that pays a subscription by itself', (database) => {
  let world: World;
  let subscription: string;

  beforeEach(async () => {
    world = await createWorld(database);
    const form = {
      plan: null,
      title: 'Mensalidade',
      includes: '',
      period: 'monthly',
      discount: 0,
      discountReason: '',
      centavos: 18_000,
      zone: 'America/Sao_Paulo',
      first: '2026-11-20',
      students: [world.student.user.id],
    };
    const answer = await world.coach.post('/api/charges/subscriptions', form);
    subscription = v.parse(v.object({ ids: v.array(v.string()) }), answer.body).ids[0] ?? '';
  });
  afterEach(() => world.close());

  const mine = async () => v.parse(chargesSchema, (await world.student.get('/api/charges')).body);
  const dueOn = async (day: string) => (await mine()).charges.find(({ due }) => due === day);
  const cardOf = async () =>
    (await mine()).subscriptions.find(({ id }) => id === subscription)?.card ?? null;

  /** Pays the first charge with a card and saves it. */
  async function keepCard(keep = true): Promise<string> {
    const first = await dueOn('2026-11-20');
    const { intent } = await world.start(first?.id ?? '', 'card', keep);
    world.stripe.payByCard(intent);
    await world.deliverAll();
    return intent;
  }
  async function nextMonth(answer: CardAnswer = 'ok'): Promise<void> {
    for (const card of world.stripe.books.cards.values()) card.answer = answer;
    world.server.clock.advance(30 * DAY);
    await makeAllDue(world.server.deps);
  }
  const work = () => payRenewals(world.paying);
  const failuresOf = async (charge = '') => {
    const notices = await world.server.deps.db.selectFrom('notice').select('key').execute();
    return notices.filter(({ key }) => key.includes(`${charge}:failed`)).length;
  };
  /** Another plan of the same payer, paid with the same card. */
  async function secondPlan(): Promise<void> {
    const form = {
      plan: null,
      title: 'Outro plano',
      includes: '',
      period: 'monthly',
      discount: 0,
      discountReason: '',
      centavos: 18_000,
      zone: 'America/Sao_Paulo',
      first: '2026-12-20',
      students: [world.student.user.id],
    };
    await world.coach.post('/api/charges/subscriptions', form);
    const { db } = world.server.deps;
    const kept = db.selectFrom('plan_subscription').where('id', '=', subscription);
    const { card_id, card_most } = await kept
      .select(['card_id', 'card_most'])
      .executeTakeFirstOrThrow();
    await db.updateTable('plan_subscription').set({ card_id, card_most }).execute();
  }
  /** Runs an act once, right before Stripe executes a matching call. */
  function beforeCall(line: RegExp, act: () => Promise<unknown>): void {
    world.stripe.trouble.before = async (call) => {
      if (!line.test(call)) return;
      world.stripe.trouble.before = null;
      await act();
    };
  }
  /** Renewals during which the subscriptions change right after a payment began. */
  const duringStart = (change: { paused_at: number } | { ended_at: number }) => {
    const { ledger } = world.paying;
    const start: PaymentLedger['start'] = async (trx, asked) => {
      const payment = await ledger.start(trx, asked);
      await trx.updateTable('plan_subscription').set(change).execute();
      return payment;
    };
    return { ...world.paying, ledger: { ...ledger, start } };
  };

  test('is kept only when the payer says so, with its name', async () => {
    const first = await dueOn('2026-11-20');
    expect(first).toBeDefined();
    await keepCard(false);
    expect(await cardOf()).toBeNull();
  });

  test('pays on the due day, once, without anybody there', async () => {
    const first = await keepCard();
    expect(world.stripe.books.intentOf(first).setup_future_usage).toBe('off_session');
    expect(await cardOf()).toBe('Visa •••• 4242');
    world.server.clock.advance(24 * DAY);
    await makeAllDue(world.server.deps);
    await work();
    expect((await dueOn('2026-12-20'))?.payments).toEqual([]);
    world.server.clock.advance(6 * DAY);
    await Promise.all([work(), work()]);
    await work();
    const due = await dueOn('2026-12-20');
    expect(due).toMatchObject({
      standing: 'paid',
      payments: [{ method: 'card', centavos: 18_000 }],
    });
    expect(world.stripe.books.charges.size).toBe(2);
  });

  test('pays an annual plan again after a year', async () => {
    const annual = {
      plan: null,
      title: 'Plano anual',
      includes: '',
      period: 'annual',
      discount: 0,
      discountReason: '',
      centavos: 180_000,
    };
    await world.coach.put(`/api/charges/subscriptions/${subscription}`, annual);
    await keepCard();
    const { db } = world.server.deps;
    await db
      .updateTable('plan_subscription')
      .set({ card_most: annual.centavos })
      .where('id', '=', subscription)
      .execute();
    await db.updateTable('session').set({ expiresAt: '2060-01-01T00:00:00.000Z' }).execute();
    for (const days of [30, 300, 65]) {
      world.server.clock.advance(days * DAY);
      await makeAllDue(world.server.deps);
      await work();
    }
    const paid = (await mine()).charges.filter(({ title }) => title === annual.title);
    expect(paid.map(({ due, standing, left }) => [due, standing, left])).toEqual([
      ['2027-12-20', 'paid', 0],
      ['2026-12-20', 'paid', 0],
    ]);
  });

  test.each([
    [3, 'paid'],
    [4, 'open'],
  ])('%i days late its charge is %s', async (late, standing) => {
    await keepCard();
    await nextMonth();
    world.server.clock.advance(late * DAY);
    await work();
    expect((await dueOn('2026-12-20'))?.standing).toBe(standing);
  });

  test('is gone from Stripe: both are told, it is kept no more, and the charge is paid by hand', async () => {
    await keepCard();
    const [customer = ''] = world.stripe.books.customers.keys();
    world.stripe.books.dropCustomer(customer);
    await nextMonth();
    await work();
    const due = await dueOn('2026-12-20');
    expect(due).toMatchObject({ standing: 'open', payments: [{ state: 'failed' }] });
    expect(await cardOf()).toBeNull();
    const told = await world.server.deps.db
      .selectFrom('notice')
      .select('user_id')
      .where('key', 'like', `charge:${due?.id}:failed:%`)
      .execute();
    expect(told).toHaveLength(2);
    const { intent } = await world.start(due?.id ?? '');
    expect(world.stripe.payByCard(intent)).toBe(true);
  });

  test('whoever pauses it while others are being paid is not charged', async () => {
    await keepCard();
    await secondPlan();
    await nextMonth();
    await payRenewals(duringStart({ paused_at: 1 }));
    const due = (await mine()).charges.filter((one) => one.due === '2026-12-20');
    // This excludes the one with the payment that just began, and those after it.
    expect(due.map(({ standing }) => standing).sort()).toEqual(['open', 'open']);
  });

  test('pays the full price after a discount that ended, as its owner saw', async () => {
    const { db } = world.server.deps;
    await db.updateTable('charge').set({ discount: 3000, discount_left: 0 }).execute();
    await keepCard();
    expect(await cardOf()).toBe('Visa •••• 4242');
    await nextMonth();
    await work();
    expect(await dueOn('2026-12-20')).toMatchObject({
      standing: 'paid',
      payments: [{ centavos: 18_000 }],
    });
  });

  test('pays nothing when its subscription ends while the payment begins', async () => {
    await keepCard();
    await nextMonth();
    // It ends on the due day, so that this charge stays due.
    await payRenewals(duringStart({ ended_at: world.server.clock.now() }));
    await work();
    const due = await dueOn('2026-12-20');
    expect(due).toMatchObject({ standing: 'open', payments: [{ state: 'withdrawn' }] });
    expect(world.stripe.books.charges.size).toBe(1);
  });

  test.each([/POST \/v1\/payment_intents$/, /\/confirm$/])(
    'pays and fails nothing when its owner removes it right before %s',
    async (line) => {
      await keepCard();
      await nextMonth();
      let removed = 0;
      beforeCall(line, async () => {
        removed = (await world.student.delete(`/api/payments/cards/${subscription}`)).status;
      });
      await work();
      await work();
      expect(removed).toBe(204);
      const due = await dueOn('2026-12-20');
      expect(due).toMatchObject({ standing: 'open', payments: [{ state: 'withdrawn' }] });
      expect(world.stripe.books.charges.size).toBe(1);
      expect(await failuresOf(due?.id)).toBe(0);
    },
  );

  test.each([
    ['a boleto', 'boleto', /POST \/v1\/payment_intents$/],
    ['a boleto', 'boleto', /\/confirm$/],
    ['a card form', 'card', /POST \/v1\/payment_intents$/],
    ['a card form', 'card', /\/confirm$/],
  ])('leaves %s (%s) to its payer when it is opened right before %s', async (_, method, line) => {
    await keepCard();
    await nextMonth();
    const due = await dueOn('2026-12-20');
    let form = '';
    beforeCall(line, async () => {
      form = (await world.start(due?.id ?? '', method, method === 'card')).intent;
    });
    await work();
    const { status, allowed_payment_method_types: types } = world.stripe.books.intentOf(form);
    expect([status, types]).toEqual(['requires_payment_method', [method]]);
    expect(world.stripe.books.charges.size).toBe(1);
    if (method === 'boleto') world.stripe.showCode(form);
    // Another card may be tried after the first was declined.
    else world.stripe.payByCard(form, { code: 'card_declined', decline_code: 'do_not_honor' });
    await world.deliverAll();
    await work();
    const open = (await dueOn('2026-12-20'))?.payments.filter(({ state }) => state !== 'withdrawn');
    expect(open?.map(({ state }) => state)).toEqual([method === 'boleto' ? 'pending' : 'started']);
    expect(await failuresOf(due?.id)).toBe(0);
  });

  test('pays a charge when three before it never get an answer', async () => {
    await keepCard();
    await secondPlan();
    await secondPlan();
    await secondPlan();
    await nextMonth();
    const { db } = world.server.deps;
    const last = await dueOn('2026-12-20');
    await db
      .updateTable('charge')
      .set({ due_day: '2026-12-19' })
      .where('due_day', '=', '2026-12-20')
      .where('id', '!=', last?.id ?? '')
      .execute();
    const unheard = new Set<string>();
    world.stripe.trouble.judge = (call) => {
      const intent = /intents\/(\w+)\/confirm$/.exec(call)?.[1];
      if (intent === undefined) return null;
      if (unheard.size < 3) unheard.add(intent);
      return unheard.has(intent) ? { status: 429 } : null;
    };
    for (let pass = 0; pass < 2; pass += 1) {
      world.server.clock.advance(60_000);
      await expect(work()).rejects.toMatchObject({ code: 'stripe_unreachable' });
    }
    const paid = (await mine()).charges.filter(
      ({ due, standing }) => due >= '2026-12-19' && standing === 'paid',
    );
    expect(paid).toHaveLength(1);
  });

  test('is made and paid by day where it is charged, not as a date changes', async () => {
    await keepCard();
    const HOUR = DAY / 24;
    // Noon of 20 November in São Paulo, where a day starts at 03:00 UTC.
    world.server.clock.advance(22 * DAY + 15 * HOUR);
    for (const [hours, made] of [
      [0, 0],
      [4, 0],
      [1, 1],
    ] as const) {
      world.server.clock.advance(hours * HOUR);
      expect(await makeAllDue(world.server.deps)).toBe(made);
    }
    world.server.clock.advance(7 * DAY - 5 * HOUR);
    const paid = [];
    for (let hour = 3; hour <= 9; hour += 1) {
      await work();
      paid.push((await dueOn('2026-12-20'))?.standing);
      world.server.clock.advance(HOUR);
    }
    expect(paid).toEqual(['open', 'open', 'open', 'open', 'open', 'paid', 'paid']);
  });

  test.each([
    ['authentication_required', { code: 'authentication_required' }],
    ['insufficient_funds', { code: 'card_declined', decline_code: 'insufficient_funds' }],
  ])(
    'is refused (%s): the charge stays open, both are told, and it is paid by hand',
    async (reason, answer) => {
      await keepCard();
      await nextMonth(answer);
      await work();
      const due = await dueOn('2026-12-20');
      expect(due).toMatchObject({ standing: 'open', payments: [{ state: 'failed', reason }] });
      const notices = await world.server.deps.db.selectFrom('notice').select(['key']).execute();
      expect(notices.filter(({ key }) => key.includes(`${due?.id}:failed`))).toHaveLength(2);
      const intents = world.stripe.books.intents.size;
      await work();
      expect(world.stripe.books.intents.size).toBe(intents);
      const { intent } = await world.start(due?.id ?? '');
      world.stripe.payByCard(intent);
      await world.deliverAll();
      expect((await dueOn('2026-12-20'))?.standing).toBe('paid');
    },
  );

  test.each([
    ['a refusal of its call', (line: string) => line.endsWith('/confirm'), 'renewal_refused'],
    ['a card that is gone', null, 'card_gone'],
  ] as const)('%s is not told as the word of the bank', async (_, isRefused, reason) => {
    await keepCard();
    await nextMonth();
    if (isRefused) {
      world.stripe.trouble.judge = (line) => (isRefused(line) ? { status: 403 } : null);
    } else world.stripe.books.cards.clear();
    await work();
    world.stripe.trouble.judge = null;
    const due = await dueOn('2026-12-20');
    expect(due).toMatchObject({ standing: 'open', payments: [{ state: 'failed', reason }] });
    const words = paymentRefusal(due?.payments[0]?.reason);
    expect(words).toContain('Stripe');
    expect(words).not.toContain('banco');
  });

  test.each([/POST \/v1\/payment_intents$/, /\/confirm$/])(
    'a crash at %s: it is paid once all the same',
    async (line) => {
      await keepCard();
      await nextMonth();
      world.stripe.trouble.crash = line;
      await expect(work()).rejects.toThrow();
      world.stripe.trouble.crash = null;
      world.server.clock.advance(11 * 60_000);
      await reconcile(world.paying);
      // A payment that never reached the bank is closed after a day, and tried again.
      world.server.clock.advance(DAY);
      await reconcile(world.paying);
      await work();
      expect((await dueOn('2026-12-20'))?.standing).toBe('paid');
      expect(world.stripe.books.charges.size).toBe(2);
    },
  );

  test.each([
    [/POST \/v1\/payment_intents$/, 500],
    [/\/confirm$/, 500],
    [/\/confirm$/, 429],
  ] as const)('an error at %s (%i) holds it up only until the next work', async (line, status) => {
    await keepCard();
    await nextMonth();
    world.stripe.trouble.judge = (call) => (line.test(call) ? { status } : null);
    await expect(work()).rejects.toMatchObject({ code: 'stripe_unreachable' });
    expect((await dueOn('2026-12-20'))?.standing).toBe('open');
    world.stripe.trouble.judge = null;
    await work();
    expect((await dueOn('2026-12-20'))?.standing).toBe('paid');
    expect(world.stripe.books.charges.size).toBe(2);
  });

  test('a card that paid although Stripe denied it pays once', async () => {
    await keepCard();
    await nextMonth();
    world.stripe.trouble.judge = (call) =>
      call.endsWith('/confirm') ? { status: 500, done: true } : null;
    await expect(work()).rejects.toThrow();
    world.stripe.trouble.judge = null;
    world.loseEvents();
    await work();
    expect((await dueOn('2026-12-20'))?.standing).toBe('paid');
    expect(world.stripe.books.charges.size).toBe(2);
  });

  test('a payment that its payer takes over after an error is left to the payer', async () => {
    await keepCard();
    await nextMonth();
    world.stripe.trouble.judge = (call) => (call.endsWith('/confirm') ? { status: 500 } : null);
    await expect(work()).rejects.toThrow();
    world.stripe.trouble.judge = null;
    const due = await dueOn('2026-12-20');
    const { intent } = await world.start(due?.id ?? '', 'boleto');
    world.stripe.showCode(intent);
    await work();
    await world.deliverAll();
    expect((await dueOn('2026-12-20'))?.standing).toBe('pending');
    expect(world.stripe.books.charges.size).toBe(1);
  });

  test('an error about one charge keeps none of those behind it waiting', async () => {
    await keepCard();
    await secondPlan();
    await nextMonth();
    let failing = true;
    world.stripe.trouble.judge = (call) => {
      if (!failing || !call.endsWith('/confirm')) return null;
      failing = false;
      return { status: 500 };
    };
    await expect(work()).rejects.toThrow();
    const due = (await mine()).charges.filter((one) => one.due === '2026-12-20');
    expect(due.map(({ standing }) => standing).sort()).toEqual(['open', 'paid']);
    world.stripe.trouble.judge = null;
  });

  test('pays nothing that is dearer than what it was kept for', async () => {
    await keepCard();
    const dearer = { title: 'Mensalidade', centavos: 18_001, discount: 0, discountReason: '' };
    const agreed = { plan: null, includes: '', period: 'monthly', ...dearer };
    await world.coach.put(`/api/charges/subscriptions/${subscription}`, agreed);
    expect(await cardOf()).toBeNull();
    await nextMonth();
    await work();
    expect(await dueOn('2026-12-20')).toMatchObject({ standing: 'open', payments: [] });
  });

  test('pays no single charge that was raised', async () => {
    await keepCard();
    await nextMonth();
    const raised = await dueOn('2026-12-20');
    const agreed = { plan: null, title: 'Mensalidade', includes: '', period: 'monthly' };
    const { status } = await world.coach.put(`/api/charges/${raised?.id}`, {
      ...agreed,
      centavos: 18_001,
      discount: 0,
      discountReason: '',
      due: '2026-12-20',
    });
    expect(status).toBe(204);
    await work();
    expect(await dueOn('2026-12-20')).toMatchObject({ standing: 'open', payments: [] });
    expect(await cardOf()).toBe('Visa •••• 4242');
  });

  test("many that cannot be paid now stand in nobody's way", async () => {
    await keepCard();
    await nextMonth();
    const { db } = world.server.deps;
    const due = await dueOn('2026-12-20');
    const plan = await db
      .selectFrom('plan_subscription')
      .selectAll()
      .where('id', '=', subscription)
      .executeTakeFirstOrThrow();
    const charge = await db
      .selectFrom('charge')
      .selectAll()
      .where('id', '=', due?.id ?? '')
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: 100 }, (_, n) => `other-${n}`);
    await db
      .insertInto('plan_subscription')
      .values(others.map((id) => ({ ...plan, id, coach_id: 'no-account' })))
      .execute();
    const day = { due_day: '2026-12-19', coach_id: 'no-account' };
    await db
      .insertInto('charge')
      .values(others.map((id) => ({ ...charge, ...day, id, subscription_id: id })))
      .execute();
    await work();
    expect((await dueOn('2026-12-20'))?.standing).toBe('paid');
  });

  test('leaves alone what the payer is paying, what is paused and what has ended', async () => {
    await keepCard();
    await nextMonth();
    const due = await dueOn('2026-12-20');
    await world.start(due?.id ?? '');
    await work();
    expect((await dueOn('2026-12-20'))?.payments).toMatchObject([{ state: 'started' }]);
    await world.student.post(`/api/payments/${due?.payments[0]?.id}/leave`);
    const standing = (act: string) =>
      world.coach.post(`/api/charges/subscriptions/${subscription}/standing`, { act });
    await standing('pause');
    await work();
    await standing('resume');
    await standing('end');
    await work();
    expect(world.stripe.books.charges.size).toBe(1);
    expect(await cardOf()).toBeNull();
    await dropEndedCards(world.paying);
    expect(world.stripe.books.cards.size).toBe(0);
  });

  test('is taken away by its owner alone, and no news of an old payment bring it back', async () => {
    const intent = await keepCard();
    expect((await world.coach.delete(`/api/payments/cards/${subscription}`)).status).toBe(404);
    expect((await world.student.delete(`/api/payments/cards/${subscription}`)).status).toBe(204);
    expect(await cardOf()).toBeNull();
    expect(world.stripe.books.cards.size).toBe(0);
    world.stripe.books.makeRefund({ payment_intent: intent, amount: '100' });
    await world.deliverAll();
    world.server.clock.advance(2 * DAY);
    await reconcile(world.paying);
    expect(await cardOf()).toBeNull();
    await nextMonth();
    await work();
    expect((await dueOn('2026-12-20'))?.payments).toEqual([]);
  });
});
