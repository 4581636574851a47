import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Weekday } from '#domain/local-day';
import {
  figuresBy,
  isMonth,
  lastDayOf,
  monthOf,
  monthPlus,
  weeksOf,
} from '#domain/progress/calendar';
import type { WorkoutSummary } from '#domain/workouts/summary';

describe('the months of the calendar', () => {
  test('go on over the years, both ways', () => {
    expect(monthPlus('2026-11', 2)).toBe('2027-01');
    expect(monthPlus('2026-01', -1)).toBe('2025-12');
    assert(
      property(integer({ min: -300, max: 300 }), (by) => {
        expect(isMonth(monthPlus('2026-11', by))).toBe(true);
        expect(monthPlus(monthPlus('2026-11', by), -by)).toBe('2026-11');
      }),
    );
    expect(isMonth('2026-13')).toBe(false);
    expect(isMonth('x')).toBe(false);
  });

  test('have every day once, under its day of the week', () => {
    const november = weeksOf('2026-11', 1);
    expect(november[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(november).toHaveLength(6);
    const weekdays: Weekday[] = [0, 1];
    for (const first of weekdays) {
      for (const month of ['2024-02', '2026-02', '2026-12']) {
        const days = weeksOf(month, first)
          .flat()
          .filter((day) => day !== null);
        expect(days[0]).toBe(`${month}-01`);
        expect(days.at(-1)).toBe(lastDayOf(month));
        expect(new Set(days).size).toBe(Number(lastDayOf(month).slice(8)));
      }
    }
    expect(lastDayOf('2024-02')).toBe('2024-02-29');
    expect(weeksOf('2026-02', 0)).toHaveLength(4);
  });
});

test('days and months add up what their workouts did', () => {
  const workout = (id: string, day: string, reps: number): WorkoutSummary => ({
    id,
    day,
    title: '',
    note: '',
    pse: null,
    from: null,
    startedAt: 0,
    endedAt: 1,
    exercises: [
      {
        exercise: 'squat',
        note: '',
        sets: [
          { kind: 'warmup', side: null, done: { load: 20_000, reps: 10 } },
          { kind: 'normal', side: null, done: { load: 100_000, reps } },
        ],
      },
    ],
  });
  const summaries = [
    workout('c', '2026-11-20', 5),
    workout('b', '2026-11-20', 3),
    workout('a', '2026-10-01', 1),
  ];
  const days = figuresBy(
    (day) => day,
    summaries,
    () => 'total',
  );
  expect(days.get('2026-11-20')).toEqual({ workouts: ['c', 'b'], sets: 4, volumeGrams: 800_000 });
  expect(figuresBy(monthOf, summaries, () => 'total').get('2026-10')?.volumeGrams).toBe(100_000);
  expect(figuresBy(monthOf, [], () => null).size).toBe(0);
});
