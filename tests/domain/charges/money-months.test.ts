import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAYMENT_STATES } from '#domain/charges/charge';
import { DISPUTES, UNDISPUTED } from '#domain/charges/disputes';
import {
  type DatedPayment,
  expectedOf,
  type ListedCharge,
  moneyOfMonth,
  monthFacts,
  receivedOn,
} from '#domain/charges/money-months';
import { leftOf, overdueOf, paidOf, surplusOf } from '#domain/charges/standing';
import { addDays } from '#domain/local-day';
import { monthOf } from '#domain/progress/calendar';

const TODAY = '2026-11-22';
const NOW = Date.parse(`${TODAY}T15:00Z`);
const TIME = { now: NOW, today: TODAY };

function payment(over: Partial<DatedPayment>): DatedPayment {
  return {
    id: 'p',
    method: 'pix-own',
    state: 'settled',
    centavos: 22_000,
    refunded: 0,
    bounced: 0,
    ...UNDISPUTED,
    day: null,
    settledAt: null,
    ...over,
  };
}
function charge(due: string, payments: DatedPayment[], over: Partial<ListedCharge> = {}) {
  const agreed = { centavos: 24_000, discount: 2000, zone: 'America/Sao_Paulo' };
  return { ...agreed, due, cancelledAt: null, payments, ...over };
}

test('a month has what falls due in it, what came in it and what of it is late', () => {
  const list = [
    charge('2026-10-10', [payment({ day: '2026-11-03' })]),
    charge('2026-10-20', []),
    // 1 December in UTC, but still November where it was paid.
    charge('2026-11-10', [payment({ method: 'card', settledAt: Date.UTC(2026, 11, 1, 2) })]),
    charge('2026-11-15', [payment({ centavos: 5000, day: '2026-11-15' })]),
    charge('2026-11-18', [payment({ state: 'claimed' })]),
    charge('2026-11-30', []),
    charge('2026-11-30', [], { cancelledAt: 1 }),
    charge('2026-11-30', [payment({ refunded: 22_000, day: '2026-11-20' })]),
    charge('2026-12-10', []),
  ];
  const money = (month: string) => moneyOfMonth(list, month, TIME);
  const ahead = { paid: 0, held: 0, received: 0, fromOthers: 0, overdue: 0, overdueBefore: 0 };
  expect(money('2026-12')).toEqual({ month: '2026-12', expected: 22_000, ...ahead });
  expect(money('2026-11')).toEqual({
    month: '2026-11',
    expected: 88_000,
    paid: 27_000,
    held: 0,
    received: 49_000,
    fromOthers: 22_000,
    overdue: 17_000,
    overdueBefore: 22_000,
  });
  expect(money('2026-10')).toEqual({
    month: '2026-10',
    expected: 44_000,
    paid: 22_000,
    held: 0,
    received: 0,
    fromOthers: 0,
    overdue: 22_000,
    overdueBefore: 0,
  });
});

test("last month's charge is this month's money, but not what this month expected", () => {
  const october = charge('2026-10-30', [payment({ day: '2026-11-03' })]);
  const november = charge('2026-11-30', []);
  const money = moneyOfMonth([october, november], '2026-11', TIME);
  expect(money).toMatchObject({ expected: 22_000, paid: 0, received: 22_000, fromOthers: 22_000 });
});

test('names the part of the paid money that a bank may give back', () => {
  const contested = payment({ method: 'card', dispute: 'open', contested: 5000 });
  const appeal = payment({ method: 'card', dispute: 'appeal', contested: 5000, lost: 5000 });
  const list = [charge('2026-11-10', [contested]), charge('2026-11-10', [appeal])];
  const money = moneyOfMonth(list, '2026-11', TIME);
  // Appealed money is gone already.
  expect(money).toMatchObject({ expected: 39_000, paid: 39_000, held: 5000 });
});

test('a charge is late from the day after its due day on', () => {
  const money = (due: string) => moneyOfMonth([charge(due, [])], '2026-11', TIME);
  expect(money(TODAY)).toMatchObject({ overdue: 0, overdueBefore: 0 });
  expect(money('2026-11-21')).toMatchObject({ overdue: 22_000, overdueBefore: 0 });
  expect(money('2026-10-26')).toMatchObject({ overdue: 0, overdueBefore: 22_000 });
});

test('over all months the sums are those of the charges', () => {
  const centavos = fc.integer({ min: 1, max: 50_000 });
  const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days));
  const payments = fc.record({
    id: fc.uuid(),
    method: fc.constantFrom('card' as const, 'cash' as const),
    state: fc.constantFrom(...PAYMENT_STATES),
    centavos,
    refunded: fc.oneof(fc.constant(0), centavos),
    bounced: fc.constant(0),
    dispute: fc.constantFrom(null, ...DISPUTES),
    contested: fc.constant(0),
    lost: fc.oneof(fc.constant(0), centavos),
    day: fc.option(day),
    settledAt: fc.option(fc.integer({ min: 0, max: Date.UTC(2027, 0) })),
  });
  const charges = fc.record({
    centavos,
    discount: fc.constant(0),
    due: day,
    zone: fc.constantFrom('America/Sao_Paulo', 'America/Manaus'),
    cancelledAt: fc.option(fc.constant(1)),
    payments: fc.array(payments, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.array(charges, { maxLength: 12 }), (list) => {
      const days = list.flatMap((one) => [
        one.due,
        ...one.payments.flatMap((payment) => receivedOn(payment, one.zone) ?? []),
      ]);
      const months = [...new Set(days.map(monthOf))].map((month) =>
        moneyOfMonth(list, month, TIME),
      );
      const sum = (of: (one: ListedCharge) => number) =>
        list.reduce((total, one) => total + of(one), 0);
      const all = (of: 'expected' | 'paid' | 'received' | 'overdue') =>
        months.reduce((total, one) => total + one[of], 0);
      expect(all('expected')).toBe(sum((one) => expectedOf(monthFacts(one))));
      expect(all('received')).toBe(sum((one) => paidOf(monthFacts(one))));
      expect(all('overdue')).toBe(sum((one) => overdueOf(monthFacts(one), NOW)));
      // Expected money arrives or remains unpaid: nothing counts twice.
      expect(all('paid')).toBe(all('received') - sum((one) => surplusOf(monthFacts(one))));
      expect(all('expected') - all('paid')).toBe(sum((one) => leftOf(monthFacts(one))));
      const before = sum((one) =>
        monthOf(one.due) < monthOf(TODAY) ? overdueOf(monthFacts(one), NOW) : 0,
      );
      expect(moneyOfMonth(list, monthOf(TODAY), TIME).overdueBefore).toBe(before);
    }),
  );
});
