import type { AssessmentValues } from '#domain/health/body/assessment';
import type { MeasureUnits } from '#domain/health/body/figures';
import { formatNumber } from '../format/number';
import { lengthWords } from './body-measures';
import { formatWeight } from './weight';

const SEXES = { female: 'feminino', male: 'masculino' } as const;

/** Weight, height, age and the sex used by the formulas; unknown ones are left out. */
export function personFacts(
  { grams, height, age, sex }: AssessmentValues,
  { unit, lengthUnit }: MeasureUnits,
): (readonly [name: string, value: string])[] {
  return [
    ...(grams === null ? [] : [['Peso', formatWeight(grams, unit)] as const]),
    ...(height === null ? [] : [['Altura', lengthWords(height, lengthUnit)] as const]),
    ...(age === null ? [] : [['Idade', `${formatNumber(age)} anos`] as const]),
    ...(sex === null ? [] : [['Sexo, para as fórmulas', SEXES[sex]] as const]),
  ];
}

/** Groups of measures by the prefix of their keys, in the order of display. */
export const MEASURE_GROUPS = [
  { prefix: 'c.', title: 'Circunferências' },
  { prefix: 'f.', title: 'Dobras cutâneas' },
  { prefix: 'm.', title: 'Medidas próprias' },
] as const;
