import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { PAYMENT_STATES } from '#domain/charges/charge';
import { DISPUTES } from '#domain/charges/disputes';
import { chargeStanding } from '#domain/charges/standing';
import { panelSchema } from '#protocol/coaching/coach-panel';
import { chargeFacts, paymentsOf } from '../../../server/charges/ledger/facts';
import { panelOf } from '../../../server/coaching/panel/panel';
import { linkPeople } from '../../harness/coaching';
import { onEveryDatabase } from '../../harness/databases';
import { ana, carla, server, withCarlaAndAna } from '../opened';
import { chargedOne, readCharge } from './charging';

onEveryDatabase('charges in the panel', (database) => {
  // The server's clock is at 2026-11-20.
  withCarlaAndAna(database);
  beforeEach(async () => {
    const student = { student: ana.user.id, scopes: ['program'] as const, at: 1 };
    await linkPeople(server.deps, { professional: carla.user.id, ...student });
    const eva = await server.signedIn({ name: 'Eva', email: 'eva@example.com' });
    await linkPeople(server.deps, { professional: eva.user.id, ...student });
    await chargedOne(eva, [ana.user.id], { due: '2026-11-01' });
  });

  const asked = { today: '2026-11-20', week: '2026-11-16', zone: 'America/Sao_Paulo' };
  const reasons = async () => {
    const { body } = await carla.get(`/api/coaching/panel?today=${asked.today}&week=${asked.week}`);
    return v.parse(panelSchema, body).students[0]?.reasons.filter(({ kind }) => kind === 'charge');
  };

  test('what is late comes before what is due soon, and what was said to be paid before both', async () => {
    expect(await reasons()).toEqual([]);
    await chargedOne(carla, [ana.user.id], { due: '2026-11-30' });
    expect(await reasons()).toEqual([]);
    const soon = await chargedOne(carla, [ana.user.id], { due: '2026-11-23' });
    expect(await reasons()).toMatchObject([{ charge: soon, claimed: false, days: 3 }]);
    const late = await chargedOne(carla, [ana.user.id], { due: '2026-11-15' });
    expect(await reasons()).toMatchObject([{ charge: late, claimed: false, days: -5 }]);
    await ana.post(`/api/charges/${soon}/claims`, { note: '', receipt: null });
    expect(await reasons()).toMatchObject([{ charge: soon, claimed: true }]);
    const money = {
      id: randomUUID(),
      method: 'cash',
      centavos: 15_000,
      day: '2026-11-20',
      note: '',
    };
    await carla.post(`/api/charges/${late}/payments`, money);
    expect(await reasons()).toHaveLength(1);
  });

  test('counts the days of a charge in its own zone when the professional is in another one', async () => {
    const id = await chargedOne(carla, [ana.user.id], { due: '2026-11-23' });
    const { db } = server.connection;
    const daysAt = async (zone: string, today: string, at: string) => {
      const now = Date.parse(at);
      const panel = await panelOf(db, carla.user.id, { ...asked, zone, today, now });
      return panel.students[0]?.reasons.flatMap((one) => (one.kind === 'charge' ? one.days : []));
    };
    expect((await readCharge(carla, id)).zone).toBe('America/Sao_Paulo');
    expect(await daysAt('Europe/Lisbon', '2026-11-24', '2026-11-24T02:59Z')).toEqual([0]);
    expect(await daysAt('America/Manaus', '2026-11-23', '2026-11-24T03:00Z')).toEqual([-1]);
    // Three days before it is due in São Paulo, which is one more for a day in Manaus.
    expect(await daysAt('America/Manaus', '2026-11-19', '2026-11-20T03:00Z')).toEqual([3]);
    expect(await daysAt('Europe/Lisbon', '2026-11-20', '2026-11-20T02:59Z')).toEqual([]);
  });

  test('whatever was paid, it counts as the standing says', async () => {
    const id = await chargedOne(carla, [ana.user.id], { due: '2026-11-15' });
    const { db } = server.connection;
    const payment = fc.record({
      state: fc.constantFrom(...PAYMENT_STATES),
      centavos: fc.constantFrom(5000, 15_000),
      refunded: fc.constantFrom(0, 2000, 5000, 15_000),
      dispute: fc.constantFrom(null, null, ...DISPUTES),
      lost: fc.constantFrom(0, 0, 2000, 15_000),
    });
    const payments = fc.array(payment, { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(payments, fc.boolean(), async (list, cancelled) => {
        await db.deleteFrom('charge_payment').execute();
        await db
          .updateTable('charge')
          .set({ cancelled_at: cancelled ? 1 : null })
          .where('id', '=', id)
          .execute();
        for (const { state, refunded, dispute, centavos, lost } of list) {
          const money = { centavos, refunded: Math.min(refunded, centavos), lost };
          const settled = state === 'settled' ? money : { centavos, refunded: 0 };
          await db
            .insertInto('charge_payment')
            .values({
              id: uuidv7(),
              charge_id: id,
              method: 'card',
              state,
              ...settled,
              dispute: state === 'settled' ? dispute : null,
              provider_id: null,
              bounced: 0,
              voucher: null,
              reason: null,
              note: '',
              day: null,
              by_id: null,
              created_at: 7,
              settled_at: null,
              updated_at: 7,
            })
            .execute();
        }
        const row = await db
          .selectFrom('charge')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const standing = chargeStanding(chargeFacts(row, await paymentsOf(db, [id])));
        const panel = await panelOf(db, carla.user.id, { ...asked, now: server.clock.now() });
        const [told] = panel.students[0]?.reasons.filter(({ kind }) => kind === 'charge') ?? [];
        const waits = standing === 'open' || standing === 'partial';
        // A cancelled charge needs no attention, even with a claim.
        const claimed = standing === 'claimed' && !cancelled;
        expect([standing, told !== undefined]).toEqual([standing, waits || claimed]);
        if (told?.kind === 'charge') expect(told.claimed).toBe(claimed);
      }),
      { numRuns: database.name === 'SQLite' ? 150 : 30 },
    );
  });
});
