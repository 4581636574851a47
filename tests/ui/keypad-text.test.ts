import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptTyped } from '../../src/ui/control/keypad-text';
import { initials } from '../../src/ui/display/avatar';

const load = { digits: 4, decimals: 2 };

describe('what the keypad accepts', () => {
  it.each([
    ['82,5', '82,5'],
    ['82.5', '82,5'],
    ['22.25', '22,25'],
    ['1234,56', '1234,56'],
    ['007', '7'],
    ['0', '0'],
    ['00', '0'],
    ['0,5', '0,5'],
    [',5', '0,5'],
    ['.', '0,'],
    ['12,', '12,'],
    ['', ''],
    [' 80 ', '80'],
  ])('takes %j for %j', (typed, shown) => {
    expect(acceptTyped(typed, load)).toBe(shown);
  });

  it.each(['82,555', '12345', '-5', '1e3', '8 2', '8,2,5', '82,5 kg', 'abc', '１２'])(
    'refuses %j',
    (typed) => {
      expect(acceptTyped(typed, load)).toBeNull();
    },
  );

  it('has no comma for whole numbers', () => {
    const reps = { digits: 3, decimals: 0 };
    expect(acceptTyped('12', reps)).toBe('12');
    expect(acceptTyped('12,', reps)).toBeNull();
    expect(acceptTyped('1000', reps)).toBeNull();
  });

  it('shows what it would accept again, unchanged', () => {
    const keys = fc.stringMatching(/^[0-9.,]{0,8}$/);
    fc.assert(
      fc.property(keys, (typed) => {
        const shown = acceptTyped(typed, load);
        fc.pre(shown !== null);
        expect(acceptTyped(shown, load)).toBe(shown);
      }),
      { verbose: true },
    );
  });
});

describe('initials', () => {
  it.each([
    ['Ana Souza', 'AS'],
    ['  bruno ', 'B'],
    ['Élida de Castro Íris', 'ÉÍ'],
    ['', ''],
  ])('of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
