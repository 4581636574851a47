import {
  array,
  assert,
  constantFrom,
  integer,
  property,
  record,
  shuffledSubarray,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LoadKind } from '#domain/exercises/exercise';
import {
  type Bests,
  bestsOf,
  estimatedMax,
  type PersonalRecord,
  recordsIn,
  recordsOf,
  workoutRecords,
} from '#domain/progress/records';
import { pastWorkout } from '#domain/workouts/past';
import { correctSet, performSet, unperformSet } from '#domain/workouts/perform';
import { projectWorkout } from '#domain/workouts/project';
import { SET_KINDS, type SetKind, SIDES, type Side, type WorkoutSet } from '#domain/workouts/shape';
import { stamped } from '#protocol/merge';
import { type Log, running } from '../workouts/log';

const EXERCISE = 'exercicio-x';

function setOf(load: number | null, reps: number | null, kind: SetKind = 'normal', at = 1) {
  return { kind, done: { load, reps, at } };
}

/** Bests of single sets; the volume of whole workouts is unknown. */
function bests(...done: (readonly [load: number, reps: number])[]): Bests {
  return { repsAt: new Map(done), seconds: 0, meters: 0, volume: 0, sides: null };
}

const of = (
  done: readonly [load: number | null, reps: number],
  before: Bests | null,
  kind: LoadKind = 'total',
  setKind: SetKind = 'normal',
): readonly PersonalRecord[] => recordsOf(setOf(done[0], done[1], setKind), before, kind);

describe('what a set is a record in', () => {
  const before = bests([80_000, 8], [100_000, 3]);

  test('a heavier load than ever', () => {
    expect(of([102_500, 1], before)).toEqual(['load']);
    expect(of([102_500, 3], before)).toEqual(['load', 'one-rep-max']);
  });

  test('no load is one done before by a set without a repetition', () => {
    const held = { kind: 'normal' as const, done: { load: 80_000, reps: 0, seconds: 5 } };
    const failed = { exercise: EXERCISE, sets: [setOf(70_000, 8), setOf(80_000, 0), held] };
    const known = bestsOf([{ exercises: [failed] }]).get(EXERCISE) ?? null;
    expect(of([80_000, 5], known)).toEqual(['load', 'one-rep-max']);
    expect(estimatedMax(bests([80_000, 0]), 'total')).toBeNull();
  });

  test('more repetitions at a load done before', () => {
    expect(of([80_000, 9], before)).toEqual(['reps']);
    expect(of([80_000, 11], before)).toEqual(['reps']);
  });

  test('not more repetitions than at a heavier load', () => {
    expect(of([80_000, 9], bests([80_000, 8], [90_000, 9]))).toEqual([]);
  });

  test('a higher estimate at a load between', () => {
    expect(of([90_000, 7], before)).toEqual(['one-rep-max']);
    expect(of([90_000, 5], before)).toEqual([]);
  });

  test('no estimate from more than ten repetitions', () => {
    expect(of([90_000, 11], before)).toEqual([]);
    expect(of([90_000, 10], bests([90_000, 14], [100_000, 1]))).toEqual([]);
  });

  test('a tie is none, nor is a light set that was never done before', () => {
    expect(of([100_000, 3], before)).toEqual([]);
    expect(of([80_000, 8], before)).toEqual([]);
    expect(of([20_000, 15], before)).toEqual([]);
  });

  test('the first time of an exercise says nothing', () => {
    expect(of([100_000, 5], null)).toEqual([]);
  });

  test('a warm-up never, and nothing without a repetition', () => {
    expect(of([120_000, 5], before, 'total', 'warmup')).toEqual([]);
    expect(of([120_000, 0], before)).toEqual([]);
    expect(of([120_000, 5], before, 'total', 'drop')).toEqual(['load', 'one-rep-max']);
  });

  test.each<[LoadKind, PersonalRecord[]]>([
    ['total', ['load', 'one-rep-max']],
    ['per_dumbbell', ['load', 'one-rep-max']],
    ['per_side', ['load', 'one-rep-max']],
    ['added_bodyweight', ['load']],
    ['assisted_bodyweight', []],
  ])('more load is for %s %o', (kind, expected) => {
    expect(of([40_000, 6], bests([30_000, 6]), kind)).toEqual(expected);
  });

  test('less help is more', () => {
    const helped = bests([30_000, 6]);
    expect(of([25_000, 4], helped, 'assisted_bodyweight')).toEqual(['help']);
    expect(of([30_000, 7], helped, 'assisted_bodyweight')).toEqual(['reps']);
    const both = bests([30_000, 6], [20_000, 7]);
    expect(of([30_000, 7], both, 'assisted_bodyweight')).toEqual([]);
  });

  test('without a load it is the repetitions', () => {
    expect(of([null, 16], bests([0, 15]), 'reps_only')).toEqual(['reps']);
    expect(of([0, 11], bests([0, 10], [10_000, 5]), 'added_bodyweight')).toEqual(['reps']);
  });

  test('longer, and further', () => {
    const seconds = {
      kind: 'normal',
      done: { load: null, reps: null, seconds: 61, at: 1 },
    } as const;
    expect(recordsOf(seconds, { ...bests(), seconds: 60 }, 'time')).toEqual(['time']);
    expect(recordsOf(seconds, { ...bests(), seconds: 61 }, 'time')).toEqual([]);
    expect(recordsOf(seconds, bests(), 'time')).toEqual([]);
    const meters = {
      kind: 'normal',
      done: { load: null, reps: null, meters: 500, at: 1 },
    } as const;
    expect(recordsOf(meters, { ...bests(), meters: 400 }, 'distance')).toEqual(['distance']);
  });
});

