import { describe, expect, test } from 'vitest';
import { isCallingHour } from '#domain/charges/calling-hours';
import { UNDISPUTED } from '#domain/charges/disputes';
import { moneyOfMonth, receivedOn } from '#domain/charges/money-months';
import { overdueDays, overdueOf } from '#domain/charges/standing';
import { addDays } from '#domain/local-day';

const QUARTER_MS = 15 * 60_000;

/** Days on which clocks change: zone, day, hours, its first instant, that of the next day. */
const DAYS = [
  ['America/New_York', '2026-11-01', 25, '2026-11-01T04:00Z', '2026-11-02T05:00Z'],
  ['America/New_York', '2027-03-14', 23, '2027-03-14T05:00Z', '2027-03-15T04:00Z'],
  ['Europe/Lisbon', '2026-10-25', 25, '2026-10-24T23:00Z', '2026-10-26T00:00Z'],
  ['Europe/Lisbon', '2027-03-28', 23, '2027-03-28T00:00Z', '2027-03-28T23:00Z'],
  // This day has no midnight: it begins at one.
  ['America/Sao_Paulo', '2018-11-04', 23, '2018-11-04T03:00Z', '2018-11-05T02:00Z'],
  // The last hour before midnight comes twice.
  ['America/Sao_Paulo', '2019-02-16', 25, '2019-02-16T02:00Z', '2019-02-17T03:00Z'],
] as const;

const paidAt = (settledAt: number) => ({
  ...({ id: 'p', method: 'card', state: 'settled', centavos: 22_000 } as const),
  ...{ refunded: 0, bounced: 0, ...UNDISPUTED, day: null, settledAt },
});

describe.each(DAYS)('in %s the %s, of %i hours,', (zone, day, hours, first, next) => {
  const [begins, ends] = [Date.parse(first), Date.parse(next)];
  const charge = { centavos: 22_000, due: day, zone, cancelled: false, payments: [] };

  test('is late from the first instant of the next day on', () => {
    expect(ends - begins).toBe(hours * 3_600_000);
    expect(overdueOf(charge, ends - 1)).toBe(0);
    expect([overdueOf(charge, ends), overdueDays(charge, ends)]).toEqual([22_000, 1]);
  });

  test('has the money of its first and last instant', () => {
    const received = [begins - 1, begins, ends - 1, ends].map((at) => receivedOn(paidAt(at), zone));
    expect(received).toEqual([addDays(day, -1), day, day, addDays(day, 1)]);
  });

  test('has thirteen hours in a row for asking for money, from eight on', () => {
    const quarters = Array.from({ length: hours * 4 }, (_, n) => begins + n * QUARTER_MS);
    const calling = quarters.filter((at) => isCallingHour(at, zone));
    expect(calling).toHaveLength(52);
    const [opens = 0, closes = 0] = [calling[0], calling.at(-1)];
    expect(closes - opens).toBe(51 * QUARTER_MS);
    const clock = new Date(opens).toLocaleTimeString('sv-SE', { timeZone: zone });
    expect(clock).toBe('08:00:00');
  });
});

test('a month ends with its last local instant where clocks change in between', () => {
  const charge = (due: string, zone: string, settledAt: string) => ({
    ...{ due, zone, centavos: 22_000, discount: 0, cancelledAt: null },
    payments: [paidAt(Date.parse(settledAt))],
  });
  const [ny, sp] = ['America/New_York', 'America/Sao_Paulo'];
  const received = (month: string, zone: string, settledAt: string) =>
    moneyOfMonth([charge(`${month}-15`, zone, settledAt)], month, {
      now: Date.parse(settledAt),
      today: `${month}-28`,
    }).received;
  // New York is four hours behind UTC until 1 November, and five hours after it.
  expect(received('2026-10', ny, '2026-11-01T03:59Z')).toBe(22_000);
  expect(received('2026-10', ny, '2026-11-01T04:00Z')).toBe(0);
  expect(received('2026-11', ny, '2026-12-01T04:59Z')).toBe(22_000);
  expect(received('2026-11', ny, '2026-12-01T05:00Z')).toBe(0);
  // São Paulo was three hours behind UTC until 4 November 2018, and two hours after it.
  expect(received('2018-10', sp, '2018-11-01T02:59Z')).toBe(22_000);
  expect(received('2018-10', sp, '2018-11-01T03:00Z')).toBe(0);
  expect(received('2018-11', sp, '2018-12-01T01:59Z')).toBe(22_000);
  expect(received('2018-11', sp, '2018-12-01T02:00Z')).toBe(0);
});
