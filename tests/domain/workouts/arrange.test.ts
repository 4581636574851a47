import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  finishWorkout,
  moveExercise,
  noteExercise,
  purgeWorkout,
  removeExercise,
  removeSet,
  removeWorkout,
  reopenWorkout,
  restOfExercise,
  restoreExercise,
  restoreSet,
  restoreWorkout,
  setKind,
} from '#domain/workouts/arrange';
import { addExercises, addSet, beginWorkout, repeatOf } from '#domain/workouts/begin';
import { workoutKind } from '#domain/workouts/kind';
import { performSet, planSet, unperformSet } from '#domain/workouts/perform';
import { stamped } from '#protocol/merge';
import { beside, draft, Log, running, START } from './log';

const names = (log: Log) => log.workout.exercises.map(({ key }) => key);
const sets = (log: Log, key: string) =>
  log.workout.exercises.find((exercise) => exercise.key === key)?.sets.map((set) => set.key);
const move = (log: Log, key: string, by: -1 | 1) =>
  log.write((workout) => moveExercise(workout, key, by));

describe('the order of exercises', () => {
  test('moves by one place, writing only what moved', () => {
    const log = running();
    log.write((workout) => addExercises(workout, [draft('z', []), draft('w', [])]));
    expect(names(log)).toEqual(['x', 'y', 'z', 'w']);
    expect(Object.keys(move(log, 'w', -1))).toEqual(['e.w.order']);
    expect(names(log)).toEqual(['x', 'y', 'w', 'z']);
    move(log, 'x', 1);
    expect(names(log)).toEqual(['y', 'x', 'w', 'z']);
    expect(move(log, 'y', -1)).toEqual({});
    expect(move(log, 'z', 1)).toEqual({});
    expect(move(log, 'nowhere', 1)).toEqual({});
  });

  test('no order is refused when the same neighbours changed places 700 times', () => {
    const log = running();
    log.write((workout) => addExercises(workout, [draft('z', []), draft('w', [])]));
    for (let swap = 0; swap < 700; swap += 1) {
      const writes = move(log, swap % 2 === 0 ? 'z' : 'y', -1);
      for (const [path, value] of Object.entries(writes)) {
        const schema = workoutKind.schemaOf(path);
        expect(schema && v.is(schema, value), `${path} after ${swap}`).toBe(true);
      }
    }
    expect(names(log)).toEqual(['x', 'y', 'z', 'w']);
  });

  test('also between exercises that two devices added at the same time', () => {
    const one = running('a');
    const two = beside(one, 'b');
    one.write((workout) => addExercises(workout, [draft('m', []), draft('n', [])]));
    two.write((workout) => addExercises(workout, [draft('k', []), draft('l', [])]));
    one.take(two.registers);
    expect(names(one)).toEqual(['x', 'y', 'k', 'm', 'l', 'n']);
    move(one, 'l', -1);
    expect(names(one)).toEqual(['x', 'y', 'k', 'l', 'm', 'n']);
    move(one, 'x', 1);
    move(one, 'x', 1);
    expect(names(one)).toEqual(['y', 'k', 'x', 'l', 'm', 'n']);
    for (const key of ['n', 'n', 'n', 'n', 'n']) move(one, key, -1);
    expect(names(one)).toEqual(['n', 'y', 'k', 'x', 'l', 'm']);
  });
});

describe('adding', () => {
  test('a set goes to the end of its exercise', () => {
    const log = running();
    log.write((workout) => addSet(workout, 'x', { key: 'u', kind: 'warmup', plan: null }));
    expect(sets(log, 'x')).toEqual(['p', 'q', 'r', 'u']);
    expect(log.set('u').kind).toBe('warmup');
  });

  test('exercises keep their rest, note and group', () => {
    const log = new Log();
    const entry = { ...draft('x', ['p']), group: 'a', restSeconds: 0, note: 'devagar' };
    log.write(() => beginWorkout('Costas', START, [entry]));
    expect(log.workout).toMatchObject({ title: 'Costas', start: START, endedAt: null });
    expect(log.workout.exercises[0]).toMatchObject({
      exercise: 'exercicio-x',
      group: 'a',
      restSeconds: 0,
      note: 'devagar',
    });
  });

  test('repeating a workout plans each set as it was performed', () => {
    const log = running();
    log.write((_, registers, author) =>
      performSet(registers, 'p', { load: 90_000, reps: 4, rir: 1 }, 60, author),
    );
    log.write((workout) => restOfExercise(workout, 'x', 120));
    log.write(() => noteExercise('x', 'doeu'));
    log.write((_, registers, author) => removeSet(registers, 'r', author));
    const fresh = ['n1', 'n2', 'n3', 'n4', 'n5'];
    const [first, second] = repeatOf(log.workout, () => fresh.shift() ?? '');
    expect(first).toMatchObject({ exercise: 'exercicio-x', restSeconds: 120 });
    expect(first?.note).toBeUndefined();
    expect(first?.sets.map(({ plan }) => plan)).toEqual([
      { load: 90_000, reps: 4 },
      { load: 40_000, reps: 10 },
    ]);
    expect(second?.sets).toHaveLength(1);
    const keys = [first, second].flatMap((entry) => [
      entry?.key,
      ...(entry?.sets ?? []).map((set) => set.key),
    ]);
    expect(new Set(keys).size).toBe(5);
  });
});

