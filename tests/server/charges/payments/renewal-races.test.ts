import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localDay } from '#domain/local-day';
import { chargesSchema } from '#protocol/charges/charges';
import { startedPaymentSchema } from '#protocol/charges/payments';
import { payRenewals } from '../../../../server/charges/payments/renewals';
import { makeAllDue } from '../../../../server/charges/subscriptions/dues';
import { inTransaction } from '../../../../server/db/transaction';
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
 * Ana's plan with Bia renews by card, and one of them acts at each statement of that in turn.
 * Another plan has the same card, so Stripe keeps it when Ana removes it from this one.
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
    const { charges, subscriptions } = await mine();
    plan = subscriptions.find(({ title }) => title === PLAN.title)?.id ?? '';
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

  let plan: string;
  let card: { card_id: string | null; card_most: number | null };
  const mine = async () => v.parse(chargesSchema, (await world.student.get('/api/charges')).body);
  const paidAtStripe = (charge: string) =>
    [...world.stripe.books.intents.values()].filter(
      ({ metadata, status }) => metadata.charge === charge && status === 'succeeded',
    ).length;

  /** Another charge of the plan, due today. The stop of the one before is undone. */
  async function nextDue(): Promise<string> {
    const { db } = world.server.deps;
    await db.deleteFrom('account_suspension').execute();
    await db.deleteFrom('account_deletion').execute();
    await db.updateTable('coaching_link').set({ ended_at: null, ended_by: null }).execute();
    await db.updateTable('plan_subscription').set({ ended_at: null }).execute();
    await db
      .updateTable('plan_subscription')
      .set({ ...card, paused_at: null })
      .where('id', '=', plan)
      .execute();
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
    const tried = await atEachStatement(async (due) => {
      const { status } = await world.student.delete(`/api/payments/cards/${plan}`);
      const paid = paidAtStripe(due);
      return () => expect([due, status, paidAtStripe(due)]).toEqual([due, 204, paid]);
    });
    expect(tried).toBeGreaterThan(8);
  });

  type Side = 'student' | 'coach';
  const standing = (side: Side, act: 'end' | 'pause') =>
    world[side].post(`/api/charges/subscriptions/${plan}/standing`, { act });
  /** Suspends or schedules the erasure of an account. Its session stays for the next round. */
  const rest = async (side: Side, event: 'account.suspended' | 'account.leaving') => {
    const { db, events, now } = world.server.deps;
    const [user_id, at] = [world[side].user.id, now()];
    await inTransaction(db, async (trx) => {
      if (event === 'account.suspended') {
        await trx.insertInto('account_suspension').values({ user_id, reason: '', at }).execute();
      } else {
        const dates = { asked_at: at, erase_at: at + 7 * DAY };
        await trx
          .insertInto('account_deletion')
          .values({ user_id, ...dates })
          .execute();
      }
      await events.emit(trx, event, { userId: user_id });
    });
    return { status: 200 };
  };

  test.each([
    ['its owner ended the plan', 204, () => standing('student', 'end')],
    ['the professional paused the plan', 204, () => standing('coach', 'pause')],
    [
      'its owner ended the coaching',
      200,
      () => world.student.post(`/api/coaching/links/${world.link}/end`),
    ],
    ['its owner was suspended', 200, () => rest('student', 'account.suspended')],
    ['the professional asked to be erased', 200, () => rest('coach', 'account.leaving')],
  ] as const)('takes nothing from a card after %s', async (_, answer, stop) => {
    const tried = await atEachStatement(async (due) => {
      const { status } = await stop();
      const paid = paidAtStripe(due);
      return () => expect([due, status, paidAtStripe(due)]).toEqual([due, answer, paid]);
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
