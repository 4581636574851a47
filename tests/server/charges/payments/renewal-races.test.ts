import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localDay } from '#domain/local-day';
import { chargesSchema } from '#protocol/charges/charges';
import { startedPaymentSchema } from '#protocol/charges/payments';
import { payRenewals } from '../../../../server/charges/payments/renewals';
import { makeAllDue } from '../../../../server/charges/subscriptions/dues';
import { DAY } from '../../../harness/clock';
import { onEveryDatabase } from '../../../harness/databases';
import { createInterleaver } from '../../../harness/interleave';
import { createWorld, type World } from './world';

const PLAN = {
  plan: null,
  title: 'Mensalidade',
  includes: '',
  period: 'monthly',
  discount: 0,
  discountReason: '',
  centavos: 18_000,
  zone: 'America/Sao_Paulo',
  first: '2026-11-20',
};

/**
 * Ana's plan with Bia renews by card, and she acts at each statement of that in turn. Another plan
 * has the same card, so Stripe keeps it when Ana removes it from this one.
 */
onEveryDatabase('while a card pays a plan', (database) => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld(database);
    const { db } = world.server.deps;
    await db.updateTable('session').set({ expiresAt: '2060-01-01T00:00:00.000Z' }).execute();
    const students = [world.student.user.id];
    for (const title of ['Mensalidade', 'Pausada']) {
      await world.coach.post('/api/charges/subscriptions', { ...PLAN, title, students });
    }
    await db
      .updateTable('plan_subscription')
      .set({ paused_at: 1 })
      .where('title', '=', 'Pausada')
      .execute();
    const { charges } = await mine();
    const { intent } = await world.start(charges[0]?.id ?? '', 'card', true);
    world.stripe.payByCard(intent);
    await world.deliverAll();
    const kept = await db
      .selectFrom('plan_subscription')
      .select(['card_id', 'card_most'])
      .where('card_id', 'is not', null)
      .executeTakeFirstOrThrow();
    await db.updateTable('plan_subscription').set(kept).execute();
    card = kept;
  });
  afterEach(() => world.close());

  let card: { card_id: string | null; card_most: number | null };
  const mine = async () => v.parse(chargesSchema, (await world.student.get('/api/charges')).body);
  const paidAtStripe = (charge: string) =>
    [...world.stripe.books.intents.values()].filter(
      ({ metadata, status }) => metadata.charge === charge && status === 'succeeded',
    ).length;

  /** Another charge of the plan, due today. */
  async function nextDue(): Promise<string> {
    const { db } = world.server.deps;
    const running = db.updateTable('plan_subscription').set(card).where('paused_at', 'is', null);
    await running.execute();
    world.server.clock.advance(31 * DAY);
    await makeAllDue(world.server.deps);
    const [newest] = (await mine()).charges.toSorted((a, b) => b.due.localeCompare(a.due));
    const due_day = localDay(world.server.clock.now(), PLAN.zone);
    await db
      .updateTable('charge')
      .set({ due_day })
      .where('id', '=', newest?.id ?? '')
      .execute();
    return newest?.id ?? '';
  }

  /**
   * Renews once for each of its statements, with the act right after that one.
   * @returns the number of statements
   */
  async function atEachStatement(act: (due: string) => Promise<() => void>): Promise<number> {
    const interleaver = createInterleaver(world.server.connection);
    for (let nth = 1; ; nth += 1) {
      const due = await nextDue();
      let check = () => {};
      interleaver.after(nth, async () => {
        check = await act(due);
      });
      await payRenewals({ ...world.paying, db: interleaver.connection.db });
      if (!(await interleaver.settled())) return nth - 1;
      await payRenewals(world.paying);
      check();
    }
  }

  test('takes nothing from a card after its owner removed it', async () => {
    const plan = (await mine()).subscriptions.find(({ title }) => title === PLAN.title)?.id;
    const tried = await atEachStatement(async (due) => {
      const { status } = await world.student.delete(`/api/payments/cards/${plan}`);
      const paid = paidAtStripe(due);
      return () => expect([due, status, paidAtStripe(due)]).toEqual([due, 204, paid]);
    });
    expect(tried).toBeGreaterThan(8);
  });

  test('pays nothing that its owner pays in a form', async () => {
    const tried = await atEachStatement(async (due) => {
      const answer = await world.ask(due);
      const paid = paidAtStripe(due);
      const started = v.safeParse(startedPaymentSchema, answer.body);
      if (!started.success) return () => expect([due, answer.status, paid]).toEqual([due, 409, 1]);
      const intent = started.output.clientSecret.split('_secret_')[0] ?? '';
      return () => {
        const { status, metadata } = world.stripe.books.intentOf(intent);
        const form = [due, status, metadata.renewal, paidAtStripe(due)];
        expect(form).toEqual([due, 'requires_payment_method', undefined, 0]);
      };
    });
    expect(tried).toBeGreaterThan(8);
  });
});
