import { describe, expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import { fitCategories } from '../../../src/interchange/activities/exercise-names';
import { exerciseOfSport } from '../../../src/interchange/activities/fit-profile';
import { warningWords } from '../../../src/interchange/apps/warning-words';
import { createNameMatcher } from '../../../src/interchange/matching/exercise-names';
import type { ReadTable } from '../../../src/interchange/model';
import { type Sums, sumsOf } from '../../../src/interchange/sums';
import { FIT_FILES, TCX_FILES } from './activity-corpus';
import { answerTo, readActivities } from './reading';

interface Expected extends Omit<Sums, 'period'> {
  readonly day?: string;
  readonly remarks?: ReadTable['remarks'];
  readonly warnings?: readonly string[];
  /** Exercises with the repetitions of their sets. */
  readonly exercises: readonly (readonly [name: string, ...reps: (number | null)[]])[];
}

const LB_225 = 102_058;

// Loads in grams and distances in metres, added by hand.
const EXPECTED: Readonly<Record<string, Expected>> = {
  'strength-kg': {
    workouts: 1,
    sets: 5,
    volume: 40_000 * 10 + 62_500 * 8,
    meters: 0,
    seconds: 45,
    remarks: ['sensors'],
    exercises: [
      ['Barbell Bench Press', 10, 8],
      ['Pull Up', 8, 6],
      ['Plank', null],
    ],
  },
  'strength-lb': {
    workouts: 1,
    sets: 2,
    volume: LB_225 * 10,
    meters: 0,
    seconds: 0,
    exercises: [['Barbell Back Squat', 5, 5]],
  },
  'titles-and-guesses': {
    workouts: 1,
    sets: 4,
    volume: 20_000 * 12 + 10_000 * 12 + 15_000 * 10,
    meters: 0,
    seconds: 0,
    exercises: [
      ['Puxada da Ana', 12],
      ['Rosca na corda', 12],
      ['Dumbbell Row', 10],
      ['Exercício não identificado', 10],
    ],
  },
  circuit: {
    workouts: 1,
    sets: 6,
    volume: 0,
    meters: 0,
    seconds: 0,
    exercises: [
      ['Push Up', 10, 10, 10],
      ['Air Squat', 15, 15, 15],
    ],
  },
  run: {
    workouts: 1,
    sets: 1,
    volume: 0,
    meters: 5000,
    seconds: 1500,
    exercises: [['Outdoor Run', null]],
  },
  'strength-without-sets': {
    workouts: 1,
    sets: 0,
    volume: 0,
    meters: 0,
    seconds: 0,
    remarks: ['only-times', 'sensors'],
    exercises: [],
  },
};

function facts(table: ReadTable): Expected {
  const { period, ...sums } = sumsOf(table.workouts);
  return {
    ...sums,
    ...(period ? { day: period.from } : {}),
    remarks: table.remarks,
    warnings: table.warnings.map(({ code }) => code),
    exercises: table.workouts.flatMap((one) =>
      one.exercises.map(
        ({ name, sets }) => [name, ...sets.map(({ done }) => done?.reps ?? null)] as const,
      ),
    ),
  };
}

describe('an activity of a watch', () => {
  test.each(Object.entries(EXPECTED))(
    'gives its sums when the FIT file %s is read',
    (name, expected) => {
      const bytes = FIT_FILES[name];
      expect(facts(readActivities(bytes ? { [`${name}.fit`]: bytes } : {}))).toEqual({
        remarks: [],
        warnings: [],
        day: '2026-08-10',
        ...expected,
      });
    },
  );

  test('has the time of the watch, its duration, rests and supersets when the file has them', () => {
    const [strength] = readActivities({ a: FIT_FILES['strength-kg'] ?? '' }).workouts;
    expect(strength).toMatchObject({
      title: 'Força',
      start: { day: '2026-08-10', seconds: 18 * 3600 + 5 * 60 + 12 },
      offsetMinutes: -180,
      durationSeconds: 35 + 90 + 30 + 120 + 25 + 90 + 20 + 60 + 45,
    });
    expect(strength?.exercises.map(({ restSeconds }) => restSeconds)).toEqual([90, 60, null]);
    const [circuit] = readActivities({ a: FIT_FILES.circuit ?? '' }).workouts;
    expect(circuit?.exercises.map(({ group }) => group)).toEqual(['g0', 'g0']);
  });

  test('is in pounds when every load was typed in pounds', () => {
    expect(readActivities({ a: FIT_FILES['strength-lb'] ?? '' }).unit).toEqual({
      value: 'lb',
      known: true,
    });
  });

  test('is read when several activities are chained in one file', () => {
    const both = [FIT_FILES['strength-kg'], FIT_FILES.run].flatMap((bytes) => [...(bytes ?? [])]);
    expect(readActivities({ a: new Uint8Array(both) }).workouts).toHaveLength(2);
  });

  test('gives time and distance when it is a run in TCX, and the times alone when it is strength', () => {
    const { run = '', strength = '' } = TCX_FILES;
    const table = readActivities({ 'run.tcx': run, 'strength.tcx': strength });
    expect(table.source).toBe('tcx');
    expect(table.remarks).toEqual(['only-times', 'sensors']);
    expect(table.workouts).toMatchObject([
      {
        title: 'Corrida',
        note: 'Parque & subida',
        start: { day: '2026-08-10', seconds: 21 * 3600 + 5 * 60 + 12 },
        durationSeconds: 1501,
        exercises: [{ name: 'Outdoor Run', sets: [{ done: { seconds: 1501, meters: 5000 } }] }],
      },
      {
        title: 'Treino',
        start: { day: '2026-08-11', seconds: 36_000 },
        durationSeconds: 2700,
        exercises: [],
      },
    ]);
  });
});

describe('a file without a recorded activity', () => {
  test.each([
    ['no-activity', 'a planned workout', FIT_FILES['planned-workout'] ?? ''],
    ['no-activity', 'a TCX file without activities', TCX_FILES.empty ?? ''],
    ['broken', 'cut', FIT_FILES.run?.subarray(0, -5) ?? ''],
    ['broken', 'a cut TCX file', TCX_FILES.run?.slice(0, -40) ?? ''],
  ])('is refused as %s when it is %s', (reason, _, content) => {
    expect(answerTo({ a: content })).toEqual({ unreadable: { reason } });
  });

  test('stays out and is named when it lies beside activities', () => {
    const table = readActivities({
      'plano.fit': FIT_FILES['planned-workout'] ?? '',
      'cortado.fit': FIT_FILES.run?.subarray(0, -5) ?? '',
      'corrida.fit': FIT_FILES.run ?? '',
    });
    expect(table.workouts).toHaveLength(1);
    expect(table.warnings.map(warningWords)).toEqual([
      'Arquivo plano.fit: não é uma atividade gravada, e fica de fora.',
      'Arquivo cortado.fit: ele está incompleto ou danificado, e fica de fora. Baixe-o de novo.',
    ]);
  });
});

describe('names of the FIT profile', () => {
  const match = createNameMatcher([], exercises);
  const idOf = (category: number, number: number) =>
    match(fitCategories().get(category)?.names.get(number) ?? '');

  test('lead to the exercise of their category when another has the same words', () => {
    // Abdominals, pilates, triceps.
    expect(idOf(6, 33)).toBeNull();
    expect(idOf(5, 70)).toBeNull();
    expect(idOf(30, 3)).toBe('cable-kickback-triceps');
    expect(idOf(49, 31)).toBe('suspension-squat');
    expect(idOf(37, 35)).toBe('band-row');
  });

  test('lead to exercises of the catalogue in at least 300 cases', () => {
    const ids = [...fitCategories()].flatMap(([category, { names }]) =>
      [...names.keys()].map((number) => idOf(category, number)),
    );
    expect(ids.filter((id) => id !== null).length).toBeGreaterThan(300);
  });

  test.each([
    [0, 1, 'barbell-bench-press'],
    [8, 23, 'romanian-deadlift'],
    [21, 38, 'pull-up'],
    [23, 45, 'barbell-row'],
    [24, 14, 'overhead-press'],
    [28, 6, 'back-squat'],
    [10, 1, 'barbell-hip-thrust'],
    [30, 19, 'rope-triceps-pushdown'],
    [1, 18, 'standing-calf-raise'],
    [14, 34, 'dumbbell-lateral-raise'],
  ])('name exercise %i %i as %s when a watch recorded it', (category, number, id) => {
    expect(idOf(category, number)).toBe(id);
  });

  test.each([
    [1, 0, 'outdoor-run'],
    [1, 1, 'treadmill-run'],
    [2, 0, 'outdoor-cycling'],
    [2, 6, 'stationary-bike'],
    [4, 15, 'elliptical'],
    [4, 14, 'rowing-machine'],
    [5, 17, 'swimming'],
    [11, 0, 'outdoor-walk'],
  ])('name sport %i %i as %s when an activity has no sets', (sport, subSport, id) => {
    expect(match(exerciseOfSport(sport, subSport) ?? '')).toBe(id);
  });
});
