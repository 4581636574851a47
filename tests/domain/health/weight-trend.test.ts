import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Weighing } from '#domain/health/body-weight';
import { weightChange, weightTrend } from '#domain/health/weight-trend';
import { addDays } from '#domain/local-day';

const day = (n: number) => addDays('1990-10-31', n);
const weighed = (n: number, grams: number, at = n): Weighing => ({
  id: `w${n}-${at}`,
  day: day(n),
  at,
  grams,
  note: '',
});
const rounded = (weighings: readonly Weighing[]) =>
  weightTrend(weighings).map(({ trend }) => Math.round(trend / 100) / 10);

describe('the trend of the weight', () => {
  test('is the log of November 1990 in The Hacker’s Diet (Walker, 1991)', () => {
    // 172.5, 171.5, 172 and 171.5 after a trend of 173.6; the unit cancels out.
    const log = [173_600, 172_500, 171_500, 172_000, 171_500];
    expect(rounded(log.map((grams, index) => weighed(index, grams)))).toEqual([
      173.6, 173.5, 173.3, 173.2, 173.0,
    ]);
  });

  test('after days without a weighing stands where the same weight each day had brought it', () => {
    const daily = weightTrend([
      weighed(0, 90_000),
      ...[1, 2, 3, 4, 5, 6, 7].map((n) => weighed(n, 80_000)),
    ]);
    const weekly = weightTrend([weighed(0, 90_000), weighed(7, 80_000)]);
    expect(weekly.at(-1)?.trend).toBeCloseTo(daily.at(-1)?.trend ?? 0, 6);
  });

  test('takes the last weighing of a day, in whatever order they are given', () => {
    const points = weightTrend([weighed(3, 81_000, 9), weighed(1, 80_000), weighed(3, 82_000, 8)]);
    expect(points.map(({ day: of, grams }) => [of, grams])).toEqual([
      [day(1), 80_000],
      [day(3), 81_000],
    ]);
  });

  test('takes the weighing that stands on top of the list when two have one instant', () => {
    const both = [
      { ...weighed(1, 80_000), id: 'a' },
      { ...weighed(1, 81_000), id: 'b' },
    ];
    expect(weightTrend(both)).toMatchObject([{ grams: 81_000 }]);
    expect(weightTrend(both.toReversed())).toMatchObject([{ grams: 81_000 }]);
  });

  test('stays within what was weighed, whatever that was', () => {
    const any = fc.array(
      fc
        .tuple(fc.nat(4000), fc.integer({ min: 20_000, max: 400_000 }))
        .map(([n, grams]) => weighed(n, grams)),
      { minLength: 1, maxLength: 60 },
    );
    fc.assert(
      fc.property(any, (weighings) => {
        const grams = weighings.map((one) => one.grams);
        const points = weightTrend(weighings);
        expect(points.map((point) => point.day)).toEqual(
          [...new Set(weighings.map((one) => one.day))].sort(),
        );
        for (const { trend } of points) {
          expect(trend).toBeGreaterThanOrEqual(Math.min(...grams) - 1e-6);
          expect(trend).toBeLessThanOrEqual(Math.max(...grams) + 1e-6);
        }
      }),
    );
  });
});

describe('how it changed', () => {
  test('is told from the weighing nearest to the days asked for', () => {
    const points = weightTrend([0, 20, 44, 48].map((n) => weighed(n, 80_000 + n * 10)));
    expect(weightChange(points, 28)?.days).toBe(28);
    expect(weightChange(points, 400)?.days).toBe(48);
    // 48 and 28 days ago are equally close to 38, so the longer time counts.
    expect(weightChange(points, 38)?.days).toBe(48);
    const last = points.at(-1)?.trend ?? 0;
    expect(weightChange(points, 28)?.grams).toBe(last - (points[1]?.trend ?? 0));
  });

  test('is nothing with less than two days', () => {
    expect(weightChange([], 28)).toBeNull();
    expect(weightChange(weightTrend([weighed(1, 80_000), weighed(2, 80_000)]), 28)).toEqual({
      grams: 0,
      days: 1,
    });
    expect(weightChange(weightTrend([weighed(1, 80_000), weighed(1, 81_000, 2)]), 28)).toBeNull();
  });
});
