import { expect, test } from 'vitest';
import { shortened } from '#words/format/shortened';

test('a long text ends between two words, with room for the sign that says so', () => {
  expect(shortened('academia de bairro', 18)).toBe('academia de bairro');
  expect(shortened('academia de bairro', 17)).toBe('academia de…');
  expect(shortened('academia de bairro', 12)).toBe('academia de…');
  expect(shortened('academia de bairro', 11)).toBe('academia…');
  expect(shortened('academia', 5)).toBe('acad…');
  expect(shortened('aca💪💪', 5)).toBe('aca…');
});
