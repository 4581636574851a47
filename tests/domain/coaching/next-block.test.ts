import { expect, test } from 'vitest';
import { nextBlockTitle, withNextLoads } from '#domain/coaching/next-block';
import type { SetBlock } from '#domain/programs/prescription';
import type { SuggestedSet } from '#domain/progression/suggestion';
import type { Advice } from '#domain/workouts/shape';

const block = (count: number, load: SetBlock['load'], kind: SetBlock['kind'] = 'normal') =>
  ({ count, kind, reps: [8, 10], load }) satisfies SetBlock;
const sets = (...loads: (number | null)[]): SuggestedSet[] =>
  loads.map((load) => ({
    kind: 'normal',
    plan: { load, reps: 8 },
    target: null,
    restSeconds: null,
  }));

test('every block gets what is suggested for its own sets', () => {
  const written = [
    block(1, { by: 'grams', grams: 40_000 }, 'warmup'),
    block(2, { by: 'grams', grams: 80_000 }),
    block(1, null),
  ];
  const suggestion = { advice: null, sets: sets(40_000, 82_500, 82_500, 70_000) };
  expect(withNextLoads(written, suggestion).map(({ load }) => load)).toEqual([
    { by: 'grams', grams: 40_000 },
    { by: 'grams', grams: 82_500 },
    { by: 'grams', grams: 70_000 },
  ]);
});

test('of sets with loads of their own the hardest counts: where the load is help, the least', () => {
  const written = [block(3, { by: 'grams', grams: 20_000 })];
  const next = (figures: Advice['figures']) =>
    withNextLoads(written, {
      advice: { code: 'double_keep', figures },
      sets: sets(20_000, 20_000, 30_000),
    }).map(({ load }) => load);
  expect(next({})).toEqual([{ by: 'grams', grams: 30_000 }]);
  expect(next({ assisted: 1 })).toEqual([{ by: 'grams', grams: 20_000 }]);
});

test('a load in percent, as last time, or that nobody knows stays as it was written', () => {
  const written = [
    block(1, { by: 'percent', percent: 75 }),
    block(1, { by: 'last' }),
    block(1, null),
  ];
  const suggestion = { advice: null, sets: sets(82_500, 82_500, null) };
  expect(withNextLoads(written, suggestion)).toEqual(written);
});

test('sets that were done without a load get none, and no written load is lost', () => {
  const written = [block(2, null), block(2, { by: 'grams', grams: 10_000 })];
  const added = { advice: { code: 'repeat', figures: { last: 0 } }, sets: sets(0, 0, 0, 0) };
  expect(withNextLoads(written, added)).toEqual(written);
  const assisted = { code: 'repeat', figures: { last: 0, assisted: 1 } };
  expect(withNextLoads(written, { advice: assisted, sets: sets(0, 0, 0, 20_000) })).toEqual([
    block(2, null),
    block(2, { by: 'grams', grams: 20_000 }),
  ]);
});

test('help that the last time still needed may end', () => {
  const written = [block(2, { by: 'grams', grams: 5_000 })];
  const advice = { code: 'double_up', figures: { last: 2_500, assisted: 1 } };
  expect(withNextLoads(written, { advice, sets: sets(0, 0) })).toEqual([
    block(2, { by: 'grams', grams: 0 }),
  ]);
});

test('the next block is counted on', () => {
  expect(nextBlockTitle('Base', 120)).toBe('Base · bloco 2');
  expect(nextBlockTitle('Base · bloco 2', 120)).toBe('Base · bloco 3');
  expect(nextBlockTitle('', 120)).toBe('Bloco 2');
  expect(nextBlockTitle('Bloco 9', 120)).toBe('Bloco 10');
  expect(nextBlockTitle('x'.repeat(120), 120)).toHaveLength(120);
  const longest = nextBlockTitle(`${'x'.repeat(110)} · bloco 9`, 120);
  expect(longest).toHaveLength(120);
  expect(longest.endsWith('bloco 10')).toBe(true);
});
