import { describe, expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import { searchable } from '#domain/exercises/exercise-search';
import { WORKOUT_LIMITS } from '#domain/workouts/paths';
import { namesIn, partsIn, pastWorkoutsOf } from '../../../src/interchange/matching/drafts';
import { createDuplicates, setMark } from '../../../src/interchange/matching/duplicates';
import { createNameMatcher } from '../../../src/interchange/matching/exercise-names';
import { NAME_TABLE } from '../../../src/interchange/matching/name-table';
import type { ReadWorkout } from '../../../src/interchange/model';

const match = createNameMatcher([], exercises);

describe('names of other apps', () => {
  test.each([
    ['Bench Press (Barbell)', 'barbell-bench-press'],
    ['Incline Bench Press (Dumbbell)', 'incline-dumbbell-bench-press'],
    ['Squat (Barbell)', 'back-squat'],
    ['Romanian Deadlift (Dumbbell)', 'dumbbell-romanian-deadlift'],
    ['Lat Pulldown (Cable)', 'lat-pulldown'],
    ['Pull Up', 'pull-up'],
    ['Pull Up (Assisted)', 'assisted-pull-up'],
    ['Triceps Pushdown', 'bar-triceps-pushdown'],
    ['Leg Press', 'leg-press-45'],
    ['Hammer Curl (Dumbbell)', 'hammer-curl'],
    ['Goblet Squat (Kettlebell)', 'kettlebell-goblet-squat'],
    ['Cadeira extensora', 'leg-extension'],
    ['supino reto com barra', 'barbell-bench-press'],
  ])('%s', (name, id) => {
    expect(match(name)).toBe(id);
  });

  // FitNotes and Fitbod write the equipment first or in between, StrongLifts writes plurals.
  test.each([
    ['Flat Barbell Bench Press', 'barbell-bench-press'],
    ['Lateral Dumbbell Raise', 'dumbbell-lateral-raise'],
    ['Close Grip Barbell Bench Press', 'close-grip-bench-press'],
    ['V-Bar Push Down', 'v-bar-triceps-pushdown'],
    ['Stiff-Legged Deadlift', 'stiff-leg-deadlift'],
    ['Running (Outdoor)', 'outdoor-run'],
    ['Hammer Strength Row', 'plate-loaded-row'],
    ['Squat', 'back-squat'],
    ['Close-Grip Bench Press', 'close-grip-bench-press'],
    ['Pullups', 'pull-up'],
    ['Skullcrushers', 'ez-bar-skull-crusher'],
    ['Lateral Raises', 'dumbbell-lateral-raise'],
    ['Dumbbell Flyes', 'dumbbell-fly'],
    ['Smith Machine Incline Bench Press', 'incline-smith-bench-press'],
    ['Cable Tricep Pushdown', 'bar-triceps-pushdown'],
    ['Hammerstrength Incline Chest Press', 'incline-plate-loaded-press'],
    ['Machine Hip Abductor', 'hip-abduction-machine'],
    ['Crunches', 'crunch'],
    ['Cable Rope Tricep Extension', 'rope-triceps-pushdown'],
    ['Cable Twist (Down to up)', 'low-cable-woodchop'],
    ['Cable Twist (Up to down)', 'high-cable-woodchop'],
  ])('%s, as another app writes it', (name, id) => {
    expect(match(name)).toBe(id);
  });

  test('words that say two exercises say none', () => {
    const [first, second] = exercises;
    if (!first || !second) throw new Error('The catalogue is empty');
    const two = [
      { ...first, id: 'one', name: 'Rosca alfa', aliases: [] },
      { ...second, id: 'two', name: 'Alfa rosca', aliases: [] },
    ];
    const among = createNameMatcher([], two);
    expect(among('Rosca Alfa')).toBe('one');
    expect(among('Roscas alfa')).toBeNull();
  });

  test('nobody guesses: a name that could be several, or none, stays open', () => {
    expect(match('Curl do Zé')).toBeNull();
    expect(match('Bench Press (Kettlebell)')).toBeNull();
    expect(match('Leg Curl')).toBeNull();
    expect(match('Climbing')).toBeNull();
    expect(match('')).toBeNull();
    expect(match('+')).toBeNull();
  });

  test("a person's own exercise comes before the catalogue", () => {
    const [first] = exercises;
    if (!first) throw new Error('The catalogue is empty');
    const mine = { ...first, id: 'own', name: 'Squat (Barbell)' };
    expect(createNameMatcher([mine], exercises)('squat barbell')).toBe('own');
  });

  test('the table names exercises that exist, and no name twice', () => {
    const ids = new Set(exercises.map(({ id }) => id));
    const seen = new Map<string, string>();
    for (const line of NAME_TABLE.trim().split('\n')) {
      const [id = '', names = ''] = line.split('|').map((cell) => cell.trim());
      expect(ids).toContain(id);
      for (const name of names.split(', ')) {
        expect([name, name]).toEqual([name, searchable(name)]);
        expect([name, seen.get(name) ?? id]).toEqual([name, id]);
        seen.set(name, id);
      }
    }
  });
});

function workout(exerciseCount: number, sets: number): ReadWorkout {
  return {
    line: 2,
    title: 'A'.repeat(200),
    note: '',
    start: { day: '2026-07-05', seconds: 64_800 },
    durationSeconds: 3600,
    exercises: Array.from({ length: exerciseCount }, (_, index) => ({
      name: `E${index}`,
      note: '',
      group: null,
      restSeconds: null,
      sets: Array.from({ length: sets }, () => ({
        kind: 'normal' as const,
        done: { load: 1000, reps: 1 },
      })),
    })),
  };
}

describe('workouts to be written', () => {
  test('one that is too large becomes parts that fit, and keeps every set', () => {
    for (const [count, sets] of [
      [70, 3],
      [2, 700],
      [61, 0],
      [60, 6],
    ] as const) {
      const read = workout(count, sets);
      const parts = pastWorkoutsOf(
        read,
        (name) => name,
        'America/Sao_Paulo',
        () => false,
      );
      const all = parts.flatMap(({ exercises: list }) => list.flatMap((one) => one.sets));
      expect(all).toHaveLength(count * sets);
      for (const part of parts) {
        expect(part.exercises.length).toBeLessThanOrEqual(WORKOUT_LIMITS.exercises);
        expect(part.exercises.flatMap((one) => one.sets).length).toBeLessThanOrEqual(
          WORKOUT_LIMITS.sets,
        );
        expect(part.title.length).toBeLessThanOrEqual(WORKOUT_LIMITS.title);
        expect(part.endedAt).toBeGreaterThanOrEqual(part.start.at);
      }
      expect(partsIn(read)).toBe(parts.length);
      expect(parts.length > 1).toBe(
        count > WORKOUT_LIMITS.exercises || count * sets > WORKOUT_LIMITS.sets,
      );
    }
  });

  test('what an unknown exercise counts in is read off its sets', () => {
    const of = (done: object, name = 'X') => {
      const one = workout(1, 0);
      const sets = [{ kind: 'normal' as const, done: { load: null, reps: null, ...done } }];
      const list = [{ name, note: '', group: null, restSeconds: null, sets }];
      return namesIn([{ ...one, exercises: list }])[0]?.loadKind;
    };
    expect(of({ load: 10, reps: 3 })).toBeNull();
    expect(of({ reps: 3 })).toBe('reps_only');
    expect(of({ seconds: 30 })).toBe('time');
    expect(of({ meters: 30 })).toBe('distance');
    expect(of({ load: 10 }, 'X (Bodyweight)')).toBe('total');
  });

  describe('a workout of a file', () => {
    const start = (at: number) => ({ at, zone: 'UTC' });
    const set = (load: number, reps: number) => setMark({ load, reps });
    const there = {
      start: start(120_000),
      exercises: ['a', 'b'],
      sets: [set(60_000, 8), set(0, 9)],
    };
    const known = createDuplicates([there]);
    const found = (other: Partial<typeof there>) => known({ ...there, ...other });

    test('is known when it began in the same minute with the same sets', () => {
      expect(found({ start: start(150_000), exercises: ['b', 'a', 'a'] })).toBe('same');
      expect(found({ exercises: ['c', 'd'] })).toBe('same');
      expect(found({ sets: [...there.sets].reverse() })).toBe('same');
      expect(found({ start: start(180_000) })).toBeNull();
    });

    test('is known when both have nothing but their times', () => {
      const bare = { ...there, exercises: [], sets: [] };
      expect(createDuplicates([bare])(bare)).toBe('same');
      expect(found({ exercises: [], sets: [] })).toBeNull();
    });

    test('is new when it shares only the day and the number of sets', () => {
      expect(found({ exercises: ['c'], sets: [set(20_000, 8), set(20_000, 8)] })).toBeNull();
    });

    test('is one that changed when a row changed, or rows were added', () => {
      expect(found({ sets: [set(62_500, 8), set(0, 9)] })).toBe('changed');
      expect(found({ sets: [...there.sets, set(0, 5)] })).toBe('changed');
      expect(found({ exercises: ['a', 'b', 'c'], sets: [...there.sets, set(10_000, 5)] })).toBe(
        'changed',
      );
    });
  });

  test('a file that is read again after moving to another zone brings nothing twice', () => {
    const thereIn = (zone: string) =>
      pastWorkoutsOf(
        workout(1, 3),
        (name) => name,
        zone,
        () => false,
      ).map(({ start, exercises }) => ({
        start,
        exercises: exercises.map(({ exercise }) => exercise),
        sets: ['60000 8 0 0'],
      }));
    const isThere = createDuplicates(thereIn('America/Sao_Paulo'));
    expect(thereIn('Europe/Lisbon').map(isThere)).toEqual(['same']);
    const later = thereIn('America/Sao_Paulo').map((one) => ({
      ...one,
      start: { ...one.start, at: one.start.at + 3_600_000 },
    }));
    expect(later.map(isThere)).toEqual([null]);
  });
});
