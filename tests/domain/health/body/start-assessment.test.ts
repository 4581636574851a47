import { expect, test } from 'vitest';
import { type AssessmentValues, emptyAssessment } from '#domain/health/body/assessment';
import { startAssessment } from '#domain/health/body/start-assessment';

const on = (day: string, values: Partial<AssessmentValues>) => ({
  ...emptyAssessment(day),
  ...values,
  id: day,
  at: 0,
});
const whole = on('2025-11-20', {
  sex: 'female',
  age: 30,
  height: 16_600,
  grams: 62_000,
  protocol: 'jackson-pollock-3',
  equation: 'brozek',
  skinfolds: { triceps: 150 },
});

test('a new assessment begins with who was measured last, and with no measure', () => {
  expect(startAssessment([whole], '2025-12-20')).toEqual({
    ...emptyAssessment('2025-12-20'),
    sex: 'female',
    age: 30,
    height: 16_600,
    protocol: 'jackson-pollock-3',
    equation: 'brozek',
  });
});

test('a waist that was noted alone meanwhile takes nothing of that away', () => {
  const waist = on('2025-12-01', { circumferences: { waist: 7_000 } });
  expect(startAssessment([waist, whole], '2025-12-20')).toMatchObject({
    sex: 'female',
    age: 30,
    height: 16_600,
    protocol: 'jackson-pollock-3',
  });
});

test('a year to the day later the person is a year older', () => {
  expect(startAssessment([whole], '2026-11-19').age).toBe(30);
  expect(startAssessment([whole], '2026-11-20').age).toBe(31);
});

test('the first one of all begins with nothing but the usual equation', () => {
  expect(startAssessment([], '2026-11-20')).toEqual({
    ...emptyAssessment('2026-11-20'),
    equation: 'siri',
  });
});
