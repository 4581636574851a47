import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chargesSchema } from '#protocol/charges/charges';
import { remindPayers } from '../../../../server/app/paying';
import { findLostEvents } from '../../../../server/charges/payments/lost-events';
import { findLostPayments, noteRestore } from '../../../../server/charges/payments/lost-payments';
import { payRenewals } from '../../../../server/charges/payments/renewals';
import { makeAllDue } from '../../../../server/charges/subscriptions/dues';
import { onEveryDatabase } from '../../../harness/databases';
import { createWorld, type World } from './world';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const cash = () => ({
  id: randomUUID(),
  ...{ method: 'cash', centavos: 22_000, day: '2026-11-20', note: '' },
});

onEveryDatabase('a payment that a restored backup lacks', (database) => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld(database);
  });
  afterEach(() => world.close());

  const intents = () => [...world.stripe.books.intents.values()];
  const paidIntents = () => intents().filter(({ status }) => status === 'succeeded');
  const rowsOf = (charge: string) =>
    world.server.deps.db
      .selectFrom('charge_payment')
      .selectAll()
      .where('charge_id', '=', charge)
      .execute();
  /** The database as of a backup before a payment, and what a restore notes in it. */
  async function restoreWithout(charge: string): Promise<void> {
    const { db } = world.server.deps;
    world.loseEvents();
    const [first] = await rowsOf(charge);
    const until = first?.created_at ?? 0;
    await db.deleteFrom('charge_payment').where('charge_id', '=', charge).execute();
    await db.updateTable('stripe_look').set({ until }).where('until', '>', until).execute();
    await noteRestore(db, world.server.clock.now());
  }
  const reminders = async () => {
    const inbox = await world.student.get('/api/notifications/inbox');
    return inbox.text.split('Lembrete de').length - 1;
  };
  /** A month of a plan that the saved card paid today. */
  async function renewed(): Promise<string> {
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
    await world.coach.post('/api/charges/subscriptions', form);
    const mine = async () => v.parse(chargesSchema, (await world.student.get('/api/charges')).body);
    const { intent } = await world.start((await mine()).charges[0]?.id ?? '', 'card', true);
    world.stripe.payByCard(intent);
    await world.deliverAll();
    world.server.clock.advance(30 * DAY);
    await makeAllDue(world.server.deps);
    await payRenewals(world.paying);
    const second = (await mine()).charges.find(({ due }) => due === '2026-12-20');
    expect(second?.standing).toBe('paid');
    return second?.id ?? '';
  }

  test('is not taken from the card again, and counts as paid', async () => {
    const charge = await renewed();
    // A machine that was set back as a whole has no note of it.
    await restoreWithout(charge);
    await world.server.deps.db.deleteFrom('stripe_look').where('list', '=', 'restored').execute();
    await payRenewals(world.paying);
    expect(paidIntents()).toHaveLength(2);
    expect(await world.read(charge)).toMatchObject({
      standing: 'paid',
      left: 0,
      payments: [{ method: 'card', centavos: 18_000, state: 'settled' }],
    });
    await payRenewals(world.paying);
    expect(paidIntents()).toHaveLength(2);
  });

  test('is not taken from the card again while Stripe does not answer', async () => {
    const charge = await renewed();
    await restoreWithout(charge);
    world.stripe.trouble.judge = (line) =>
      line === 'GET /v1/payment_intents' ? { status: 503 } : null;
    await expect(payRenewals(world.paying)).rejects.toMatchObject({ code: 'stripe_unreachable' });
    expect(await rowsOf(charge)).toEqual([]);
    world.stripe.trouble.judge = null;
    await payRenewals(world.paying);
    expect(paidIntents()).toHaveLength(2);
    expect((await world.read(charge)).standing).toBe('paid');
  });

  test('is asked for neither by a reminder nor by a form', async () => {
    const charge = await renewed();
    await restoreWithout(charge);
    world.server.clock.advance(4 * DAY);
    const before = await reminders();
    world.stripe.trouble.down = true;
    await expect(remindPayers(world.server.deps, world.paying)).rejects.toThrow();
    expect(await reminders()).toBe(before);
    world.stripe.trouble.down = false;
    await remindPayers(world.server.deps, world.paying);
    expect(await reminders()).toBe(before);
    expect((await world.read(charge)).standing).toBe('paid');
    await restoreWithout(charge);
    expect((await world.ask(charge)).body).toMatchObject({ code: 'charge_settled' });
    expect(intents()).toHaveLength(2);
  });

  const agreed = {
    ...{
      plan: null,
      title: 'Consultoria',
      includes: '',
      period: 'once',
      zone: 'America/Sao_Paulo',
    },
    ...{ centavos: 25_000, discount: 0, discountReason: '', due: '2026-11-25' },
  };
  /** Acts of the two people while the charge looks unpaid. */
  test.each([
    ['reminds of it', () => world.coach, 'POST', 'remind', {}],
    ['records it as cash', () => world.coach, 'POST', 'payments', cash()],
    ['says that it is paid', () => world.student, 'POST', 'claims', { note: '', receipt: null }],
    ['cancels it', () => world.coach, 'POST', 'cancel', {}],
    ['changes its price', () => world.coach, 'PUT', '', agreed],
  ] as const)('is looked for before somebody %s', async (_, who, method, path, form) => {
    const charge = await world.charge();
    const { intent } = await world.start(charge);
    world.stripe.payByCard(intent);
    await restoreWithout(charge);
    const address = `/api/charges/${charge}${path && `/${path}`}`;
    const act = () => (method === 'PUT' ? who().put(address, form) : who().post(address, form));
    world.stripe.trouble.down = true;
    const waiting = await act();
    expect([waiting.status, waiting.body]).toEqual([
      502,
      {
        code: 'stripe_unreachable',
        message: expect.stringMatching(/ainda confere .* Tente de novo em alguns minutos\.$/),
      },
    ]);
    expect(await rowsOf(charge)).toEqual([]);
    world.stripe.trouble.down = false;
    expect((await act()).status).toBe(409);
    expect(await reminders()).toBe(0);
    expect(await world.read(charge)).toMatchObject({
      standing: 'paid',
      left: 0,
      payments: [{ method: 'card', centavos: 22_000, state: 'settled' }],
    });
  });

  test('does not wait for Stripe when nothing was restored', async () => {
    const charge = await world.charge();
    world.stripe.calls.length = 0;
    world.server.clock.advance(10 * DAY);
    const before = await reminders();
    await remindPayers(world.server.deps, world.paying);
    expect(await reminders()).toBe(before + 1);
    const other = await world.charge();
    expect((await world.coach.post(`/api/charges/${other}/remind`)).status).toBe(204);
    const noted = await world.coach.post(`/api/charges/${other}/payments`, cash());
    expect(noted.status).toBe(201);
    expect(world.stripe.calls).toEqual([]);
    await world.start(charge);
    expect(world.stripe.calls).not.toContain('GET /v1/payment_intents');
  });

  test('is recorded once by two processes, with its day and payer', async () => {
    const charge = await world.charge();
    const { intent, payment } = await world.start(charge);
    world.stripe.payByCard(intent);
    const [was] = await rowsOf(charge);
    await restoreWithout(charge);
    world.server.clock.advance(2 * HOUR);
    await Promise.all([findLostPayments(world.paying), findLostPayments(world.paying)]);
    const { user } = world.student;
    const at = world.stripe.books.intentOf(intent).created * 1000;
    expect(await rowsOf(charge)).toMatchObject([
      { id: payment, provider_id: intent, state: 'settled', by_id: user.id, created_at: at },
    ]);
    expect(Math.abs(at - (was?.created_at ?? 0))).toBeLessThan(1000);
    expect((await world.read(charge)).standing).toBe('paid');
  });

  test('of a charge that the backup lacks too is found once its plan makes the charge again', async () => {
    await renewed();
    const { db } = world.server.deps;
    const mine = async () => v.parse(chargesSchema, (await world.student.get('/api/charges')).body);
    const plan = () => db.selectFrom('plan_subscription').select('made').executeTakeFirstOrThrow();
    const { made } = await plan();
    world.server.clock.advance(25 * DAY);
    await makeAllDue(world.server.deps);
    const next = (await mine()).charges.find(({ due }) => due === '2027-01-20');
    const { intent } = await world.start(next?.id ?? '');
    world.stripe.payByCard(intent);
    await restoreWithout(next?.id ?? '');
    await db
      .deleteFrom('charge')
      .where('id', '=', next?.id ?? '')
      .execute();
    await db.updateTable('plan_subscription').set({ made }).execute();
    await findLostPayments(world.paying);
    await makeAllDue(world.server.deps);
    expect((await mine()).charges.find(({ due }) => due === '2027-01-20')?.id).toBe(next?.id);
    expect((await world.ask(next?.id ?? '')).body).toMatchObject({ code: 'charge_settled' });
    world.server.clock.advance(6 * DAY);
    await payRenewals(world.paying);
    expect(paidIntents()).toHaveLength(3);
    expect(await rowsOf(next?.id ?? '')).toMatchObject([{ state: 'settled', provider_id: intent }]);
  });

  test('is found by its event at once', async () => {
    const charge = await world.charge();
    const { intent } = await world.start(charge);
    await restoreWithout(charge);
    world.stripe.payByCard(intent);
    expect(new Set(await world.deliverAll())).toEqual(new Set([200]));
    expect((await world.read(charge)).standing).toBe('paid');
  });

  test('closes the form that its payer opened before the event came', async () => {
    const charge = await world.charge();
    const { intent } = await world.start(charge);
    world.stripe.payByCard(intent);
    // Nothing notes a restore when a machine is set back as a whole.
    await world.server.deps.db.deleteFrom('charge_payment').execute();
    const form = await world.start(charge);
    await world.deliverAll();
    expect(world.stripe.books.intentOf(form.intent).status).toBe('canceled');
    expect((await world.read(charge)).standing).toBe('paid');
    const states = (await rowsOf(charge)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['settled', 'withdrawn']);
  });

  test('is found with its dispute', async () => {
    const charge = await world.charge();
    const { intent } = await world.start(charge);
    world.stripe.payByCard(intent);
    world.stripe.dispute(intent);
    await restoreWithout(charge);
    await findLostPayments(world.paying);
    await findLostEvents(world.paying);
    expect(await world.read(charge)).toMatchObject({ standing: 'disputed' });
  });

  test('stays a boleto that the payer holds', async () => {
    const charge = await world.charge();
    const { intent } = await world.start(charge, 'boleto');
    world.stripe.showCode(intent);
    await restoreWithout(charge);
    await findLostPayments(world.paying);
    expect(await world.read(charge)).toMatchObject({
      standing: 'pending',
      payments: [{ method: 'boleto' }],
    });
    world.stripe.settle(intent);
    await world.deliverAll();
    expect((await world.read(charge)).standing).toBe('paid');
  });

  test('is closed if it is a form that nobody paid, and leaves the way free', async () => {
    const charge = await world.charge();
    const { intent } = await world.start(charge);
    await restoreWithout(charge);
    await findLostPayments(world.paying);
    expect(world.stripe.books.intentOf(intent).status).toBe('canceled');
    expect((await world.read(charge)).standing).toBe('open');
    const again = await world.start(charge);
    expect(again.intent).not.toBe(intent);
    world.stripe.payByCard(again.intent);
    await world.deliverAll();
    expect((await world.read(charge)).standing).toBe('paid');
  });

  test('counts as too much if the charge was paid otherwise meanwhile', async () => {
    const charge = await world.charge();
    const { intent } = await world.start(charge);
    world.stripe.payByCard(intent);
    await restoreWithout(charge);
    // A machine that was set back as a whole has no note of it, so nothing waits for the look.
    await world.server.deps.db.deleteFrom('stripe_look').where('list', '=', 'restored').execute();
    const { status } = await world.coach.post(`/api/charges/${charge}/payments`, cash());
    expect(status).toBeLessThan(300);
    await findLostPayments(world.paying);
    expect((await rowsOf(charge)).map(({ state }) => state)).toEqual(['settled', 'settled']);
  });

  test('of a charge that is gone is left alone, as is one of another server', async () => {
    const charge = await world.charge();
    const { intent } = await world.start(charge);
    const other = await world.start(await world.charge());
    world.stripe.payByCard(intent);
    delete world.stripe.books.intentOf(other.intent).metadata.charge;
    await world.server.deps.db.deleteFrom('charge').execute();
    await findLostPayments(world.paying);
    expect(await world.deliverAll()).not.toContain(500);
    expect(await world.server.deps.db.selectFrom('charge_payment').select('id').execute()).toEqual(
      [],
    );
    expect(world.stripe.books.intentOf(other.intent).status).toBe('requires_payment_method');
  });

  test('is found on later pages, and again in the hour before the last look', async () => {
    const charge = await world.charge();
    const { intent } = await world.start(charge);
    world.stripe.payByCard(intent);
    await findLostPayments(world.paying);
    const metadata = { charge: 'of-another-server' };
    const { books } = world.stripe;
    for (let n = 0; n < 120; n += 1) {
      const id = books.newId('pi');
      books.intents.set(id, { ...books.intentOf(intent), id, metadata });
    }
    await restoreWithout(charge);
    await findLostPayments(world.paying);
    expect((await world.read(charge)).standing).toBe('paid');
  });
});
