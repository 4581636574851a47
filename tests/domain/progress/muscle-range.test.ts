import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeInRange, rangeLevel, USUAL_SETS_RANGE } from '#domain/progress/muscle-range';

const place = (sets: number) => placeInRange(sets, USUAL_SETS_RANGE);

it('both ends lie within, as they are shown', () => {
  expect([0, 0.04, 0.5, 9.9, 9.96, 10, 20, 20.04, 20.1].map(place)).toEqual([
    'none',
    'none',
    'below',
    'below',
    'within',
    'within',
    'within',
    'within',
    'above',
  ]);
});

it('the map has a step of its own for each place, and two below', () => {
  expect([0, 4.9, 5, 9, 10, 20, 21].map((sets) => rangeLevel(sets, USUAL_SETS_RANGE))).toEqual([
    0, 1, 2, 2, 3, 3, 4,
  ]);
});

it('more sets never come to less', () => {
  const amount = fc.double({ min: 0, max: 50, noNaN: true });
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 1, max: 20 }), (a, b, least) => {
      const range = { least, most: least + 5 };
      const [less, more] = a < b ? [a, b] : [b, a];
      expect(rangeLevel(less, range)).toBeLessThanOrEqual(rangeLevel(more, range));
    }),
  );
});
