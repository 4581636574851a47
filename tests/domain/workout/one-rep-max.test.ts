import { describe, expect, test } from 'vitest';
import { oneRepMax } from '../../../src/domain/workout/one-rep-max';

/** Percent of the maximum by repetitions, as Brzycki's table of 1993 has them. */
const PUBLISHED = [100, 97.2, 94.4, 91.7, 88.9, 86.1, 83.3, 80.6, 77.8, 75];

describe('the estimated load for one repetition', () => {
  test.each(PUBLISHED.map((percent, at) => [at + 1, percent]))(
    '%i repetitions are %d percent of it',
    (reps, percent) => {
      const estimate = oneRepMax(100_000, reps);
      expect(10_000_000 / (estimate ?? 0)).toBeCloseTo(percent, 0);
    },
  );

  test('ten repetitions with 75 kg come to 100 kg', () => {
    expect(oneRepMax(75_000, 10)).toBeCloseTo(100_000, -2);
  });

  test.each([
    [80_000, 11],
    [80_000, 0],
    [0, 5],
  ])('nothing is estimated from %i g × %i', (load, reps) => {
    expect(oneRepMax(load, reps)).toBeNull();
  });
});
