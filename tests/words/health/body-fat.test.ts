import { expect, test } from 'vitest';
import { type AssessmentValues, emptyAssessment } from '#domain/health/body/assessment';
import { indicesOf } from '#domain/health/body/indices';
import { indexFacts } from '#words/health/body-fat';

const factsOf = (values: Partial<AssessmentValues>) =>
  indexFacts(indicesOf({ ...emptyAssessment('2026-11-20'), age: 30, sex: 'male', ...values }));

test('indices stand beside their class and their cut-off', () => {
  const circumferences = { waist: 8_700, hips: 9_900 };
  expect(factsOf({ height: 18_000, grams: 85_000, circumferences })).toEqual([
    ['IMC', '26,2 · sobrepeso'],
    ['Cintura/quadril', '0,88 · abaixo de 0,9'],
    ['Cintura/altura', '0,48 · abaixo de 0,5'],
  ]);
});

test('a figure just under a limit does not read as if it had reached it', () => {
  const circumferences = { waist: 8_990, hips: 10_000 };
  expect(factsOf({ height: 18_000, grams: 80_870, circumferences })).toEqual([
    ['IMC', '24,96 · peso adequado'],
    ['Cintura/quadril', '0,899 · abaixo de 0,9'],
    ['Cintura/altura', '0,499 · abaixo de 0,5'],
  ]);
  expect(factsOf({ height: 18_000, grams: 81_000, age: 15 })).toEqual([['IMC', '25']]);
});
