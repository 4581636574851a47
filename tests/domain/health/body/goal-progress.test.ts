import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GoalValues } from '#domain/health/body/goal';
import { goalProgress, targetFault } from '#domain/health/body/goal-progress';
import { WEIGHT_LIMITS } from '#domain/health/body-weight';
import { addDays } from '#domain/local-day';

const TODAY = '2026-11-22';
const goal: GoalValues = {
  of: 'weight',
  target: 76_000,
  start: 80_000,
  since: '2026-10-01',
  due: null,
  reached: null,
};
/** Values by the number of days before today. */
const points = (...values: (readonly [ago: number, value: number])[]) =>
  values.map(([ago, value]) => ({ day: addDays(TODAY, -ago), value, by: null }));

describe('how far a goal is', () => {
  test('from where, now, to where', () => {
    expect(goalProgress(goal, points([3, 78_000]), TODAY)).toMatchObject({
      start: 80_000,
      left: 2000,
      share: 0.5,
      reached: null,
      forecast: null,
      now: { value: 78_000 },
    });
  });

  test('past where it began is no way yet, and never less than none', () => {
    expect(goalProgress(goal, points([3, 81_000]), TODAY)).toMatchObject({ left: 5000, share: 0 });
  });

  test('set before anything was measured it begins with the first value since', () => {
    const unmeasured = { ...goal, start: null };
    expect(goalProgress(unmeasured, [], TODAY)).toMatchObject({
      now: null,
      left: null,
      share: null,
    });
    const later = goalProgress(unmeasured, points([90, 70_000], [20, 80_000], [1, 79_000]), TODAY);
    expect(later).toMatchObject({ start: 80_000, share: 0.25 });
  });

  test('it is reached on the first day since it counts, and stays so', () => {
    const way = points([80, 75_000], [20, 77_000], [10, 75_900], [2, 76_400]);
    expect(goalProgress(goal, way, TODAY)).toMatchObject({
      reached: addDays(TODAY, -10),
      forecast: null,
      left: 400,
    });
    // The first day counts, and a value equal to the target reaches it.
    const atOnce = points([52, 76_000]);
    expect(goalProgress(goal, atOnce, TODAY).reached).toBe(goal.since);
    const up = { ...goal, of: 'c.chest', start: 9500, target: 10_000 } as const;
    expect(goalProgress(up, points([5, 10_010]), TODAY).reached).toBe(addDays(TODAY, -5));
  });
});

describe('when it may be reached', () => {
  const losing = (perDay: number) =>
    points(
      [28, 80_000],
      [21, 80_000 - 7 * perDay],
      [14, 80_000 - 14 * perDay],
      [0, 80_000 - 28 * perDay],
    );

  test('goes on from today at the pace of the last weeks', () => {
    expect(goalProgress(goal, losing(50), TODAY).forecast).toEqual({
      day: addDays(TODAY, (4000 - 28 * 50) / 50),
      over: 28,
    });
  });

  test.each([
    ['it goes the other way', losing(-50)],
    ['it stands still', losing(0)],
    ['it would be years', losing(1)],
    ['two mornings are no pace', points([28, 80_000], [0, 79_000])],
    ['a week is none either', points([7, 80_000], [4, 79_500], [0, 79_000])],
    ['the last weeks have nothing', points([90, 80_000], [70, 79_000], [50, 78_000])],
  ])('is not said where %s', (_, measured) => {
    expect(goalProgress(goal, measured, TODAY).forecast).toBeNull();
  });

  test('is read from three weighings two weeks apart, of today and 28 days back', () => {
    const forecast = (...days: number[]) =>
      goalProgress(goal, points(...days.map((ago) => [ago, 77_000 + ago * 50] as const)), TODAY)
        .forecast;
    expect(forecast(28, 14, 0)).toEqual({ day: addDays(TODAY, 20), over: 28 });
    expect(forecast(29, 14, 0)).toBeNull();
    expect(forecast(14, 7, 0)).not.toBeNull();
    expect(forecast(13, 7, 0)).toBeNull();
  });

  test('is said up to two years ahead, and not for today', () => {
    const losingFrom = (now: number, perDay: number) =>
      goalProgress(
        goal,
        points(...[28, 14, 0].map((ago) => [ago, now + ago * perDay] as const)),
        TODAY,
      ).forecast;
    expect(losingFrom(76_730, 1)?.day).toBe(addDays(TODAY, 730));
    expect(losingFrom(76_731, 1)).toBeNull();
    expect(losingFrom(76_010, 50)).toBeNull();
  });

  test('a tape is taken out less often: two values of twelve weeks are enough', () => {
    const waist = { ...goal, of: 'c.waist', start: 8800, target: 8000 } as const;
    expect(goalProgress(waist, points([60, 8600], [20, 8400]), TODAY).forecast).toEqual({
      day: addDays(TODAY, 60),
      over: 84,
    });
  });

  test('always lies ahead, and only while it gets nearer', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 60_000, max: 100_000 }), { minLength: 3, maxLength: 9 }),
        (values) => {
          const measured = points(
            ...values.map((value, index) => [27 - index * 3, value] as const),
          );
          const { forecast, left, share } = goalProgress(goal, measured, TODAY);
          if (forecast) expect(forecast.day > TODAY).toBe(true);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

test('a target is within what can be, and not where one is already', () => {
  expect(targetFault('weight', 7_000, null)).toBe('weight');
  expect(targetFault('weight', WEIGHT_LIMITS.least, null)).toBeNull();
  expect(targetFault('weight', WEIGHT_LIMITS.most, null)).toBeNull();
  // Targets from 3 to 60 percent are valid.
  expect([299, 300, 6000, 6001].map((target) => targetFault('fat', target, null))).toEqual([
    'fat',
    null,
    null,
    'fat',
  ]);
  expect(targetFault('c.waist', 8000, 8000)).toBe('same');
  expect(targetFault('c.waist', 7900, 8000)).toBeNull();
});
