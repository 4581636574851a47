import { expect, test } from 'vitest';
import { nobodyWaits } from '#words/coaching/attention';

test.each([
  [19, 2, 'Das 21 pessoas, ninguém espera por você: 19 em dia e 2 já vistas.'],
  [0, 2, 'Das 2 pessoas, ninguém espera por você: 2 já vistas.'],
  [1, 0, 'Ninguém espera por você: 1 em dia.'],
  [0, 1, 'Ninguém espera por você: 1 já vista.'],
])('with nobody to look at, %i up to date and %i seen add up to all', (fine, seen, words) => {
  expect(nobodyWaits(fine, seen)).toBe(words);
});
