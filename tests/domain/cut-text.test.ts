import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText } from '#domain/cut-text';

test('a text is cut where it is too long, never within an emoji', () => {
  expect(cutText('Peito', 5)).toBe('Peito');
  expect(cutText('Peito', 4)).toBe('Peit');
  expect(cutText('a💪b', 2)).toBe('a');
  expect(cutText('a💪b', 3)).toBe('a💪');
  expect(cutText('🏋️‍♀️', 4)).toBe('🏋');
  // The text ends with a sign that turns the previous one into a picture, and fits unchanged.
  expect(cutText('🏋️', 3)).toBe('🏋️');
});

test('what is left of any text is one that can be written down', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat({ max: 12 }), (text, most) => {
      const cut = cutText(text, most);
      expect(cut.length).toBeLessThanOrEqual(most);
      expect(text.startsWith(cut)).toBe(true);
      expect(new TextDecoder().decode(new TextEncoder().encode(cut))).toBe(cut);
    }),
  );
});
