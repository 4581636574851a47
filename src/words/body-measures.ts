import type { CustomMeasure, MeasureUnit } from '#domain/body/custom-measure';
import type { MeasureChange } from '#domain/body/series';
import {
  CIRCUMFERENCES,
  type Circumference,
  type MeasureKey,
  SKINFOLDS,
  type Skinfold,
} from '#domain/body/sites';
import { lengthIn } from '#domain/length';
import { loadIn } from '#domain/load';
import type { LengthUnit, Unit } from '#domain/preference-choices';
import { circumferenceName, skinfoldName } from './body-sites';
import { formatNumber, writeFigure } from './number';
import { daysSpan } from './weight';

const NBSP = '\u00a0';

/** What is needed to say a measure: the person's units, and the measures of their own. */
export interface MeasureWords {
  readonly unit: Unit;
  readonly lengthUnit: LengthUnit;
  readonly measures: readonly CustomMeasure[];
}

/** How the values of a measure are counted. */
export function unitOfMeasure(key: MeasureKey, { measures }: MeasureWords): MeasureUnit | 'fold' {
  if (key === 'weight') return 'weight';
  if (key === 'fat') return 'percent';
  if (key.startsWith('c.')) return 'length';
  if (key.startsWith('f.')) return 'fold';
  return measures.find(({ id }) => `m.${id}` === key)?.unit ?? 'number';
}

const isCircumference = (site: string): site is Circumference =>
  CIRCUMFERENCES.some((each) => each === site);
const isSkinfold = (site: string): site is Skinfold => SKINFOLDS.some((each) => each === site);

/** "Cintura", "Dobra tricipital", "Gordura corporal", or the name the person gave. */
export function measureName(key: MeasureKey, { measures }: Pick<MeasureWords, 'measures'>): string {
  if (key === 'weight') return 'Peso';
  if (key === 'fat') return 'Gordura corporal';
  const [kind, site] = [key.slice(0, 2), key.slice(2)];
  if (kind === 'c.' && isCircumference(site)) return circumferenceName(site);
  if (kind === 'f.' && isSkinfold(site)) return foldName(site);
  return measures.find(({ id }) => id === site)?.name ?? 'Medida apagada';
}

/** "Dobra tricipital", "Dobra da coxa". */
export function foldName(site: Skinfold): string {
  if (site === 'thigh' || site === 'calf') return `Dobra da ${skinfoldName(site).toLowerCase()}`;
  return `Dobra ${skinfoldName(site).toLowerCase()}`;
}

/** The value of a measure as a figure in the person's units: 82.5. */
export function measureFigure(key: MeasureKey, value: number, words: MeasureWords): number {
  switch (unitOfMeasure(key, words)) {
    case 'weight':
      return loadIn(value, words.unit);
    case 'length':
      return lengthIn(value, words.lengthUnit);
    case 'fold':
      return value / 10;
    default:
      return value / 100;
  }
}

/** What stands after the figure: "cm", "mm", "%", or nothing. */
export function measureUnit(key: MeasureKey, words: MeasureWords): string {
  const unit = unitOfMeasure(key, words);
  if (unit === 'weight') return words.unit;
  if (unit === 'length') return words.lengthUnit === 'in' ? 'pol.' : words.lengthUnit;
  if (unit === 'fold') return 'mm';
  return unit === 'percent' ? '%' : '';
}

function withUnit(figure: string, unit: string): string {
  if (unit === '') return figure;
  return unit === '%' ? `${figure}%` : `${figure}${NBSP}${unit}`;
}

/** "82,5 cm", "18,2%", "12,5 mm" (non-breaking space). */
export function formatMeasure(key: MeasureKey, value: number, words: MeasureWords): string {
  const figure = measureFigure(key, value, words);
  return withUnit(formatNumber(figure, decimalsOf(key, words)), measureUnit(key, words));
}

function decimalsOf(key: MeasureKey, words: MeasureWords): number {
  return unitOfMeasure(key, words) === 'number' ? 2 : 1;
}

/** "−3 cm em 12 semanas", "Sem mudança em 9 dias". Fat changes by points, not by percent of itself. */
export function measureChange(
  key: MeasureKey,
  { by, days }: MeasureChange,
  words: MeasureWords,
): string {
  const decimals = decimalsOf(key, words);
  const figure = writeFigure(measureFigure(key, by, words), {
    ...{ least: 0, most: decimals, grouped: true },
  });
  const span = daysSpan(days);
  if (figure === '0') return `Sem mudança em ${span}`;
  const unit = measureUnit(key, words);
  const signed = by > 0 ? `+${figure}` : figure;
  return `${unit === '%' ? `${signed}${NBSP}pontos` : withUnit(signed, unit)} em ${span}`;
}

const UNIT_NAMES: Readonly<Record<MeasureUnit, string>> = {
  length: 'Comprimento',
  weight: 'Peso',
  percent: 'Porcentagem',
  number: 'Número',
};

/** What a measure of the person's own counts: "Comprimento". */
export function measureUnitName(unit: MeasureUnit): string {
  return UNIT_NAMES[unit];
}
