import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyAssessment } from '#domain/health/body/assessment';
import { figureOf, valueFrom, withMeasure } from '#domain/health/body/figures';
import { measureIn } from '#domain/health/body/series';
import { LENGTH_UNITS } from '#domain/length';
import { LOAD_UNITS } from '#domain/load';

const measures = [
  { id: 'wrist', at: 1, name: 'Punho', unit: 'length' },
  { id: 'muscle', at: 2, name: 'Massa muscular', unit: 'weight' },
  { id: 'water', at: 3, name: 'Água', unit: 'percent' },
] as const;

test('a typed figure comes back as it was typed, whatever the measure and the units', () => {
  const key = fc.constantFrom('c.waist', 'm.wrist', 'm.muscle', 'm.water', 'weight', 'm.gone');
  const units = fc.record({
    unit: fc.constantFrom(...LOAD_UNITS),
    lengthUnit: fc.constantFrom(...LENGTH_UNITS),
    measures: fc.constant(measures),
  });
  fc.assert(
    fc.property(key, units, fc.nat(30_000), (measure, chosen, hundredths) => {
      const typed = hundredths / 100;
      const kept = valueFrom(measure, typed, chosen);
      expect(Number.isInteger(kept)).toBe(true);
      expect(figureOf(measure, kept, chosen)).toBe(typed);
    }),
  );
});

test('a skinfold is millimetres for everybody', () => {
  for (const lengthUnit of LENGTH_UNITS) {
    expect(valueFrom('f.triceps', 12.5, { unit: 'lb', lengthUnit, measures })).toBe(125);
  }
});

test('a measure is put into an assessment, changed, and taken out, and the rest stays', () => {
  const both = withMeasure(emptyAssessment('2026-11-20'), 'c.waist', 8250);
  const more = withMeasure(withMeasure(both, 'f.triceps', 125), 'm.wrist', 1650);
  expect(measureIn(withMeasure(more, 'c.waist', 8200), 'c.waist')).toBe(8200);
  const less = withMeasure(more, 'c.waist', null);
  expect(less).toMatchObject({ skinfolds: { triceps: 125 }, measures: { wrist: 1650 } });
  expect(less.circumferences).toEqual({});
});
