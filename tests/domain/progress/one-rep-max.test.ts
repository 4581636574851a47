import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadForReps, ONE_REP_MAX_FORMULAS, oneRepMax } from '#domain/progress/one-rep-max';

/** Percent of the maximum by repetitions, in Brzycki's table of 1993. */
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

  // Loads of sets with a 1RM of 100 kg, as LeSuer et al. (1997) list them. Epley 100 / (1 + r /
  // 30), O'Conner 100 / (1 + 0.025 r), Lombardi 100 / r^0.1.
  test.each([
    ['epley', 5, 116_667],
    ['epley', 10, 133_333],
    ['oconner', 5, 112_500],
    ['oconner', 10, 125_000],
    ['lombardi', 5, 117_462],
    ['lombardi', 10, 125_893],
    ['brzycki', 10, 133_369],
  ] as const)('by %s, %i repetitions with 100 kg come to %i g', (formula, reps, grams) => {
    expect(oneRepMax(100_000, reps, formula)).toBe(grams);
  });

  test('a single is what was lifted, by every formula, and more repetitions are worth more', () => {
    for (const formula of ONE_REP_MAX_FORMULAS) {
      expect(oneRepMax(100_000, 1, formula)).toBe(100_000);
      const estimates = Array.from(
        { length: 10 },
        (_, at) => oneRepMax(100_000, at + 1, formula) ?? 0,
      );
      expect(estimates).toEqual([...estimates].sort((a, b) => a - b));
      expect(oneRepMax(100_000, 11, formula)).toBeNull();
    }
  });

  test('read backwards gives the load of a set back', () => {
    assert(
      property(
        integer({ min: 1000, max: 400_000 }),
        integer({ min: 1, max: 10 }),
        constantFrom(...ONE_REP_MAX_FORMULAS),
        (load, reps, formula) => {
          const back = loadForReps(oneRepMax(load, reps, formula) ?? 0, reps, formula) ?? 0;
          expect(Math.abs(back - load)).toBeLessThanOrEqual(1);
        },
      ),
    );
    expect(loadForReps(100_000, 12)).toBeNull();
  });
});
