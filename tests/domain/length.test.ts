import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LENGTH_UNITS, lengthIn, parseLength, tenthsFrom } from '../../src/domain/length';

const limits = { least: 500, most: 30_000 };

describe('a length', () => {
  test('is read with comma or dot, within its limits', () => {
    expect(parseLength('82,5', 'cm', limits)).toBe(8250);
    expect(parseLength('82.5', 'cm', limits)).toBe(8250);
    expect(parseLength('32,5', 'in', limits)).toBe(8255);
    expect(lengthIn(8255, 'in')).toBe(32.5);
    // From 5 to 300 cm, both included.
    expect([parseLength('5', 'cm', limits), parseLength('300', 'cm', limits)]).toEqual([
      limits.least,
      limits.most,
    ]);
    for (const typed of ['4,9', '301', '', 'x', '82,555']) {
      expect(parseLength(typed, 'cm', limits)).toBeNull();
    }
  });

  test('is never changed by being typed, kept and shown', () => {
    fc.assert(
      fc.property(fc.nat(118_000), fc.constantFrom(...LENGTH_UNITS), (hundredths, unit) => {
        const typed = hundredths / 100;
        expect(lengthIn(tenthsFrom(typed, unit), unit)).toBe(typed);
      }),
    );
  });

  test('one decimal of centimetres comes through inches and back on the screen', () => {
    fc.assert(
      fc.property(fc.nat(3000), (millimetres) => {
        const tenths = tenthsFrom(millimetres / 10, 'cm');
        const throughInches = tenthsFrom(lengthIn(tenths, 'in'), 'in');
        expect(Math.round(throughInches / 10)).toBe(millimetres);
      }),
    );
  });
});
