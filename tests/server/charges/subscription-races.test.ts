import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chargesSchema } from '#protocol/charges/charges';
import { makeAllDue } from '../../../server/charges/subscriptions/dues';
import { linkPeople } from '../../harness/coaching';
import { onEveryDatabase } from '../../harness/databases';
import { createInterleaver, type Interleaver } from '../../harness/interleave';
import { createTestServer, type TestServer } from '../../harness/server';
import type { Visitor } from '../../harness/visitor';

const BEFORE = {
  plan: null,
  title: 'Mensalidade',
  includes: '',
  period: 'monthly',
  centavos: 18_000,
  discount: 3_000,
  discountReason: 'Primeiro mês',
  discountLeft: 2,
};
const AFTER = {
  ...BEFORE,
  title: 'Mensalidade nova',
  centavos: 20_000,
  discount: 5_000,
  discountReason: 'Indicação',
  discountLeft: 3,
};

/** Bia changes Ana's plan at each statement of the job in turn. */
onEveryDatabase('a plan that its professional changes while the job charges it', (database) => {
  let server: TestServer;
  let coach: Visitor & { user: { id: string } };
  let student: Visitor & { user: { id: string } };
  let interleaver: Interleaver;

  beforeEach(async () => {
    server = await createTestServer({ database });
    interleaver = createInterleaver(server.connection);
    coach = await server.signedIn({ name: 'Bia', email: 'bia@example.com' });
    student = await server.signedIn({ name: 'Ana', email: 'ana@example.com' });
    const [professional, of] = [coach.user.id, student.user.id];
    const at = server.clock.now();
    await linkPeople(server.deps, { professional, student: of, scopes: ['log'], at });
  });
  afterEach(() => server.close());

  /** A plan whose second charge is due in a week, so that the job creates it now. */
  async function planWithDueCharge(): Promise<string> {
    const form = { ...BEFORE, zone: 'America/Sao_Paulo', first: '2026-11-27' };
    const { body } = await coach.post('/api/charges/subscriptions', {
      ...form,
      students: [student.user.id],
    });
    const id = v.parse(v.object({ ids: v.array(v.string()) }), body).ids[0] ?? '';
    const { db } = server.deps;
    await db.deleteFrom('charge').where('subscription_id', '=', id).execute();
    await db
      .updateTable('plan_subscription')
      .set({ made: 0, discount_left: BEFORE.discountLeft })
      .where('id', '=', id)
      .execute();
    return id;
  }

  test('keeps the change, and charges the plan as it was before or after', async () => {
    for (let nth = 1, isOver = false; !isOver; nth += 1) {
      const id = await planWithDueCharge();
      let status = 0;
      interleaver.after(nth, async () => {
        ({ status } = await coach.put(`/api/charges/subscriptions/${id}`, AFTER));
      });
      await makeAllDue({ ...server.deps, db: interleaver.connection.db });
      isOver = !(await interleaver.settled());
      if (isOver) {
        expect(nth).toBeGreaterThan(5);
        return;
      }
      expect([nth, status]).toEqual([nth, 204]);
      const list = v.parse(chargesSchema, (await coach.get('/api/charges')).body);
      const charges = list.charges.filter(({ subscription }) => subscription === id);
      const plan = await server.deps.db
        .selectFrom('plan_subscription')
        .select(['title', 'centavos', 'discount', 'discount_left'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const charged = charges.map(({ title, discount }) => `${title}: ${discount}`);
      // The charge counts a discount of the terms that it has, and the new terms are whole.
      const left = charged[0] === 'Mensalidade nova: 5000' ? 2 : 3;
      expect([nth, charged]).toEqual([nth, [left === 2 ? charged[0] : 'Mensalidade: 3000']]);
      expect([nth, plan]).toEqual([
        nth,
        { title: AFTER.title, centavos: 20_000, discount: 5_000, discount_left: left },
      ]);
    }
  });
});
