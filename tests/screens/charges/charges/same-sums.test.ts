import fc from 'fast-check';
import Papa from 'papaparse';
import { afterEach, expect, test, vi } from 'vitest';
import { PAYMENT_STATES } from '#domain/charges/charge';
import { DISPUTES } from '#domain/charges/disputes';
import { listTime, moneyOfMonth, monthFacts } from '#domain/charges/money-months';
import { reminderDue } from '#domain/charges/reminders';
import { chargeStanding, leftOf, statusSumOf } from '#domain/charges/standing';
import { addDays, dayOfDate, localDay } from '#domain/local-day';
import { monthOf, monthPlus } from '#domain/progress/calendar';
import { standingOn } from '#words/charges/charges';
import type { Charge } from '../../../../src/data/charges/charges';
import { chargesSheet } from '../../../../src/interchange/sheets/charges-sheet';
import { grouped, shownIn, sumOfGroup } from '../../../../src/screens/charges/charges/board';

const TODAY = '2026-11-22';
const MONTH = monthOf(TODAY);
const NOON = Date.parse(`${TODAY}T15:00Z`);

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
      zone: fc.constantFrom('America/Sao_Paulo', 'America/Rio_Branco', 'Asia/Tokyo'),
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
function sheetOf(list: readonly Charge[], now: number): Record<string, string>[] {
  const text = chargesSheet(list, now).slice(1).trimEnd();
  return Papa.parse<Record<string, string>>(text, { delimiter: ';', header: true }).data;
}
const cents = (cell = '') => Number(cell.replace(/\D/g, ''));
const sumOf = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0);
const monthIn = (cell = '') => `${cell.slice(6, 10)}-${cell.slice(3, 5)}`;

/** Around midnight in each of the zones, also that between two months. */
const instants = fc
  .tuple(
    fc.constantFrom(TODAY, '2026-11-30', '2026-12-01'),
    fc.constantFrom('02:59:59', '03:00', '04:59', '05:00', '12:00', '14:59:59', '15:00', '23:59'),
  )
  .map(([on, time]) => Date.parse(`${on}T${time}Z`));
const DEVICES = ['America/Sao_Paulo', 'America/Manaus', 'Europe/Lisbon', 'Asia/Tokyo'];

afterEach(() => void vi.unstubAllEnvs());

test('the month, the list, the table and the reminders tell the same on a device in any zone', () => {
  fc.assert(
    fc.property(charges, instants, fc.constantFrom(...DEVICES), (list, now, device) => {
      vi.stubEnv('TZ', device);
      const rows = sheetOf(list, now);
      const time = listTime(list, now, device);
      for (const month of [-4, -1, 0, 1].map((by) => monthPlus(monthOf(time.today), by))) {
        const money = moneyOfMonth(list, month, time);
        const due = rows.filter((row) => monthIn(row.Vencimento) === month);
        const column = (title: string) => sumOf(due.map((row) => cents(row[title])));
        expect(money.expected).toBe(column('Previsto (R$)'));
        expect(money.expected - money.paid).toBe(column('Falta (R$)'));
        expect(money.overdue).toBe(column('Em atraso (R$)'));
        const arrivals = rows.flatMap((row) => (row['Recebido em'] || ' ').split(' · '));
        const arrived = arrivals.filter((one) => monthIn(one) === month);
        expect(money.received).toBe(sumOf(arrived.map((one) => cents(one.slice(11)))));

        // The list of a month has each amount that the month adds up, and no other.
        const groups = grouped(shownIn(list, month, time), now);
        const late = groups.find(({ group }) => group === 'late')?.charges ?? [];
        expect(money.overdue + money.overdueBefore).toBe(sumOf(late.map(({ left }) => left)));
        // The present month has everything that is late.
        const all = sumOf(rows.map((row) => cents(row['Em atraso (R$)'])));
        if (month === monthOf(time.today)) expect(money.overdue + money.overdueBefore).toBe(all);
      }
      for (const { group, charges: some } of grouped(list, now)) {
        // A row shows this sum, and the heading of its group theirs.
        const shown = some.map((charge) => statusSumOf(monthFacts(charge)));
        expect(sumOfGroup(some)).toBe(sumOf(shown));
        for (const charge of some) {
          const { standing, due, zone } = charge;
          const words = standingOn(charge, now).toLowerCase();
          expect([group, words.includes('venceu')]).toEqual([group, group === 'late']);
          // A job of the server knows no device: it reminds on the day that the list names.
          const today = localDay(now, zone);
          const plain = { paused: false, ended: false, paysItself: false, made: '2026-01-01' };
          const step = reminderDue([0, 1], { ...plain, due, standing, sent: [] }, today);
          if (words.includes('vence hoje')) expect(step).toBe(0);
          if (words.includes('venceu ontem')) expect(step).toBe(1);
          if (words.includes('vence amanhã')) expect(step).toBeNull();
        }
      }
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['America/Manaus', '2026-11-23T03:30Z'],
  ['Europe/Lisbon', '2026-11-23T02:59Z'],
  ['Asia/Tokyo', '2026-11-22T15:00Z'],
])('names one day of a charge of São Paulo in %s at %s', (device, at) => {
  vi.stubEnv('TZ', device);
  const charge = { standing: 'open', due: TODAY, zone: 'America/Sao_Paulo' } as const;
  const isPast = at > '2026-11-23T03:00Z';
  expect(dayOfDate(new Date(at)) > TODAY).toBe(!isPast);
  expect(standingOn(charge, Date.parse(at))).toBe(isPast ? 'Venceu ontem' : 'Vence hoje');
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
    { now: NOON, today: TODAY },
  );
  expect(standingOn({ standing: 'open', due: '2026-10-26', zone: 'America/Sao_Paulo' }, NOON)).toBe(
    'Venceu há 27 dias',
  );
  expect(money.overdue + money.overdueBefore).toBe(40_000);
});
