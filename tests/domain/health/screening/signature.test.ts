import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isStrokes,
  PAD,
  type Point,
  STROKES_LENGTH,
  strokesOf,
  strokesText,
} from '#domain/health/screening/signature';

const point: fc.Arbitrary<Point> = fc.record({
  x: fc.double({ min: -50, max: 1000, noNaN: true }),
  y: fc.double({ min: -50, max: 400, noNaN: true }),
});
const strokes = fc.array(fc.array(point, { minLength: 1, maxLength: 60 }), { maxLength: 12 });

test('a drawing is the path that an SVG draws', () => {
  const text = strokesText([
    [
      { x: 10, y: 20 },
      { x: 13.2, y: 27.8 },
      { x: 3, y: 28 },
    ],
    [{ x: 900, y: 400 }],
  ]);
  expect(text).toBe('M10 20l3 8l-10 0M900 300l0 0');
  expect(strokesOf(text)?.[0]).toEqual([
    { x: 10, y: 20 },
    { x: 13, y: 28 },
    { x: 3, y: 28 },
  ]);
});

test('any drawing stays on the pad, keeps where each stroke begins, and reads as it was written', () => {
  fc.assert(
    fc.property(strokes, (drawn) => {
      const text = strokesText(drawn);
      const read = strokesOf(text);
      expect(isStrokes(text)).toBe(true);
      expect(read?.length).toBe(drawn.length);
      for (const { x, y } of read?.flat() ?? []) {
        expect(x >= 0 && x <= PAD.width && y >= 0 && y <= PAD.height).toBe(true);
      }
      expect(strokesText(read ?? [])).toBe(text);
    }),
  );
});

test('a long one is kept with fewer points, and a shower of dots with fewer dots', () => {
  const long = Array.from({ length: 9000 }, (_, index) => ({
    x: (index * 7) % 900,
    y: index % 300,
  }));
  expect(strokesText([long]).length).toBeLessThanOrEqual(STROKES_LENGTH);
  const dots = long.map((dot) => [dot]);
  const kept = strokesText(dots);
  expect(kept.length).toBeLessThanOrEqual(STROKES_LENGTH);
  expect(strokesOf(kept)?.length).toBeGreaterThan(100);
});

test('keeps points that lie four units apart, and where a stroke begins and ends', () => {
  const drawn = (...xs: number[]) => strokesText([xs.map((x) => ({ x, y: 10 }))]);
  expect(drawn(0, 4, 7, 10)).toBe('M0 10l4 0l6 0');
  // The last point replaces a close one before it, but never the first point.
  expect(drawn(0, 10, 12)).toBe('M0 10l12 0');
  expect(drawn(0, 2)).toBe('M0 10l0 0');
});

test('has room for 6000 characters', () => {
  const dot = [{ x: 0, y: 0 }];
  const dots = strokesText(Array(750).fill(dot));
  expect(dots).toHaveLength(STROKES_LENGTH);
  expect(isStrokes(dots)).toBe(true);
  expect(isStrokes(`${dots}M0 0`)).toBe(false);
});

test.each(['M1', 'x', 'M1 2z', 'M1 2l3', 'M-1 2', 'M899 2l9 0', ' M1 2', 'M1 2 <script>'])(
  'refuses %s',
  (text) => {
    expect(strokesOf(text)).toBeNull();
  },
);

test('any text is read or refused', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(strokesOf(text) === null || text === '' || text.startsWith('M')).toBe(true);
    }),
  );
});
