import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LENGTH_UNITS, lengthIn, tenthsFrom } from '#domain/length';

describe('a length', () => {
  test('is shown in inches as it was typed', () => {
    expect(tenthsFrom(32.5, 'in')).toBe(8255);
    expect(lengthIn(8255, 'in')).toBe(32.5);
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
