import { randomInt, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { moneyOfMonth, monthFacts } from '#domain/charges/money-months';
import { overdueDays } from '#domain/charges/standing';
import { addDays } from '#domain/local-day';
import { monthOf } from '#domain/progress/calendar';
import { type Charge, chargesSchema } from '#protocol/charges/charges';
import { panelSchema } from '#protocol/coaching/coach-panel';
import { joinedCharges } from '../../../src/data/charges/older-charges';
import { linkPeople } from '../../harness/coaching';
import { onEveryDatabase } from '../../harness/databases';
import { ana, carla, server, withCarlaAndAna } from '../opened';
import { chargedOne } from './charging';

// The server's clock.
const TODAY = '2026-11-20';
const TIME = { now: Date.parse(`${TODAY}T15:00Z`), today: TODAY };
const ROWS = 4100;

onEveryDatabase('sums of charges on several pages', (database) => {
  withCarlaAndAna(database);
  beforeEach(async () => {
    const student = { student: ana.user.id, scopes: ['program'] as const, at: 1 };
    await linkPeople(server.deps, { professional: carla.user.id, ...student });
  });

  test('are the same from any number of pages, and the panel shows a charge that the list has late', async () => {
    const seed = randomInt(2 ** 31);
    const { db } = server.deps;
    const sample = await chargedOne(carla, [ana.user.id]);
    const row = await db.selectFrom('charge').selectAll().executeTakeFirstOrThrow();
    await db.deleteFrom('charge').where('id', '=', sample).execute();
    const nth = fc.nat(2 ** 20);
    const [picks = []] = fc.sample(fc.array(nth, { minLength: 8 * ROWS, maxLength: 8 * ROWS }), {
      seed,
      numRuns: 1,
    });
    const pick = (at: number, most: number) => (picks[at] ?? 0) % most;
    const rows = Array.from({ length: ROWS }, (_, at) => ({
      ...row,
      id: randomUUID(),
      due_day: addDays(TODAY, 60 - Math.floor(at / 3)),
      cancelled_at: pick(8 * at, 9) === 0 ? 1 : null,
    }));
    const paid = rows.flatMap(({ id, due_day }, at) => {
      if (pick(8 * at + 1, 12) === 0) return [];
      // Most pay about the due day, some a long time later.
      const after = pick(8 * at + 2, 10) === 0 ? pick(8 * at + 3, 1400) : pick(8 * at + 3, 20) - 5;
      const day = [addDays(due_day, after), TODAY].toSorted()[0] ?? TODAY;
      const byCard = pick(8 * at + 4, 2) === 0;
      const back = pick(8 * at + 5, 15);
      return [
        {
          id: randomUUID(),
          charge_id: id,
          method: byCard ? 'card' : 'cash',
          state: 'settled',
          centavos: pick(8 * at + 6, 6) === 0 ? 5000 : 15_000,
          refunded: back === 0 ? 5000 : 0,
          dispute: back === 1 ? 'lost' : null,
          ...{ provider_id: null, bounced: 0, voucher: null, reason: null, note: '', by_id: null },
          day: byCard ? null : day,
          created_at: 7,
          // Some in the last hour of a day in São Paulo, which is the next day in UTC.
          settled_at: Date.parse(day) + (pick(8 * at + 7, 2) === 0 ? 26 : 15) * 3_600_000,
          updated_at: 7,
        },
      ];
    });
    const parts = Array.from({ length: Math.ceil(ROWS / 500) }, (_, at) => [
      500 * at,
      500 * at + 500,
    ]);
    for (const [from, to] of parts) {
      await db.insertInto('charge').values(rows.slice(from, to)).execute();
    }
    for (const [from, to] of parts) {
      const some = paid.slice(from, to);
      if (some.length > 0) await db.insertInto('charge_payment').values(some).execute();
    }

    const pages: { charges: readonly Charge[]; since: string | null }[] = [];
    let known: readonly Charge[] = [];
    for (let path = '/api/charges'; path !== ''; ) {
      const { charges, next } = v.parse(chargesSchema, (await carla.get(path)).body);
      known = joinedCharges(known, charges);
      pages.push({ charges: known, since: next?.since ?? null });
      path = next ? `/api/charges?before=${next.before}` : '';
    }
    expect(pages.length).toBe(3);
    expect(known.length).toBe(ROWS);
    const months = [...new Set(rows.map(({ due_day }) => monthOf(due_day)))];
    for (const { charges, since } of pages) {
      const whole = months.filter((one) => since === null || one > monthOf(since));
      for (const month of [monthOf(TODAY), ...whole.slice(-3)]) {
        const said = { seed, since, ...moneyOfMonth(charges, month, TIME) };
        expect(said).toEqual({ seed, since, ...moneyOfMonth(known, month, TIME) });
      }
    }

    const late = known.filter((charge) => overdueDays(monthFacts(charge), TIME.now) > 0);
    const panel = await carla.get(`/api/coaching/panel?today=${TODAY}&week=2026-11-16`);
    const [student] = v.parse(panelSchema, panel.body).students;
    const shown = student?.reasons.flatMap((one) => (one.kind === 'charge' ? one.charge : []));
    const oldest = late.toSorted((a, b) => (a.due + a.id < b.due + b.id ? -1 : 1))[0];
    expect({ seed, shown }).toEqual({ seed, shown: [oldest?.id] });
  });
});