function perform(log: Log, key: string, load: number, reps: number): void {
  log.write((_, registers, author) => performSet(registers, key, { load, reps }, 0, author));
}

function correct(log: Log, key: string, load: number, reps: number): void {
  log.write((workout, registers, author) =>
    correctSet(registers, workout, key, { load, reps }, author),
  );
}

const inLog = (log: Log, before: Bests | null = bests([40_000, 10])) =>
  Object.fromEntries(recordsIn(log.workout, EXERCISE, before, 'total'));

describe('the records of a workout', () => {
  test('each set is measured against the ones before it', () => {
    const log = running();
    perform(log, 'p', 42_500, 10);
    perform(log, 'q', 42_500, 10);
    perform(log, 'r', 42_500, 11);
    expect(inLog(log)).toEqual({ p: ['load', 'one-rep-max'], r: ['reps'] });
  });

  test('the order is of the taps, not of the rows', () => {
    const log = running();
    perform(log, 'r', 50_000, 5);
    perform(log, 'p', 45_000, 3);
    expect(Object.keys(inLog(log))).toEqual(['r']);
  });

  test('sets of one instant come as they are listed, however many there are', () => {
    const loads = [...Array.from({ length: 35 }, () => 40_000), 45_000, 42_500];
    const sets = loads.map((load) => ({ kind: 'normal' as const, done: { load, reps: 10 } }));
    const exercises = [{ exercise: EXERCISE, group: null, note: '', restSeconds: null, sets }];
    const start = { at: 1, zone: 'UTC', day: '2026-11-20' };
    const past = { title: '', note: '', start, endedAt: 2, exercises };
    const batch = { id: 'b', at: 1, from: 'strong' };
    const writes = pastWorkout(past, batch, { device: 'd', now: 1 });
    const workout = projectWorkout(stamped(writes, [1, 0, 'd']));
    const found = recordsIn(workout, EXERCISE, bests([40_000, 10]), 'total');
    expect([...found.keys()]).toEqual(['iz']);
  });

  test('a corrected set has the record of what it is now, and gives later ones theirs', () => {
    const log = running();
    perform(log, 'p', 825_000, 10);
    perform(log, 'q', 42_500, 10);
    expect(Object.keys(inLog(log))).toEqual(['p']);
    correct(log, 'p', 40_000, 10);
    expect(inLog(log)).toEqual({ q: ['load', 'one-rep-max'] });
  });

  test('are listed by exercise, as they stand after a correction; the unknown has none', () => {
    const log = running();
    perform(log, 'q', 42_500, 10);
    perform(log, 't', 90_000, 10);
    const known = new Map([
      [EXERCISE, bests([40_000, 10])],
      ['exercicio-y', bests([40_000, 10])],
    ]);
    const listed = () =>
      workoutRecords(log.workout, known, (id) => (id === EXERCISE ? 'total' : null)).map(
        ({ exercise, sets }) => [exercise, ...sets.map(({ key, effort }) => [key, effort.load])],
      );
    expect(listed()).toEqual([[EXERCISE, ['q', 42_500]]]);
    correct(log, 'q', 45_000, 10);
    expect(listed()).toEqual([[EXERCISE, ['q', 45_000]]]);
    correct(log, 'q', 40_000, 10);
    expect(listed()).toEqual([]);
  });

  test('the first time of an exercise has none, however it goes on', () => {
    const log = running();
    perform(log, 'p', 40_000, 10);
    perform(log, 'q', 60_000, 10);
    expect(inLog(log, null)).toEqual({});
  });

  test('edits may come in any order: what counts is how the sets stand', () => {
    const done = record({ load: integer({ min: 0, max: 8 }), reps: integer({ min: 0, max: 14 }) });
    const keys = ['p', 'q', 'r'];
    assert(
      property(
        array(done, { minLength: 3, maxLength: 3 }),
        shuffledSubarray(keys, { minLength: 3 }),
        (efforts, order) => {
          const straight = running();
          const corrected = running();
          const grams = (key: string) => {
            const { load = 0, reps = 0 } = efforts[keys.indexOf(key)] ?? {};
            return [load * 10_000, reps] as const;
          };
          for (const key of keys) perform(straight, key, ...grams(key));
          for (const key of keys) perform(corrected, key, 999_000, 99);
          for (const key of order) correct(corrected, key, ...grams(key));
          expect(inLog(corrected)).toEqual(inLog(straight));
        },
      ),
    );
  });
});

