import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareStamps, covers, joinSeen, seenOf } from '#domain/record/stamp';
import { stamp } from '../../protocol/arbitrary';

describe('stamps', () => {
  test('stand in one order', () => {
    fc.assert(
      fc.property(stamp, stamp, stamp, (a, b, c) => {
        expect(Math.sign(compareStamps(a, b))).toBe(-Math.sign(compareStamps(b, a)) || 0);
        const sorted = [a, b, c].sort(compareStamps);
        expect([c, b, a].sort(compareStamps)).toEqual(sorted);
        expect(compareStamps(a, b) === 0).toBe(a.join() === b.join());
      }),
    );
  });
});

describe('R1b: what a device had seen', () => {
  test('covers the stamps it holds and what the same devices wrote before, nothing else', () => {
    fc.assert(
      fc.property(fc.array(stamp), stamp, (held, other) => {
        const seen = seenOf(held);
        for (const one of held) expect(covers(seen, one)).toBe(true);
        const older = held.some((one) => one[2] === other[2] && compareStamps(other, one) <= 0);
        expect(covers(seen, other)).toBe(older);
      }),
    );
  });

  test('joins: what either had seen, in any order', () => {
    fc.assert(
      fc.property(fc.array(stamp), fc.array(stamp), stamp, (a, b, other) => {
        const joined = joinSeen(seenOf(a), seenOf(b));
        expect(joined).toEqual(seenOf([...b, ...a]));
        expect(covers(joined, other)).toBe(covers(seenOf(a), other) || covers(seenOf(b), other));
      }),
    );
  });
});
