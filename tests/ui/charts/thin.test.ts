import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thin } from '../../../src/ui/charts/thin';

/** This many points over a plot of 200 pixels. */
const over200 = (values: readonly number[]) =>
  values.map((value, index) => ({ left: (index / values.length) * 200, value }));

describe('thinning a line', () => {
  it('leaves few points alone', () => {
    const points = over200(Array.from({ length: 300 }, (_, index) => index % 7));
    expect(thin(points, 200)).toEqual(points);
  });

  it('keeps a single peak among two thousand days', () => {
    const values = Array.from({ length: 2000 }, (_, index) => (index === 1234 ? 99 : index % 3));
    const thinned = thin(over200(values), 200);
    expect(thinned.length).toBeLessThanOrEqual(800);
    expect(Math.max(...thinned.map(({ value }) => value))).toBe(99);
  });

  it('keeps both ends and the extremes of every column, in order', () => {
    const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), {
      minLength: 200,
      maxLength: 1500,
    });
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 40 }), (all, columns) => {
        const points = over200(all).map(({ left, value }) => ({
          left: (left / 200) * columns,
          value,
        }));
        const thinned = thin(points, columns);
        expect(thinned.length).toBeLessThanOrEqual(Math.max(columns * 4, 0));
        expect(thinned[0]).toBe(points[0]);
        expect(thinned.at(-1)).toBe(points.at(-1));
        expect(thinned).toEqual([...thinned].sort((a, b) => a.left - b.left));
        for (let column = 0; column < columns; column += 1) {
          const inside = ({ left }: { left: number }) => Math.floor(left) === column;
          const range = (some: readonly { value: number }[]) => [
            // Either zero counts as the lowest.
            Math.min(...some.map(({ value }) => value)) + 0,
            Math.max(...some.map(({ value }) => value)) + 0,
          ];
          expect(range(thinned.filter(inside))).toEqual(range(points.filter(inside)));
        }
      }),
      { verbose: true },
    );
  });
});
