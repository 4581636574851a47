import { expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import { isPraised, mainRecords } from '#domain/progress/main-records';
import {
  bestsOf,
  type ExerciseRecords,
  type PersonalRecord,
  workoutRecords,
} from '#domain/progress/records';
import { projectWorkout } from '#domain/workouts/project';
import { ANA_PROGRAMME } from '../../../server/seed/ana';
import { trainingsOf } from '../../../server/seed/training';

const EFFORT = { load: 60_000, reps: 8 };

function of(
  exercise: string,
  sets: Readonly<Record<string, readonly PersonalRecord[]>>,
  loadKind: ExerciseRecords['loadKind'] = 'total',
): ExerciseRecords {
  return {
    exercise,
    loadKind,
    sets: Object.entries(sets).map(([key, records]) => ({ key, effort: EFFORT, records })),
  };
}

test('shows at most two records, what was never reached first, and one of each exercise', () => {
  const all = [
    of('row', { r1: ['volume'] }),
    of('curl', { c1: ['reps'] }),
    of('bench', { b1: ['load'], b2: ['load'], b3: ['volume'] }),
    of('pull-up', { p1: ['help'] }, 'assisted_bodyweight'),
  ];
  const shown = mainRecords(all).map(({ exercise, set }) => [exercise, set.key]);
  expect(shown).toEqual([
    ['bench', 'b2'],
    ['pull-up', 'p1'],
  ]);
});

test('praises the first peak of an exercise, in two exercises, and no sum of sets', () => {
  const all = [
    of('row', { r1: ['reps'], r2: ['one-rep-max'] }),
    of('curl', { c1: ['volume'] }),
    of('chin-up', { u1: ['reps'], u2: ['reps'] }, 'reps_only'),
    of('bench', { b1: ['load'] }),
  ];
  const taps = ['r1', 'c1', 'r2', 'u1', 'u2', 'b1'];
  const praised = taps.filter((key) => isPraised(all, { key }, (set) => taps.indexOf(set)));
  expect(praised).toEqual(['r2', 'u1']);
});

test('praises at most two sets of a workout of the sample person, where up to a dozen are records', () => {
  const now = Date.UTC(2026, 10, 21, 12);
  const sources = { ownExercise: 'own', ficha: { id: 'ficha', dayOf: () => null } };
  const kinds = new Map(exercises.map(({ id, loadKind }) => [id, loadKind]));
  let bests: ReturnType<typeof bestsOf> = new Map();
  const counts = trainingsOf(ANA_PROGRAMME, 'ana', sources, now).map(({ notebook }) => {
    const workout = projectWorkout(notebook.registers);
    const records = workoutRecords(workout, bests, (id) => kinds.get(id) ?? null);
    bests = bestsOf([workout], bests);
    const sets = workout.exercises.flatMap((each) => each.sets);
    const at = (key: string) => sets.find((set) => set.key === key)?.done?.at ?? 0;
    return {
      sets: sets.filter(({ done }) => done).length,
      records: records.flatMap((each) => each.sets).length,
      praised: sets.filter((set) => isPraised(records, set, at)).length,
    };
  });
  expect(Math.max(...counts.map(({ records }) => records))).toBeGreaterThan(8);
  expect(Math.max(...counts.map(({ praised }) => praised))).toBe(2);
  const share = (of: 'records' | 'praised') =>
    counts.reduce((sum, each) => sum + each[of], 0) /
    counts.reduce((sum, each) => sum + each.sets, 0);
  expect(share('records')).toBeGreaterThan(0.2);
  expect(share('praised')).toBeLessThan(0.1);
});
