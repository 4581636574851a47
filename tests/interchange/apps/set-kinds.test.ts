import { expect, test } from 'vitest';
import { SET_KINDS } from '#domain/workouts/shape';
import { setKindLabel } from '#words/workouts/sets';
import { readKind } from '../../../src/interchange/apps/figures';

test.each(SET_KINDS)('the word for %s in our own table is read as that kind', (kind) => {
  expect(readKind(setKindLabel(kind))).toBe(kind);
});

test('the word of former tables is still read', () => {
  expect(readKind('Válida')).toBe('normal');
});
