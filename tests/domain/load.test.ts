import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  loadIn,
  MAX_LOAD_GRAMS,
  parseDecimal,
  parseLoad,
  parseReps,
  stepIn,
  stepLoad,
  stepReps,
} from '#domain/load';
import { formatLoadFigure } from '#words/format/load';

describe('a typed load', () => {
  it.each([
    ['82,5', 82_500],
    ['82.5', 82_500],
    ['22.5', 22_500],
    ['0', 0],
    [',5', 500],
    ['80,', 80_000],
    [' 102,5 ', 102_500],
    ['1,25', 1250],
    ['9999', 9_999_000],
  ])('reads %j as %i g', (text, grams) => {
    expect(parseLoad(text, 'kg')).toBe(grams);
  });

  it.each([
    '',
    ' ',
    ',',
    '.',
    '1.000,5',
    '1,000.5',
    '12345',
    '1,234',
    '-5',
    '+5',
    '5e2',
    '1 000',
    '٣',
    'oito',
    '9999,5',
  ])('refuses %j', (text) => {
    expect(parseLoad(text, 'kg')).toBeNull();
  });

  it('reads pounds into grams', () => {
    expect(parseLoad('45', 'lb')).toBe(20_412);
    expect(loadIn(20_412, 'lb')).toBe(45);
  });

  const typed = fc
    .tuple(
      fc.integer({ min: 0, max: 9998 }),
      fc.constantFrom(',', '.'),
      fc.option(fc.integer({ min: 0, max: 99 })),
    )
    .map(([whole, mark, cents]) => ({
      text: cents === null ? `${whole}` : `${whole}${mark}${String(cents).padStart(2, '0')}`,
      value: (whole * 100 + (cents ?? 0)) / 100,
    }));

  it('shows again exactly what was typed, in kilos and in pounds', () => {
    fc.assert(
      fc.property(typed, fc.constantFrom('kg' as const, 'lb' as const), ({ text, value }, unit) => {
        const grams = parseLoad(text, unit);
        expect(Number.isInteger(grams)).toBe(true);
        expect(loadIn(grams ?? -1, unit)).toBe(value);
        expect(parseLoad(formatLoadFigure(grams ?? -1, unit), unit)).toBe(grams);
      }),
    );
  });

  it('never reads a text outside the rule', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = parseDecimal(text);
        if (value !== null) expect(text.trim()).toMatch(/^\d{0,4}([.,]\d{0,2})?$/);
      }),
    );
  });
});

describe('typed repetitions', () => {
  it.each([
    ['8', 8],
    ['0', 0],
    ['999', 999],
    [' 12 ', 12],
  ])('reads %j', (text, reps) => {
    expect(parseReps(text)).toBe(reps);
  });
  it.each(['', '8,5', '1000', '-1', 'x'])('refuses %j', (text) => {
    expect(parseReps(text)).toBeNull();
  });
});

describe('a stepper', () => {
  it('moves by the step of the exercise', () => {
    expect(stepLoad(80_000, 1, 2500, 'kg')).toBe(82_500);
    expect(stepLoad(80_000, -1, 2500, 'kg')).toBe(77_500);
  });
  it('stops at nothing and at the limit', () => {
    expect(stepLoad(1000, -1, 2500, 'kg')).toBe(0);
    expect(stepLoad(MAX_LOAD_GRAMS, 1, 2500, 'kg')).toBe(MAX_LOAD_GRAMS);
  });
  it('holds repetitions within what a set can have', () => {
    expect(stepReps(8, 1)).toBe(9);
    expect(stepReps(0, -1)).toBe(0);
    expect(stepReps(999, 1)).toBe(999);
  });
  it('uses round steps in pounds and does not drift', () => {
    expect(stepIn(2500, 'lb')).toBe(5);
    expect(stepIn(5000, 'lb')).toBe(10);
    let grams = parseLoad('45', 'lb') ?? 0;
    for (let press = 0; press < 100; press += 1) grams = stepLoad(grams, 1, 2500, 'lb');
    expect(loadIn(grams, 'lb')).toBe(545);
  });
});
