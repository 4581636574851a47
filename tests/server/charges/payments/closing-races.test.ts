import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { paidOf } from '#domain/charges/standing';
import { chargesSchema } from '#protocol/charges/charges';
import { claim, recordPayment } from '../../../../server/charges/ledger/claims';
import { moveClosed } from '../../../../server/charges/ledger/move-closed';
import type { StripeSide } from '../../../../server/charges/ledger/stripe-side';
import { stripeSide } from '../../../../server/charges/payments/payments';
import type { Connection } from '../../../../server/db/database';
import { HttpError } from '../../../../server/http/errors';
import { onEveryDatabase } from '../../../harness/databases';
import { createInterleaver } from '../../../harness/interleave';
import { createWorld, type World } from './world';

const PLAN = {
  plan: null,
  title: 'Online',
  includes: '',
  period: 'monthly',
  centavos: 22_000,
  discount: 0,
  discountReason: '',
  zone: 'America/Sao_Paulo',
  first: '2026-11-24',
};

/** Ana has opened a card form, and another act closes it at Stripe. */
onEveryDatabase('while an act closes an open form', (database) => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld(database);
    await world.server.deps.db
      .updateTable('session')
      .set({ expiresAt: '2060-01-01T00:00:00.000Z' })
      .execute();
  });
  afterEach(() => world.close());

  /**
   * Runs `act` once for each of its statements, with `beside` right after that one.
   * @returns the number of statements
   */
  async function atEachStatement<T>(
    prepare: () => Promise<T>,
    act: (db: Connection['db'], of: T) => Promise<void>,
    beside: (of: T) => Promise<unknown>,
    check: (of: T, nth: number) => Promise<void>,
  ): Promise<number> {
    const interleaver = createInterleaver(world.server.connection);
    for (let nth = 1; ; nth += 1) {
      const of = await prepare();
      interleaver.after(nth, () => beside(of));
      await act(interleaver.connection.db, of);
      if (!(await interleaver.settled())) return nth - 1;
      await world.deliverAll();
      await check(of, nth);
      world.server.clock.advance(60_000);
    }
  }
  const depsOn = (db: Connection['db']) => ({
    ...world.server.deps,
    db,
    stripe: stripeSide({ ...world.paying, db }),
  });

  test('keeps the claim when Stripe tells of the closing first, after the end of the plan', async () => {
    const student = { id: world.student.user.id, name: 'Ana', email: 'ana@example.com' };
    await world.coach.post('/api/charges/subscriptions', { ...PLAN, students: [student.id] });
    const { body } = await world.student.get('/api/charges');
    const { charges, subscriptions } = v.parse(chargesSchema, body);
    const charge = charges[0]?.id ?? '';
    await world.start(charge);
    await world.deliverAll();
    const path = `/api/charges/subscriptions/${subscriptions[0]?.id}/standing`;
    expect((await world.student.post(path, { act: 'end' })).status).toBe(204);
    const deps = depsOn(world.server.deps.db);
    const { stripe } = deps;
    const cancel: StripeSide['cancel'] = async (payment) => {
      const outcome = await stripe.cancel(payment);
      expect(await world.deliverAll()).toEqual([200]);
      return outcome;
    };
    await moveClosed({ ...deps, stripe: { ...stripe, cancel } }, student.id, charge, (trx) =>
      claim(deps, trx, student, charge, { note: '', receipt: null }),
    );
    const { standing, left } = await world.read(charge);
    expect([standing, left]).toEqual(['claimed', 22_000]);
  });

  test('takes money once when the payer pays in the form at that moment', async () => {
    const coach = { id: world.coach.user.id, name: 'Bia', email: 'bia@example.com' };
    interface Paid {
      readonly charge: string;
      readonly intent: string;
      cash: boolean;
      card: boolean;
    }
    const prepare = async (): Promise<Paid> => {
      const charge = await world.charge();
      return { charge, intent: (await world.start(charge)).intent, cash: false, card: false };
    };
    const statements = await atEachStatement(
      prepare,
      async (db, of) => {
        const deps = depsOn(db);
        const form = { method: 'cash', centavos: 22_000, day: '2026-11-20', note: '' } as const;
        try {
          await moveClosed(deps, coach.id, of.charge, (trx) =>
            recordPayment(deps, trx, coach, of.charge, {
              id: randomUUID(),
              ...form,
              paid: 0,
            }),
          );
          of.cash = true;
        } catch (error) {
          if (!(error instanceof HttpError) || error.status !== 409) throw error;
        }
      },
      async (of) => {
        try {
          of.card = world.stripe.payByCard(of.intent);
        } catch {
          // Stripe takes no money in a form that is closed.
        }
        await world.deliverAll();
      },
      async ({ charge, cash, card }, nth) => {
        const { payments, left } = await world.read(charge);
        const facts = { centavos: 22_000, due: '2026-11-25', zone: PLAN.zone, cancelled: false };
        const sums = [cash, card, paidOf({ ...facts, payments }), left];
        expect([nth, cash !== card, ...sums]).toEqual([nth, true, cash, card, 22_000, 0]);
      },
    );
    expect(statements).toBeGreaterThan(15);
  });
});
