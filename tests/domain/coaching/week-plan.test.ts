import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekPlan } from '#domain/coaching/week-plan';
import { addDays } from '#domain/local-day';
import type { Program, ProgramDay } from '#domain/programs/shape';

const day = (key: string, weekdays: readonly number[]): ProgramDay => ({
  key,
  order: key,
  title: '',
  note: '',
  weekdays,
  exercises: [],
  returned: false,
});

const program = (schedule: Program['schedule'], days: readonly ProgramDay[]) => ({
  schedule,
  days,
});

describe('a week beside the ficha', () => {
  test('by day of the week it names the days that were planned, trained or not', () => {
    const plan = weekPlan(
      program('weekday', [day('a', [1, 4]), day('b', [2])]),
      ['2026-11-16', '2026-11-20'],
      '2026-11-20',
      1,
    );
    expect(plan.days.map(({ state }) => state)).toEqual([
      'done',
      'planned',
      'free',
      'planned',
      'done',
      'free',
      'free',
    ]);
    expect(plan).toMatchObject({ done: 2, planned: 3 });
  });

  test('in turn a week is one round, on no day that would be named', () => {
    const plan = weekPlan(
      program('letter', [day('a', []), day('b', []), day('c', [])]),
      ['2026-11-17'],
      '2026-11-18',
      1,
    );
    expect(plan.days.filter(({ state }) => state === 'planned')).toEqual([]);
    expect(plan).toMatchObject({ done: 1, planned: 3 });
  });

  test('by day of the week without any named, it is each of its days once', () => {
    const unnamed = program('weekday', [day('a', []), day('b', []), day('c', [])]);
    expect(weekPlan(unnamed, [], '2026-11-18', 1).planned).toBe(3);
  });

  test('without a ficha nothing is planned', () => {
    expect(weekPlan(null, [], '2026-11-18', 0)).toMatchObject({ done: 0, planned: null });
  });

  test('any week has seven days that follow each other, the asked one among them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.constantFrom(0, 1), (ahead, start) => {
        const within = addDays('2024-01-01', ahead);
        const { days } = weekPlan(null, [within], within, start === 0 ? 0 : 1);
        expect(days.map((each) => each.day)).toContain(within);
        expect(new Set(days.map((each) => each.day)).size).toBe(7);
        expect(days.filter(({ state }) => state === 'done')).toHaveLength(1);
      }),
    );
  });
});
