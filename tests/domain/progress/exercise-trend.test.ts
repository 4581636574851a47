import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  exerciseTrend,
  measuresOf,
  type TrendMeasure,
  type TrendOptions,
  trendOf,
  usualLoads,
} from '#domain/progress/exercise-trend';
import type { Effort, SetKind } from '#domain/workouts/shape';
import { amountsOf } from '#domain/workouts/totals';

const kg = (load: number, reps: number): Effort => ({ load: load * 1000, reps });

function session(number: number, ...efforts: (Effort | [SetKind, Effort])[]) {
  return {
    workoutId: `w${number}`,
    day: `2026-03-0${number}`,
    startedAt: number,
    sets: efforts.map((effort) =>
      Array.isArray(effort)
        ? { kind: effort[0], side: null, done: effort[1] }
        : { kind: 'normal' as const, side: null, done: effort },
    ),
  };
}

describe('how an exercise went', () => {
  test('is its best estimated 1RM per session, oldest first, with the records marked', () => {
    const sessions = [
      session(3, kg(80, 8), kg(82.5, 5)),
      session(2, kg(80, 4)),
      session(1, ['warmup', kg(140, 1)], kg(80, 5)),
    ];
    const { measure, steps } = exerciseTrend(sessions, 'total');
    expect(measure).toBe('one-rep-max');
    // Brzycki (1993): 80 kg × 5 is 90.0 kg, × 4 is 87.3 kg, × 8 is 99.3 kg.
    expect(steps.map(({ value }) => Math.round(value / 100) / 10)).toEqual([90, 87.3, 99.3]);
    expect(steps.map(({ record }) => record)).toEqual([false, false, true]);
    expect(steps[2]?.effort).toEqual(kg(80, 8));
  });

  test('says nothing of sets without a repetition, and takes a tie for no record', () => {
    const failed = session(1, kg(100, 0));
    const values = (measure: TrendMeasure, options?: TrendOptions) =>
      trendOf([failed, session(2, kg(80, 5))], measure, options).steps.map(({ value }) => value);
    expect(values('load')).toEqual([80_000]);
    expect(values('total-reps')).toEqual([5]);
    expect(values('reps-at', { load: 100_000 })).toEqual([]);
    const helped = trendOf([session(1, kg(30, 8)), session(2, kg(30, 8))], 'help').steps;
    expect(helped.map(({ record }) => record)).toEqual([false, false]);
  });

  test('counts more than ten repetitions as ten', () => {
    const { steps } = exerciseTrend([session(1, kg(50, 20)), session(2, kg(50, 10))], 'total');
    expect(steps[0]?.value).toBe(steps[1]?.value);
  });

  test('is in repetitions while a bodyweight exercise never had load on, else in its load', () => {
    const bare = [session(1, { load: null, reps: 8 }), session(2, { load: 0, reps: 10 })];
    expect(exerciseTrend(bare, 'added_bodyweight')).toMatchObject({
      measure: 'reps',
      steps: [{ value: 8 }, { value: 10, record: true }],
    });
    const loaded = [...bare, session(3, kg(5, 6))];
    expect(exerciseTrend(loaded, 'added_bodyweight')).toMatchObject({
      measure: 'added',
      steps: [{ value: 0 }, { value: 0 }, { value: 5000, record: true }],
    });
  });

  test('knows that less help is more', () => {
    const sessions = [session(1, kg(30, 8)), session(2, kg(25, 8)), session(3, kg(35, 8))];
    const { measure, steps } = exerciseTrend(sessions, 'assisted_bodyweight');
    expect(measure).toBe('help');
    expect(steps.map(({ record }) => record)).toEqual([false, true, false]);
  });

  test('is time or distance where that is what counts, and nothing without a done set', () => {
    const timed = session(1, { load: null, reps: null, seconds: 45 });
    expect(exerciseTrend([timed], 'time').steps).toMatchObject([{ value: 45 }]);
    const measured = session(1, { load: null, reps: null, meters: 400 });
    expect(exerciseTrend([measured], 'distance').steps).toMatchObject([{ value: 400 }]);
    expect(
      exerciseTrend([{ ...timed, sets: [{ kind: 'normal', side: null, done: null }] }], 'time')
        .steps,
    ).toEqual([]);
  });

  test('is followed in more than one figure, by what its kind has', () => {
    const sessions = [
      session(1, ['warmup', kg(100, 5)], kg(60, 8), kg(60, 6), kg(50, 12)),
      session(2, kg(60, 9), kg(70, 3)),
    ];
    expect(measuresOf(sessions, 'total')).toEqual(['one-rep-max', 'load', 'volume', 'reps-at']);
    const values = (measure: TrendMeasure, options?: TrendOptions) =>
      trendOf(sessions, measure, options).steps.map(({ value }) => value);
    expect(values('load')).toEqual([60_000, 70_000]);
    expect(values('volume')).toEqual([1_440_000, 750_000]);
    expect(values('reps-at', { load: 60_000 })).toEqual([8, 9]);
    expect(values('reps-at', { load: 50_000 })).toEqual([12]);
    expect(values('total-reps')).toEqual([26, 12]);
    expect(usualLoads(sessions, 2)).toEqual([60_000, 70_000]);
  });

  test('counts a side as half of both in repetitions, and never a load that is not there', () => {
    const sided = {
      ...session(1),
      sets: (['left', 'right'] as const).map((side) => ({
        kind: 'normal' as const,
        side,
        done: kg(20, 10),
      })),
    };
    expect(trendOf([sided], 'total-reps').steps).toMatchObject([{ value: 10, effort: null }]);
    const bare = session(1, { load: null, reps: 8 });
    expect(measuresOf([bare], 'total')).toEqual(['reps', 'total-reps']);
    expect(exerciseTrend([bare], 'total').steps).toMatchObject([{ value: 8 }]);
  });

  test('has the volume that the workout has for this exercise', () => {
    const sets = fc.array(
      fc.record({
        kind: fc.constantFrom('normal' as const, 'warmup' as const),
        side: fc.constantFrom(null, 'left' as const, 'right' as const),
        done: fc.option(fc.record({ load: fc.nat(90_000), reps: fc.nat(15) })),
      }),
    );
    const kinds = fc.constantFrom('total' as const, 'per_dumbbell' as const, 'per_side' as const);
    fc.assert(
      fc.property(sets, kinds, (sets, kind) => {
        const { volumeGrams } = amountsOf([{ exercise: 'row', sets }], () => kind);
        const [step] = trendOf([{ ...session(1), sets }], 'volume', { kind }).steps;
        expect(step?.value ?? 0).toBe(volumeGrams);
      }),
    );
  });
});
