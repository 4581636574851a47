import { array, assert, constantFrom, integer, property, subarray } from 'fast-check';
import { expect, test } from 'vitest';
import { addWarmUps } from '#domain/workouts/begin';
import { performSet } from '#domain/workouts/perform';
import { type Log, running } from './log';

const RAMP = [
  { load: 20_000, reps: 10 },
  { load: 40_000, reps: 5 },
];
const setsOf = (log: Log) => log.workout.exercises[0]?.sets ?? [];
const keysOf = (log: Log) => setsOf(log).map(({ key }) => key);
const warm = (log: Log, ramp = RAMP, keys = ['w1', 'w2']) =>
  log.write((workout) => addWarmUps(workout, 'x', ramp, keys));

test('warm-ups come before the work sets, in their order, as planned', () => {
  const log = running();
  warm(log);
  expect(keysOf(log)).toEqual(['w1', 'w2', 'p', 'q', 'r']);
  expect(log.set('w2')).toMatchObject({ kind: 'warmup', plan: { load: 40_000, reps: 5 } });
});

test('further ones come after those that are there, and never before what was done', () => {
  const log = running();
  warm(log, RAMP.slice(0, 1), ['w1']);
  warm(log, RAMP.slice(1), ['w2']);
  expect(keysOf(log)).toEqual(['w1', 'w2', 'p', 'q', 'r']);
  log.write((_, registers, author) =>
    performSet(registers, 'p', { load: 60_000, reps: 8 }, 0, author),
  );
  warm(log, RAMP.slice(0, 1), ['w3']);
  expect(keysOf(log)).toEqual(['w1', 'w2', 'p', 'w3', 'q', 'r']);
});

test('nothing is added to what is not there', () => {
  const log = running();
  expect(log.write((workout) => addWarmUps(workout, 'n', RAMP, ['w1', 'w2']))).toEqual({});
  expect(warm(log, [], [])).toEqual({});
});

test('the other sets keep their order, whatever was done before', () => {
  const step = integer({ min: 1, max: 90 });
  assert(
    property(
      subarray(['p', 'q', 'r']),
      array(step, { maxLength: 5 }),
      constantFrom('p', 'q', 'r', null),
      (done, loads, tied) => {
        const log = running();
        // Two devices may have given two sets the same order.
        if (tied) log.write(() => ({ [`s.${tied}.place`]: ['x', setsOf(log)[0]?.order ?? 'i'] }));
        for (const key of done) {
          log.write((_, registers, author) =>
            performSet(registers, key, { load: 1, reps: 1 }, 0, author),
          );
        }
        const before = keysOf(log);
        const keys = loads.map((_, at) => `w${at}`);
        warm(
          log,
          loads.map((load) => ({ load: load * 1000, reps: 5 })),
          keys,
        );
        expect(keysOf(log).filter((key) => !keys.includes(key))).toEqual(before);
        expect(keysOf(log).filter((key) => keys.includes(key))).toEqual(keys);
        const at = keysOf(log).findIndex((key) => !keys.includes(key) && !done.includes(key));
        if (at >= 0 && keys.length > 0) expect(keysOf(log)[at - 1]).toBe(keys.at(-1));
      },
    ),
  );
});
