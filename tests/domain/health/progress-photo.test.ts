import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  byDay,
  comparablePoses,
  fittedSize,
  newestDayFirst,
  POSES,
  type ProgressPhoto,
} from '#domain/health/progress-photo';

const photo = (id: string, day: string, pose: ProgressPhoto['pose'], at = 1): ProgressPhoto => ({
  id,
  day,
  pose,
  at,
});

test('photos stand by day, the newest first, and of one day in the order of the poses', () => {
  const photos = [
    photo('a', '2026-08-20', 'front'),
    photo('b', '2026-11-20', 'back'),
    photo('c', '2026-11-20', 'front', 9),
    photo('d', '2026-11-20', 'front', 3),
  ].sort(newestDayFirst);
  expect(byDay(photos).map((day) => [day.day, day.photos.map(({ id }) => id)])).toEqual([
    ['2026-11-20', ['d', 'c', 'b']],
    ['2026-08-20', ['a']],
  ]);
});

test('a pose can be compared once it was photographed on two days', () => {
  const photos = [
    photo('a', '2026-08-20', 'left'),
    photo('b', '2026-11-20', 'left'),
    photo('c', '2026-11-20', 'front'),
    photo('d', '2026-11-20', 'front'),
  ];
  expect(comparablePoses(photos)).toEqual(['left']);
  expect(comparablePoses([])).toEqual([]);
});

test('a size fits the longest side in proportion, and is never made larger', () => {
  expect(fittedSize({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(fittedSize({ width: 3024, height: 4032 }, 1600)).toEqual({ width: 1200, height: 1600 });
  expect(fittedSize({ width: 640, height: 480 }, 1600)).toEqual({ width: 640, height: 480 });
  const length = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(length, length, (width, height) => {
      const fitted = fittedSize({ width, height }, 1600);
      expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(1600);
      expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
      expect(fitted.width).toBeLessThanOrEqual(width);
    }),
  );
});

test('every pose has one place in the order', () => {
  expect(new Set(POSES).size).toBe(POSES.length);
});
