import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { PAYMENT_STATES } from '#domain/charges/charge';
import { DISPUTES } from '#domain/charges/disputes';
import { moneyOfMonth, monthFacts } from '#domain/charges/money-months';
import { chargeStanding, leftOf } from '#domain/charges/standing';
import { addDays } from '#domain/local-day';
import { monthOf, monthPlus } from '#domain/progress/calendar';
import { standingOn } from '#words/charges/charges';
import type { Charge } from '../../../../src/data/charges/charges';
import { chargesSheet } from '../../../../src/interchange/sheets/charges-sheet';
import { grouped, shownIn } from '../../../../src/screens/charges/charges/board';

const TODAY = '2026-11-22';
const MONTH = monthOf(TODAY);

const centavos = fc.constantFrom(1, 1301, 5000, 20_000, 99_999_999);
const day = fc.integer({ min: -120, max: 60 }).map((days) => addDays(TODAY, days));
// Around midnight in São Paulo, which is 3:00 in UTC.
const instant = fc
  .tuple(fc.integer({ min: -120, max: 0 }), fc.constantFrom(0, 2, 3, 12))
  .map(([days, hour]) => Date.parse(addDays(TODAY, days)) + hour * 3_600_000);
const payments = fc.array(
  fc
    .record({
      id: fc.uuid(),
      method: fc.constantFrom('card' as const, 'cash' as const),
      state: fc.constantFrom(...PAYMENT_STATES, 'settled' as const, 'settled' as const),
      centavos,
      refunded: fc.oneof(fc.constant(0), centavos),
      dispute: fc.constantFrom(null, null, ...DISPUTES),
      lost: fc.oneof(fc.constant(0), fc.constant(0), centavos),
      day: fc.option(day),
      at: instant,
    })
    .map((one) => ({
      ...one,
      ...{ refunded: Math.min(one.refunded, one.centavos), settledAt: one.at, contested: 0 },
      ...{ bounced: 0, reason: null, note: '', receipt: false, voucher: null, recovered: null },
    })),
  { maxLength: 3 },
);
const charges: fc.Arbitrary<Charge[]> = fc.array(
  fc
    .record({
      id: fc.uuid(),
      centavos,
      discount: fc.constantFrom(0, 0, 500),
      due: fc.oneof(day, fc.constantFrom(TODAY, addDays(TODAY, -1), '2026-10-31', '2026-11-01')),
      zone: fc.constantFrom('America/Sao_Paulo', 'America/Rio_Branco'),
      cancelledAt: fc.option(fc.constant(1), { freq: 4 }),
      payments,
    })
    .map((one): Charge => {
      const known = { ...one, discount: one.centavos > 500 ? one.discount : 0 };
      const facts = monthFacts(known);
      return {
        ...known,
        ...{ as: 'coach', other: { id: 'b', name: 'Bia' }, subscription: null, plan: null },
        ...{ title: 'Consultoria', includes: '', period: 'monthly', discountReason: '' },
        ...{
          discountLeft: null,
          sessions: null,
          sessionsUsed: 0,
          part: 1,
          parts: 1,
          payee: null,
          stripe: [],
        },
        ...{ madeAt: 0, standing: chargeStanding(facts), left: leftOf(facts) },
      };
    }),
  { maxLength: 12 },
);

/** The cells of a sheet by title, a row each. */
function sheetOf(list: readonly Charge[]): Record<string, string>[] {
  const text = chargesSheet(list, TODAY).slice(1).trimEnd();
  return Papa.parse<Record<string, string>>(text, { delimiter: ';', header: true }).data;
}
const cents = (cell = '') => Number(cell.replace(/\D/g, ''));
const sumOf = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0);
const monthIn = (cell = '') => `${cell.slice(6, 10)}-${cell.slice(3, 5)}`;

test('the month, the list and the table tell the same sums, whatever was paid and went back', () => {
  fc.assert(
    fc.property(charges, (list) => {
      const rows = sheetOf(list);
      for (const month of [-4, -1, 0, 1].map((by) => monthPlus(MONTH, by))) {
        const money = moneyOfMonth(list, month, TODAY);
        const due = rows.filter((row) => monthIn(row.Vencimento) === month);
        const column = (title: string) => sumOf(due.map((row) => cents(row[title])));
        expect(money.expected).toBe(column('Previsto (R$)'));
        expect(money.expected - money.paid).toBe(column('Falta (R$)'));
        expect(money.overdue).toBe(column('Em atraso (R$)'));
        const arrivals = rows.flatMap((row) => (row['Recebido em'] || ' ').split(' · '));
        const arrived = arrivals.filter((one) => monthIn(one) === month);
        expect(money.received).toBe(sumOf(arrived.map((one) => cents(one.slice(11)))));

        // The list of a month has each amount that the month adds up, and no other.
        const groups = grouped(shownIn(list, month, TODAY), TODAY);
        const late = groups.find(({ group }) => group === 'late')?.charges ?? [];
        expect(money.overdue + money.overdueBefore).toBe(sumOf(late.map(({ left }) => left)));
      }
      for (const { group, charges: some } of grouped(list, TODAY)) {
        for (const { standing, due } of some) {
          expect([
            group,
            standingOn(standing, due, TODAY).toLowerCase().includes('venceu'),
          ]).toEqual([group, group === 'late']);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('a charge of 27 days ago is in the sum of what is late', () => {
  const money = moneyOfMonth(
    [{ centavos: 40_000, discount: 0, due: '2026-10-26', zone: 'America/Sao_Paulo' }].map(
      (one) => ({
        ...one,
        cancelledAt: null,
        payments: [],
      }),
    ),
    MONTH,
    TODAY,
  );
  expect(standingOn('open', '2026-10-26', TODAY)).toBe('Venceu há 27 dias');
  expect(money.overdue + money.overdueBefore).toBe(40_000);
});
