import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeOf } from '#domain/progress/exercise-change';
import { exerciseTrend } from '#domain/progress/exercise-trend';
import {
  changedMost,
  exercisesInOrder,
  lastDays,
  trainedExercises,
} from '#domain/progress/trained-exercises';
import { done, kg, sessions, summary } from './exercise-sessions';

const total = () => 'total' as const;

describe('the exercises of a time', () => {
  const workouts = [
    summary(84, { bench: [done(kg(82.5, 1))], squat: [done(kg(100, 1))] }),
    summary(40, { bench: [done(kg(90, 1))], curl: [done(kg(12, 1))] }),
    summary(10, { squat: [done(kg(120, 1))], curl: [done(kg(12, 1))] }),
    summary(0, { bench: [done(kg(70, 1))], unknown: [done(kg(9, 1))], row: [done(kg(50, 1))] }),
  ];
  const kindOf = (id: string) => (id === 'unknown' ? null : total());
  const trained = trainedExercises(workouts, kindOf);

  test('are told from their first session to their last, the most trained first', () => {
    expect(trained.map(({ exercise }) => exercise)).toEqual(['bench', 'squat', 'curl', 'row']);
    const { change, lastDay } = trained[0] ?? {};
    expect(change).toMatchObject({ days: 84, from: { value: 70_000 }, to: { value: 82_500 } });
    expect(change?.share).toBeCloseTo(0.179, 3);
    expect(lastDay).toBe('2026-03-26');
    expect(trained.at(-1)?.change).toBeNull();
  });

  test('stand in other orders, and those that changed most are few', () => {
    const ids = (list: typeof trained) => list.map(({ exercise }) => exercise);
    expect(ids(exercisesInOrder(trained, 'change'))).toEqual(['bench', 'squat', 'curl', 'row']);
    expect(ids(exercisesInOrder(trained, 'last'))).toEqual(['bench', 'squat', 'curl', 'row']);
    expect(ids(changedMost(trained, 5))).toEqual(['bench', 'squat']);
    expect(ids(changedMost(trained, 1))).toEqual(['bench']);
  });

  test('have a last day each', () => {
    expect(Object.fromEntries(lastDays(workouts))).toMatchObject({
      bench: '2026-03-26',
      curl: '2026-02-10',
      row: '2026-01-01',
    });
  });

  test('change as the first and the last of their own steps say, whatever the order', () => {
    fc.assert(
      fc.property(sessions, (all) => {
        const given = all.map(({ workoutId, day, startedAt, sets }) => ({
          ...summary(0, { bench: sets }),
          id: workoutId,
          day,
          startedAt,
        }));
        const [bench] = trainedExercises(given, total);
        const { steps } = exerciseTrend(all, 'total');
        expect(bench?.trend.steps ?? []).toEqual(steps);
        const change = changeOf(steps);
        expect(bench?.change ?? null).toEqual(change);
        if (steps.length < 2) expect(change).toBeNull();
        else expect([change?.from, change?.to]).toEqual([steps[0], steps.at(-1)]);
        if (change?.share != null) {
          expect(change.from.value * (1 + change.share)).toBeCloseTo(change.to.value, 3);
        }
      }),
    );
  });
});
