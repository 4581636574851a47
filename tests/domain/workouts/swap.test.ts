import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOAD_KINDS, type LoadKind } from '#domain/exercises/exercise';
import { performSet, unperformSet } from '#domain/workouts/perform';
import { canSwap, type Swap, swapExercise, swapOf, unswap } from '#domain/workouts/swap';
import { beside, type Log, running } from './log';

const REPS: { loadKind: LoadKind } = { loadKind: 'total' };

/** Swaps an exercise; returns the writes that undo it. */
function swap(
  log: Log,
  key: string,
  { load = null, loadKind = 'per_dumbbell' }: { load?: number | null; loadKind?: LoadKind } = {},
): Swap {
  const to = { exercise: { id: 'dumbbell-bench-press', loadKind }, load };
  let kept: Swap = { added: null, before: {} };
  log.write((workout, registers) => {
    const writes = swapExercise(workout, key, REPS, to, 'n');
    kept = swapOf(registers, writes, 'n');
    return writes;
  });
  return kept;
}

function takeBack(log: Log, kept: Swap): void {
  log.write((workout, registers, author) => unswap(workout, registers, kept, author, 'm'));
}

const perform = (log: Log, key: string, load = 40_000, reps = 10) =>
  log.write((_, registers, author) => performSet(registers, key, { load, reps }, 0, author));
const shown = (log: Log) =>
  log.workout.exercises.map(({ exercise, sets }) => [exercise, ...sets.map(({ key }) => key)]);

describe('swapping an exercise', () => {
  test('of which nothing was done changes what it is; what was asked stays', () => {
    const log = running();
    log.write(() => ({
      's.p.target': { reps: [8, 10], percent: 80 },
      's.q.target': { percent: 80 },
      's.r.kind': 'warmup',
      'e.x.from': 'f1',
      'e.x.group': 'g',
      'e.x.advice': { code: 'raised', figures: { grams: 2500 } },
    }));
    swap(log, 'x', { load: 24_000 });
    expect(shown(log)).toEqual([
      ['dumbbell-bench-press', 'p', 'q', 'r'],
      ['exercicio-y', 't'],
    ]);
    expect(log.workout.exercises[0]).toMatchObject({ from: 'f1', group: 'g', advice: null });
    expect(log.set('p')).toMatchObject({
      plan: { load: 24_000, reps: 10 },
      target: { reps: [8, 10] },
    });
    expect(log.set('q').target).toBeNull();
    expect(log.set('r').plan).toEqual({ load: null, reps: 10 });
  });

  test('of which some was done leaves that, and takes on with the rest', () => {
    const log = running();
    log.write(() => ({ 'e.x.from': 'f1', 'e.x.group': 'g', 'e.x.rest': 120 }));
    perform(log, 'p');
    swap(log, 'x');
    expect(shown(log)).toEqual([
      ['exercicio-x', 'p'],
      ['dumbbell-bench-press', 'q', 'r'],
      ['exercicio-y', 't'],
    ]);
    expect(log.workout.exercises[1]).toMatchObject({
      key: 'n',
      from: 'f1',
      group: 'g',
      restSeconds: 120,
    });
    expect(log.set('p').done).toMatchObject({ load: 40_000, reps: 10 });
    expect(log.set('q').plan).toEqual({ load: null, reps: 10 });
  });

  test('for one that is counted otherwise leaves its figures open', () => {
    const log = running();
    log.write(() => ({ 's.p.target': { reps: [8, 10] } }));
    swap(log, 'x', { load: 24_000, loadKind: 'time' });
    expect(log.set('p')).toMatchObject({ plan: null, target: null });
  });

  test('is not for what is done, nor for sets without an exercise', () => {
    const log = running();
    perform(log, 't');
    expect(swap(log, 'y').before).toEqual({});
    expect(swap(log, 'nowhere').before).toEqual({});
    const [first] = log.workout.exercises;
    expect(first && canSwap({ ...first, key: '' })).toBe(false);
  });

  test('meets a set that another device logs meanwhile: it is of the new exercise', () => {
    const one = running('a');
    perform(one, 'p');
    const two = beside(one, 'b');
    swap(one, 'x');
    perform(two, 'q', 42_500, 9);
    one.take(two.registers);
    expect(shown(one)[1]).toEqual(['dumbbell-bench-press', 'q', 'r']);
    expect(one.set('q').done).toMatchObject({ load: 42_500 });
  });
});

describe('taking a swap back', () => {
  test('a set that was done since stays what it was done as', () => {
    const log = running();
    perform(log, 'p');
    const kept = swap(log, 'x');
    perform(log, 'q', 24_000, 10);
    takeBack(log, kept);
    expect(shown(log)).toEqual([
      ['exercicio-x', 'p', 'r'],
      ['dumbbell-bench-press', 'q'],
      ['exercicio-y', 't'],
    ]);
  });

  test('where nothing had been done before, what was done since stays, and the rest goes on as it was', () => {
    const log = running();
    log.write(() => ({
      'e.x.from': 'f1',
      'e.x.group': 'g',
      'e.x.advice': { code: 'raised', figures: { grams: 2500 } },
    }));
    const kept = swap(log, 'x', { load: 24_000 });
    perform(log, 'p', 24_000, 10);
    takeBack(log, kept);
    expect(shown(log)).toEqual([
      ['dumbbell-bench-press', 'p'],
      ['exercicio-x', 'q', 'r'],
      ['exercicio-y', 't'],
    ]);
    expect(log.workout.exercises[1]).toMatchObject({
      from: 'f1',
      group: 'g',
      advice: { code: 'raised' },
    });
    expect(log.set('q').plan).toEqual({ load: 40_000, reps: 10 });
  });

  test('is of no use once all of it was done as the other', () => {
    const log = running();
    const kept = swap(log, 'x');
    for (const key of ['p', 'q', 'r']) perform(log, key);
    const before = log.workout;
    takeBack(log, kept);
    expect(log.workout).toEqual(before);
  });

  test('leaves everything as it was, whatever was done before', () => {
    const step = record({
      key: constantFrom('p', 'q', 'r', 't'),
      isUndone: constantFrom(true, false),
    });
    const target = record({ load: integer({ min: 0, max: 90_000 }) });
    assert(
      property(
        array(step, { maxLength: 6 }),
        constantFrom('x', 'y'),
        constantFrom(...LOAD_KINDS),
        target,
        (steps, key, loadKind, { load }) => {
          const log = running();
          log.write(() => ({ 's.p.target': { reps: [8, 10], percent: 75 } }));
          for (const each of steps) {
            if (each.isUndone) {
              log.write((workout, registers, author) =>
                unperformSet(registers, workout, each.key, author),
              );
            } else perform(log, each.key);
          }
          const before = log.workout;
          const kept = swap(log, key, { load, loadKind });
          const total = log.workout.exercises.flatMap(({ sets }) => sets).length;
          expect(total).toBe(4);
          takeBack(log, kept);
          expect(log.workout).toEqual(before);
        },
      ),
    );
  });
});
