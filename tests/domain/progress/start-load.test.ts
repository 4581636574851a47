import { describe, expect, test } from 'vitest';
import { LOAD_KINDS, takesLoad } from '#domain/exercises/exercise';
import { loadForReps, oneRepMax } from '#domain/progress/one-rep-max';
import type { Bests } from '#domain/progress/records';
import { startLoad } from '#domain/progress/start-load';

const BESTS: Bests = {
  repsAt: new Map([
    [80_000, 8],
    [100_000, 2],
  ]),
  seconds: 0,
  meters: 0,
  volume: 0,
  sides: null,
};

describe('what to begin an exercise with', () => {
  test('is what was lifted the last time', () => {
    expect(startLoad(72_500, BESTS, 'total', 8)).toEqual({ grams: 72_500, by: 'last' });
  });

  test('is else what its own 1RM allows for the repetitions', () => {
    const max = Math.max(oneRepMax(80_000, 8) ?? 0, oneRepMax(100_000, 2) ?? 0);
    expect(startLoad(null, BESTS, 'total', 8)).toEqual({
      grams: loadForReps(max, 8),
      by: 'estimate',
    });
  });

  test('is open where neither is known, or the repetitions are past what a 1RM can say', () => {
    expect(startLoad(null, null, 'total', 8)).toBeNull();
    expect(startLoad(null, BESTS, 'total', 15)).toBeNull();
    expect(startLoad(null, BESTS, 'total', null)).toBeNull();
    expect(startLoad(null, BESTS, 'added_bodyweight', 8)).toBeNull();
  });

  test.each(LOAD_KINDS.filter((kind) => !takesLoad(kind)))('is nothing for %s', (kind) => {
    expect(startLoad(20_000, BESTS, kind, 8)).toBeNull();
  });
});