describe('the volume of an exercise in a workout', () => {
  const before: Bests = { ...bests([100_000, 10]), volume: 800_000 };
  const volumes = (log: Log, known: Bests | null = before, kind: LoadKind = 'total') =>
    [...recordsIn(log.workout, EXERCISE, known, kind)].flatMap(([key, found]) =>
      found.includes('volume') ? [key] : [],
    );

  test('is a record with the set that passes the most so far, and with no other', () => {
    const log = running();
    perform(log, 'p', 40_000, 10);
    perform(log, 'q', 40_000, 10);
    expect(volumes(log)).toEqual([]);
    perform(log, 'r', 40_000, 1);
    expect(volumes(log)).toEqual(['r']);
    correct(log, 'p', 60_000, 10);
    expect(volumes(log)).toEqual(['q']);
    correct(log, 'p', 20_000, 10);
    expect(volumes(log)).toEqual([]);
  });

  test('is none for the first time, for a warm-up and where the load is not all that moves', () => {
    const log = running();
    for (const key of ['p', 'q', 'r']) perform(log, key, 90_000, 10);
    expect(volumes(log, null)).toEqual([]);
    expect(volumes(log, { ...before, volume: 0 })).toEqual([]);
    expect(volumes(log, before, 'added_bodyweight')).toEqual([]);
    expect(volumes(log, before, 'assisted_bodyweight')).toEqual([]);
    for (const key of ['p', 'q', 'r']) log.write(() => ({ [`s.${key}.kind`]: 'warmup' }));
    expect(volumes(log)).toEqual([]);
  });

  test('of two sides is as much as of both at once', () => {
    const apart = running();
    apart.write(() => ({ 's.p.side': 'left', 's.q.side': 'right' }));
    for (const key of ['p', 'q']) perform(apart, key, 12_000, 10);
    const together = running();
    perform(together, 'p', 12_000, 10);
    const volumeOf = (log: Log) => bestsOf([log.workout]).get(EXERCISE)?.volume;
    expect(volumeOf(apart)).toBe(120_000);
    expect(volumeOf(together)).toBe(120_000);
  });
});

describe('a set of one side', () => {
  test('is measured against that side, and against what both did at once', () => {
    const past = running();
    past.write(() => ({ 's.p.side': 'left', 's.q.side': 'right' }));
    perform(past, 'p', 20_000, 10);
    perform(past, 'q', 16_000, 10);
    perform(past, 'r', 12_000, 12);
    const known = bestsOf([past.workout]).get(EXERCISE) ?? null;
    const on = (side: 'left' | 'right' | null, load: number, reps: number) =>
      recordsOf({ ...setOf(load, reps), side }, known, 'per_dumbbell');
    expect(on('right', 18_000, 10)).toEqual(['load', 'one-rep-max']);
    expect(on('left', 18_000, 10)).toEqual([]);
    expect(on(null, 18_000, 10)).toEqual([]);
    expect(on('right', 12_000, 12)).toEqual([]);
    expect(on('right', 12_000, 13)).toEqual(['reps']);
  });
});

