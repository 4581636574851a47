import { describe, expect, test } from 'vitest';
import {
  groupWithNext,
  joinSides,
  moveExercise,
  restOfExercise,
  setKind,
  splitSides,
  ungroup,
} from '#domain/workouts/arrange';
import { addExercises, addSetLike, withSides } from '#domain/workouts/begin';
import { loadOf } from '#domain/workouts/carried';
import { outcomeOf, performSet, planSet } from '#domain/workouts/perform';
import { draft, type Log, running } from './log';

const names = (log: Log) => log.workout.exercises.map(({ key }) => key).join('');
const groups = (log: Log) => log.workout.exercises.map(({ group }) => group);
const sides = (log: Log) =>
  log.workout.exercises[0]?.sets.map(({ key, side }) => `${key}${side?.charAt(0) ?? ''}`);

function keys(): () => string {
  let made = 0;
  return () => {
    made += 1;
    return `n${made}`;
  };
}

/** Exercises x, y, z and w, with x and y in one group. */
function grouped(): Log {
  const log = running();
  log.write((workout) => addExercises(workout, [draft('z', []), draft('w', [])]));
  log.write((workout) => groupWithNext(workout, 'x', 'g'));
  return log;
}

const move = (log: Log, key: string, by: -1 | 1) =>
  log.write((workout) => moveExercise(workout, key, by));

describe('a bi-set', () => {
  test('is made with the next exercise, grows and is taken apart', () => {
    const log = grouped();
    expect(groups(log)).toEqual(['g', 'g', null, null]);
    log.write((workout) => groupWithNext(workout, 'x', 'h'));
    expect(groups(log)).toEqual(['g', 'g', 'g', null]);
    expect(log.write((workout) => groupWithNext(workout, 'w', 'h'))).toEqual({});
    log.write((workout) => ungroup(workout, 'y'));
    expect(groups(log)).toEqual([null, null, null, null]);
  });

  test('takes one in by the name that it has', () => {
    const log = grouped();
    move(log, 'z', -1);
    log.write((workout) => groupWithNext(workout, 'z', 'h'));
    expect(names(log)).toBe('zxyw');
    expect(groups(log)).toEqual(['g', 'g', 'g', null]);
  });

  test('lets the second one go before the first', () => {
    const log = grouped();
    move(log, 'y', -1);
    expect([names(log), groups(log)]).toEqual(['yxzw', ['g', 'g', null, null]]);
  });

  test('takes two groups together under one name', () => {
    const log = grouped();
    log.write((workout) => groupWithNext(workout, 'z', 'h'));
    log.write((workout) => groupWithNext(workout, 'y', 'i'));
    expect(new Set(groups(log)).size).toBe(1);
  });

  test('is one place for others; inside its exercises change theirs', () => {
    const log = grouped();
    move(log, 'z', -1);
    expect(names(log)).toBe('zxyw');
    move(log, 'x', 1);
    expect(names(log)).toBe('zyxw');
    move(log, 'x', 1);
    expect(names(log)).toBe('zwyx');
    move(log, 'y', -1);
    expect(names(log)).toBe('zyxw');
    expect(groups(log)).toEqual([null, 'g', 'g', null]);
    expect(move(log, 'w', 1)).toEqual({});
  });

  test('what single sets asked for gives way to a rest that is chosen', () => {
    const log = running();
    log.write(() => ({ 's.p.rest': 180, 's.q.rest': 180 }));
    log.write((_, registers, author) =>
      performSet(registers, 'p', { load: 1, reps: 1 }, 0, author),
    );
    log.write((workout) => restOfExercise(workout, 'x', 60));
    expect([log.set('p').restSeconds, log.set('q').restSeconds]).toEqual([180, null]);
    expect(log.workout.exercises[0]?.restSeconds).toBe(60);
  });

  test('has one rest, after its rounds', () => {
    const log = grouped();
    log.write((workout) => restOfExercise(workout, 'x', 75));
    expect(log.workout.exercises.map(({ restSeconds }) => restSeconds)).toEqual([
      75,
      75,
      null,
      null,
    ]);
  });
});

describe('sides logged apart', () => {
  test('make two of every open set, and one again', () => {
    const log = running();
    log.write((_, registers, author) =>
      performSet(registers, 'p', { load: 1, reps: 1 }, 0, author),
    );
    log.write((workout) => splitSides(workout, 'x', keys()));
    expect(sides(log)).toEqual(['p', 'ql', 'n1r', 'rl', 'n2r']);
    expect(log.set('n1')).toMatchObject({ plan: { load: 40_000, reps: 10 }, kind: 'normal' });
    expect(log.write((workout) => splitSides(workout, 'x', keys()))).toEqual({});
    log.write((_, registers, author) =>
      performSet(registers, 'q', { load: 1, reps: 1 }, 0, author),
    );
    log.write((workout, registers, author) => joinSides(registers, workout, 'x', author));
    expect(sides(log)).toEqual(['p', 'ql', 'n1r', 'r']);
  });

  test('share their kind, and a further set has both', () => {
    const log = running();
    log.write((workout) => splitSides(workout, 'x', keys()));
    log.write((workout) => setKind(workout, 'n1', 'warmup'));
    expect([log.set('p').kind, log.set('n1').kind]).toEqual(['warmup', 'warmup']);
    const more = ['u', 'v'];
    log.write((workout) => addSetLike(workout, 'x', () => more.shift() ?? ''));
    expect(sides(log)?.slice(-2)).toEqual(['ul', 'vr']);
  });

  test('W2h: carry a new load on: the first to both, the second to its own side', () => {
    const log = running();
    log.write((workout) => splitSides(workout, 'x', keys()));
    const plan = (key: string, load: number) =>
      log.write((workout) => planSet(workout, key, { load, reps: 10 }));
    const loads = () => log.workout.exercises[0]?.sets.map((set, _, all) => loadOf(all, set));
    plan('p', 50_000);
    expect(new Set(loads())).toEqual(new Set([50_000]));
    plan('n1', 45_000);
    expect(loads()).toEqual([50_000, 45_000, 50_000, 45_000, 50_000, 45_000]);
    plan('p', 55_000);
    expect(loads()).toEqual([55_000, 45_000, 55_000, 45_000, 55_000, 45_000]);
  });

  test('are made for a workout about to begin', () => {
    const sets = [
      { key: 'a', kind: 'normal' as const, plan: null },
      { key: 'b', kind: 'normal' as const, plan: null, side: 'left' as const },
    ];
    expect(withSides(sets, keys()).map(({ key, side }) => [key, side])).toEqual([
      ['a', 'left'],
      ['n1', 'right'],
      ['b', 'left'],
    ]);
  });
});

describe('the outcome of a set', () => {
  const done = { load: 20_000, reps: 8, seconds: 30, at: 1 };
  test('is measured by the least that was asked', () => {
    expect(outcomeOf({ done, target: { reps: [8, 10] } })).toBe('reached');
    expect(outcomeOf({ done, target: { reps: [9, 10] } })).toBe('below');
    expect(outcomeOf({ done, target: { seconds: [40, 60] } })).toBe('below');
    expect(outcomeOf({ done, target: { tempo: '3010' } })).toBeNull();
    expect(outcomeOf({ done, target: null })).toBeNull();
    expect(outcomeOf({ done: null, target: { reps: [8, 10] } })).toBeNull();
  });
});
