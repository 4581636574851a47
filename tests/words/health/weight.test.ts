import { expect, test } from 'vitest';
import {
  formatTrendFigure,
  formatWeight,
  formatWeightFigure,
  weighingsCount,
  weightChangeWords,
  weightError,
} from '#words/health/weight';

const KG = '\u00a0kg';

test('a weight reads as on a scale, with a comma and at least one decimal', () => {
  expect(formatWeight(80_000, 'kg')).toBe(`80,0${KG}`);
  expect(formatWeight(80_250, 'kg')).toBe(`80,25${KG}`);
  expect(formatWeightFigure(80_059, 'lb')).toBe('176,5');
  expect(formatTrendFigure(80_430.7, 'kg')).toBe('80,4');
});

test.each([
  [-812, 28, `−0,8${KG} em 4 semanas`],
  [1240, 9, `+1,2${KG} em 9 dias`],
  [-300, 1, `−0,3${KG} em 1 dia`],
  [40, 28, 'Estável em 4 semanas'],
  [-40, 85, 'Estável em 12 semanas'],
  [-5000, 365, `−5,0${KG} em 12 meses`],
  [9000, 1100, `+9,0${KG} em 3 anos`],
])('a change of %i g in %i days is "%s"', (grams, days, words) => {
  expect(weightChangeWords({ grams, days }, 'kg')).toBe(words);
});

test('limits are said in whole figures of the unit, and lie within them', () => {
  expect(weightError('kg')).toBe(`Digite um peso de 20 a 400${KG}`);
  expect(weightError('lb')).toBe('Digite um peso de 45 a 881\u00a0lb');
});

test('weighings are counted with a word for none', () => {
  expect([0, 1, 12].map(weighingsCount)).toEqual(['Nenhuma pesagem', '1 pesagem', '12 pesagens']);
});
