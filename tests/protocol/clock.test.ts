import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareStamps } from '#domain/record/stamp';
import { isAhead, MAX_AHEAD_MS, MAX_COUNTER, nextStamp } from '#protocol/clock';
import { stamp } from './arbitrary';

describe('C2a: the next stamp', () => {
  test('is later than all that was seen, and not before the clock', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.array(stamp), (now, seen) => {
        const next = nextStamp(now, 'a', seen);
        for (const one of seen) expect(compareStamps(next, one)).toBeGreaterThan(0);
        expect(next[0]).toBeGreaterThanOrEqual(now);
        expect(next[2]).toBe('a');
      }),
    );
  });

  test('is the clock itself when nothing later was seen', () => {
    expect(nextStamp(1000.7, 'a', [[999, 7, 'z']])).toEqual([1000, 0, 'a']);
    expect(nextStamp(1000, 'a', [[1000, 7, 'z']])).toEqual([1000, 8, 'a']);
  });

  test('C2b: is later, with a counter below the cap, whatever counters were seen', () => {
    const counter = fc.oneof(
      fc.integer({ min: MAX_COUNTER - 2, max: MAX_COUNTER + 2 }),
      fc.nat({ max: Number.MAX_SAFE_INTEGER }),
    );
    const huge = fc.tuple(fc.integer({ min: 0, max: 40 }), counter, fc.constantFrom('a', 'b'));
    fc.assert(
      fc.property(fc.array(huge, { minLength: 1 }), (seen) => {
        const next = nextStamp(0, 'a', seen);
        for (const one of seen) expect(compareStamps(next, one)).toBeGreaterThan(0);
        expect(next[1]).toBeLessThanOrEqual(MAX_COUNTER);
      }),
    );
    expect(nextStamp(1000, 'a', [[1000, MAX_COUNTER, 'z']])).toEqual([1001, 0, 'a']);
  });

  test('is refused by a server only when more than a minute ahead', () => {
    expect(isAhead([5000 + MAX_AHEAD_MS, 9, 'a'], 5000)).toBe(false);
    expect(isAhead([5001 + MAX_AHEAD_MS, 0, 'a'], 5000)).toBe(true);
  });
});
