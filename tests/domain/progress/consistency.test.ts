import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/local-day';
import { daysPerWeek } from '#domain/programs/per-week';
import type { ProgramDay } from '#domain/programs/shape';
import { consistency, type TrainedWeek, trainedWeeks } from '#domain/progress/consistency';

const weeks = (...days: number[]): TrainedWeek[] =>
  days.map((count, index) => ({ start: addDays('2026-09-07', 7 * index), days: count }));

const day = (key: string, weekdays: number[]): ProgramDay => ({
  key,
  order: key,
  title: key,
  note: '',
  exercises: [],
  returned: false,
  weekdays,
});

describe('the days a week that a ficha asks for', () => {
  test('are those of the calendar that it names, or its days in turn', () => {
    const placed = [day('a', [1, 4]), day('b', [2])];
    expect(daysPerWeek({ schedule: 'weekday', days: placed })).toBe(3);
    expect(daysPerWeek({ schedule: 'letter', days: placed })).toBe(2);
    expect(daysPerWeek({ schedule: 'weekday', days: [day('a', []), day('b', [])] })).toBe(2);
    expect(daysPerWeek({ schedule: 'letter', days: [] })).toBe(0);
  });
});

describe('the trained days of weeks', () => {
  test('count a day once, and also the weeks without any', () => {
    const trained = ['2026-12-28', '2026-12-28', '2027-01-03', '2027-01-12'].map((on) => ({
      day: on,
    }));
    expect(trainedWeeks(trained, '2026-12-30', '2027-01-13', 1)).toEqual([
      { start: '2026-12-28', days: 2 },
      { start: '2027-01-04', days: 0 },
      { start: '2027-01-11', days: 1 },
    ]);
  });
});

describe('consistency', () => {
  test('counts the week that begins today', () => {
    expect(trainedWeeks([], '2027-01-04', '2027-01-04', 1)).toEqual([
      { start: '2027-01-04', days: 0 },
    ]);
  });

  test('by a ficha begins with the week of its first day, and takes just as many days', () => {
    const plan = { since: '2026-09-07', days: 3 };
    expect(consistency(weeks(3, 0), plan)).toEqual({
      by: 'plan',
      target: 3,
      weeks: 1,
      reached: 1,
      running: 0,
    });
    expect(consistency(weeks(3, 0), { ...plan, since: '2026-09-08' })?.by).toBe('usual');
  });

  test('without a ficha is measured by the usual week of the person', () => {
    expect(consistency(weeks(3, 3, 2, 0, 4, 3, 1), null)).toEqual({
      by: 'usual',
      target: 3,
      weeks: 6,
      reached: 4,
      running: 1,
    });
  });

  test('counts the running week once it has reached the target', () => {
    expect(consistency(weeks(3, 3, 3), null)).toMatchObject({ weeks: 3, reached: 3 });
    expect(consistency(weeks(3, 3, 2), null)).toMatchObject({ weeks: 2, reached: 2 });
  });

  test('does not count the weeks before the first workout', () => {
    expect(consistency(weeks(0, 0, 2, 2, 0), null)).toMatchObject({ weeks: 2, reached: 2 });
    expect(consistency(weeks(0, 0, 2), null)).toMatchObject({ weeks: 1, reached: 1, target: 2 });
    expect(consistency(weeks(0, 0, 0), null)).toBeNull();
    expect(consistency([], null)).toBeNull();
  });

  test('with a ficha takes the whole weeks under it', () => {
    const plan = { since: '2026-09-16', days: 4 };
    // The ficha started in the middle of the second week.
    expect(consistency(weeks(2, 2, 4, 3, 5, 0), plan)).toEqual({
      by: 'plan',
      target: 4,
      weeks: 3,
      reached: 2,
      running: 0,
    });
  });

  test('never says that what the ficha asks was reached in no week', () => {
    const plan = { since: '2026-09-07', days: 6 };
    expect(consistency(weeks(3, 3, 2, 1), plan)).toMatchObject({ by: 'usual', target: 3 });
    expect(consistency(weeks(3, 3, 2, 1), { since: '2026-09-07', days: 0 })?.by).toBe('usual');
  });

  test('is reached in at least half of the weeks in which the person trained', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 60 }), (days) => {
        const found = consistency(weeks(...days), null);
        expect(found === null).toBe(days.every((count) => count === 0));
        if (found === null) return;
        const trained = days.slice(0, -1).filter((count) => count > 0).length;
        expect(found.target).toBeGreaterThan(0);
        expect(found.reached).toBeGreaterThanOrEqual(Math.ceil(trained / 2));
        expect(found.reached).toBeLessThanOrEqual(found.weeks);
      }),
    );
  });
});