describe('records derived anew', () => {
  const figures = record({ load: integer({ min: 0, max: 8 }), reps: integer({ min: 0, max: 12 }) });
  const step = record({
    act: constantFrom('log', 'correct', 'undo'),
    key: constantFrom('p', 'q', 'r'),
    figures,
  });
  const before: Bests = { ...bests([40_000, 8], [60_000, 3]), volume: 900_000 };

  test('W5: after logging, correcting and undoing in any order are those of what is left', () => {
    assert(
      property(array(step, { maxLength: 14 }), (steps) => {
        const log = running();
        log.write(() => ({ 's.q.side': 'left', 's.r.side': 'right' }));
        for (const { act, key, figures: done } of steps) {
          const [load, reps] = [done.load * 10_000, done.reps];
          if (act === 'correct') correct(log, key, load, reps);
          else if (act === 'log' && !log.set(key).done) perform(log, key, load, reps);
          else if (act === 'undo') {
            log.write((workout, registers, author) =>
              unperformSet(registers, workout, key, author),
            );
          }
        }
        const fresh = running();
        fresh.write(() => ({ 's.q.side': 'left', 's.r.side': 'right' }));
        const left = log.workout.exercises
          .flatMap(({ sets }) => sets)
          .flatMap(({ key, done }) => (done ? [{ key, ...done }] : []))
          .sort((a, b) => a.at - b.at);
        for (const { key, load, reps } of left) perform(fresh, key, load ?? 0, reps ?? 0);
        expect(inLog(log, before)).toEqual(inLog(fresh, before));
      }),
    );
  });
});

describe('the bests of past workouts', () => {
  const effort = record({
    kind: constantFrom(...SET_KINDS),
    load: integer({ min: 0, max: 6 }),
    reps: integer({ min: 0, max: 12 }),
    side: constantFrom(null, ...SIDES),
  });
  type Past = { kind: SetKind; load: number; reps: number; side?: Side | null };

  function past(sets: readonly Past[]) {
    const { workout } = running();
    const [first] = workout.exercises;
    if (!first) throw new Error('the workout has no exercise');
    const done = sets.map<WorkoutSet>(({ kind, load, reps, side = null }, at) => ({
      key: `s${at}`,
      order: `a${at}`,
      plan: null,
      alternative: null,
      target: null,
      restSeconds: null,
      side,
      returned: false,
      ...setOf(load * 10_000, reps, kind),
    }));
    return { ...workout, exercises: [{ ...first, sets: done }] };
  }

  test('do not depend on the order of the workouts, nor on how they are paged', () => {
    assert(
      property(array(array(effort, { maxLength: 4 }), { maxLength: 6 }), (workouts) => {
        const all = workouts.map(past);
        const once = bestsOf(all).get(EXERCISE);
        expect(bestsOf([...all].reverse()).get(EXERCISE)).toEqual(once);
        const paged = all.reduce((known, each) => bestsOf([each], known), bestsOf([]));
        expect(paged.get(EXERCISE)).toEqual(once);
      }),
    );
  });

  test('no set is a record against bests that hold it', () => {
    assert(
      property(array(effort, { minLength: 1, maxLength: 8 }), (sets) => {
        const known = bestsOf([past(sets)]).get(EXERCISE) ?? null;
        for (const set of past(sets).exercises.flatMap((each) => each.sets)) {
          for (const kind of ['total', 'assisted_bodyweight', 'reps_only'] as const) {
            expect(recordsOf(set, known, kind)).toEqual([]);
          }
        }
      }),
    );
  });

  test('warm-ups and empty tries leave none', () => {
    const lead = past([
      { kind: 'warmup', load: 4, reps: 10 },
      { kind: 'normal', load: 9, reps: 0 },
    ]);
    expect(bestsOf([lead]).size).toBe(0);
  });
});