describe('removing and bringing back', () => {
  test('a set, an exercise, the workout', () => {
    const log = running();
    log.write((_, registers, author) => removeSet(registers, 'q', author));
    expect(sets(log, 'x')).toEqual(['p', 'r']);
    log.write((_, registers, author) => removeExercise(registers, 'x', author));
    expect(names(log)).toEqual(['y']);
    log.write((_, __, author) => restoreExercise('x', author));
    expect(sets(log, 'x')).toEqual(['p', 'r']);
    log.write((_, __, author) => restoreSet('q', author));
    expect(sets(log, 'x')).toEqual(['p', 'q', 'r']);
    log.write((_, registers, author) => removeWorkout(registers, author));
    expect(log.workout.removedAt).toBe(log.now);
    log.write((_, __, author) => restoreWorkout(author));
    expect(log.workout).toMatchObject({ removedAt: null, returned: false });
    expect(log.workout.exercises.some(({ returned }) => returned)).toBe(false);
  });

  test('R6b: a workout erased for good no longer waits in the bin, unless it comes back', () => {
    const log = running();
    log.write((_, registers, author) => removeWorkout(registers, author));
    expect(log.workout.purged).toBe(false);
    log.write((_, __, author) => purgeWorkout(author));
    expect(log.workout).toMatchObject({ purged: true, removedAt: expect.any(Number) });
    log.write((_, __, author) => restoreWorkout(author));
    expect(log.workout).toMatchObject({ purged: false, removedAt: null });
  });

  test('R4b: what comes back through another device says so', () => {
    const one = running('a');
    const two = beside(one, 'b');
    one.write((_, registers, author) => removeExercise(registers, 'x', author));
    two.write((_, registers, author) =>
      performSet(registers, 'p', { load: 1, reps: 1 }, 0, author),
    );
    one.take(two.registers);
    expect(one.workout.exercises.map(({ key, returned }) => [key, returned])).toEqual([
      ['x', true],
      ['y', false],
    ]);
    expect(one.set('p').done).toMatchObject({ load: 1 });
  });

  test('R2d: a performance that was taken back under another name brings nothing back', () => {
    const one = running('a');
    const two = beside(one, 'b');
    two.write((_, registers, author) =>
      performSet(registers, 'p', { load: 1, reps: 1 }, 0, author),
    );
    const renamed = beside(two, 'c');
    renamed.write((workout, registers, author) => unperformSet(registers, workout, 'p', author));
    one.write((_, registers, author) => removeExercise(registers, 'x', author));
    one.take(renamed.registers);
    expect(names(one)).toEqual(['y']);
  });

  test('R1e: a device that knows only what it had not sent hides nothing it had sent before', () => {
    const log = running('a');
    log.write((_, registers, author) =>
      performSet(registers, 'p', { load: 1, reps: 1 }, 0, author),
    );
    const after = new Log('b');
    after.now = log.now;
    const plan = log.write((workout) => planSet(workout, 'p', { load: 2, reps: 1 }));
    after.take(stamped(plan, [log.now, 0, 'a']));
    after.write((_, registers, author) => removeSet(registers, 'p', author));
    log.take(after.registers);
    expect(log.set('p').done).toMatchObject({ load: 1 });
  });

  test('the kind of a set', () => {
    const log = running();
    log.write((workout) => setKind(workout, 'p', 'drop'));
    expect(log.set('p').kind).toBe('drop');
  });
});

describe('W4: finishing', () => {
  test('W4c: ends the workout and its rest; going on reopens it', () => {
    const log = running();
    log.write((_, registers, author) =>
      performSet(registers, 'p', { load: 1, reps: 1 }, 90, author),
    );
    log.write((_, __, author) => finishWorkout(author));
    expect(log.workout).toMatchObject({ endedAt: log.now, rest: null });
    log.write((_, registers) => reopenWorkout(registers));
    expect(log.workout.endedAt).toBeNull();
    expect(log.write((_, registers) => reopenWorkout(registers))).toEqual({});
  });

  test('W4a W4c: a set logged later moves the end and does not reopen', () => {
    const one = running('a');
    const two = beside(one, 'b');
    one.write((_, __, author) => finishWorkout(author));
    two.now += 60_000;
    two.write((_, registers, author) =>
      performSet(registers, 'p', { load: 1, reps: 1 }, 90, author),
    );
    one.take(two.registers);
    expect(one.workout.endedAt).toBe(two.now);
    expect(one.workout.rest).toBeNull();
  });
});
