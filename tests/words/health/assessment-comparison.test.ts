import { expect, test } from 'vitest';
import { type AssessmentValues, emptyAssessment } from '#domain/health/body/assessment';
import {
  comparedChange,
  comparedFigure,
  comparisonWords,
  indexSources,
} from '#words/health/assessment-comparison';

const words = { unit: 'kg', lengthUnit: 'cm', measures: [] } as const;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const on = (day: string, values: Partial<AssessmentValues>) => ({
  ...emptyAssessment(day),
  ...values,
  id: day,
  at: 0,
});

test('two assessments in words: how long, and what changed', () => {
  const before = on('2026-08-01', { grams: 80_000, circumferences: { waist: 9000 } });
  const after = on('2026-11-01', { grams: 77_600, circumferences: { waist: 8700 } });
  expect(plain(comparisonWords(before, after, words))).toBe(
    '13 semanas entre 1 de agosto de 2026 e 1 de novembro de 2026: −2,4 kg e −3 cm de cintura.',
  );
  expect(comparisonWords(before, on('2026-08-01', {}), words)).toBe(
    'As duas são de 1 de agosto de 2026.',
  );
});

test.each([
  ['weight', 80_250, '80,25', -750, '−0,75 kg'],
  ['fat-mass', 14_360, '14,4', -1240, '−1,2 kg'],
  ['fat', 1820, '18,2', 120, '+1,2 pontos'],
  ['bmi', 24.66, '24,7', -0.46, '−0,5'],
  ['waist-hip', 0.8512, '0,85', 0.001, 'igual'],
  ['c.waist', 8250, '82,5', 0, 'igual'],
  ['f.chest', 150, '15,0', -30, '−3 mm'],
] as const)('%s', (of, value, figure, by, change) => {
  expect(comparedFigure(of, value, words)).toBe(figure);
  expect(plain(comparedChange(of, by, words))).toBe(change);
  expect(comparedFigure(of, null, words)).toBe('–');
  expect(comparedChange(of, null, words)).toBe('–');
});

test('only the indices that are shown name their source', () => {
  const ratio = { ratio: 0.5, from: 0.5, above: true };
  const none = { bmi: null, waistHip: null, waistHeight: null };
  expect(indexSources(none)).toBe('');
  expect(indexSources({ ...none, waistHeight: ratio })).toMatch(/^Cintura\/altura: Ashwell/);
});
