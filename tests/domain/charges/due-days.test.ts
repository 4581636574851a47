import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMonths,
  chargesDueBefore,
  countedIn,
  dueDayOf,
  nextOnDay,
  splitCentavos,
} from '#domain/charges/due-days';
import { RENEWING_PERIODS } from '#domain/coaching/professional';
import { addDays, isLocalDay } from '#domain/local-day';

describe('the due days of a subscription', () => {
  test('keep the day of the month, and the last one where it is missing', () => {
    const days = (first: string, count: number) =>
      Array.from({ length: count }, (_, nth) => dueDayOf(first, 'monthly', nth));
    expect(days('2027-01-31', 5)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ]);
    expect(dueDayOf('2028-01-30', 'monthly', 1)).toBe('2028-02-29');
    expect(days('2026-11-10', 3)).toEqual(['2026-11-10', '2026-12-10', '2027-01-10']);
    expect(dueDayOf('2026-11-30', 'quarterly', 1)).toBe('2027-02-28');
    expect(dueDayOf('2026-11-30', 'quarterly', 2)).toBe('2027-05-30');
    expect([1, 2, 3].map((nth) => dueDayOf('2027-08-31', 'semiannual', nth))).toEqual([
      '2028-02-29',
      '2028-08-31',
      '2029-02-28',
    ]);
    expect(dueDayOf('2027-01-31', 'semiannual', 1)).toBe('2027-07-31');
    expect([1, 4].map((nth) => dueDayOf('2028-02-29', 'annual', nth))).toEqual([
      '2029-02-28',
      '2032-02-29',
    ]);
  });

  test('pass over what fell due during a pause', () => {
    expect(chargesDueBefore('2026-01-31', 'monthly', '2026-01-31')).toBe(0);
    expect(chargesDueBefore('2026-01-31', 'monthly', '2026-03-01')).toBe(2);
    expect(chargesDueBefore('2026-01-31', 'quarterly', '2026-05-01')).toBe(2);
  });

  test('keep their day of the month in another period, too', () => {
    const { first, nth } = countedIn('quarterly', '2027-01-31', 'monthly', 1);
    expect([0, 1, 2].map((more) => dueDayOf(first, 'quarterly', nth + more))).toEqual([
      '2027-02-28',
      '2027-05-31',
      '2027-08-31',
    ]);
    const period = fc.constantFrom(...RENEWING_PERIODS);
    fc.assert(
      fc.property(days, period, period, fc.nat(40), (start, before, after, made) => {
        const counted = countedIn(after, start, before, made);
        const due = (more: number) => dueDayOf(counted.first, after, counted.nth + more);
        expect(due(0)).toBe(dueDayOf(start, before, made));
        expect(counted.nth).toBeLessThanOrEqual(3);
        // An annual series has one month, which may lack the day.
        const day = after === 'annual' ? due(0).slice(8) : start.slice(8);
        expect(counted.first.slice(8)).toBe(day);
      }),
    );
  });

  const days = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays('2000-01-01', days));
  test('are days that exist, each later than the one before', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 200 }), (first, nth) => {
        const day = addMonths(first, nth);
        expect(isLocalDay(day)).toBe(true);
        expect(addMonths(first, nth + 1) > day).toBe(true);
        const kept = Number(day.slice(8));
        expect(kept).toBeLessThanOrEqual(Number(first.slice(8)));
        if (kept < Number(first.slice(8))) expect(addDays(day, 1).slice(8)).toBe('01');
      }),
    );
  });
});

describe('instalments', () => {
  test('are split to the centavo', () => {
    expect(splitCentavos(10_000, 3)).toEqual([3334, 3333, 3333]);
  });

  test('add up, and differ by a centavo at most', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 1, max: 24 }),
        (total, parts) => {
          const split = splitCentavos(total, parts);
          expect(split).toHaveLength(parts);
          expect(split.reduce((sum, part) => sum + part, 0)).toBe(total);
          expect(Math.max(...split) - Math.min(...split)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

test.each([
  ['2026-11-28', 10, '2026-12-10'],
  ['2026-11-28', 28, '2026-11-28'],
  ['2026-11-28', 31, '2026-11-30'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-02-01', 31, '2027-02-28'],
])('from %s the next day %i of a month is %s', (today, day, next) => {
  expect(nextOnDay(today, day)).toBe(next);
});
