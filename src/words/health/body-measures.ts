import type { MeasureUnit } from '#domain/health/body/custom-measure';
import { figureOf, type MeasureUnits, unitOf } from '#domain/health/body/figures';
import type { MeasureChange } from '#domain/health/body/series';
import {
  CIRCUMFERENCES,
  type Circumference,
  type MeasureKey,
  SKINFOLDS,
  type Skinfold,
} from '#domain/health/body/sites';
import type { LengthUnit } from '#domain/length';
import { lengthIn } from '#domain/length';
import { byCode } from '../format/by-code';
import { formatNumber, writeFigure } from '../format/number';
import { circumferenceName, skinfoldName } from './body-sites';
import { daysSpan } from './weight';

const NBSP = '\u00a0';

const isCircumference = (site: string): site is Circumference =>
  CIRCUMFERENCES.some((each) => each === site);
const isSkinfold = (site: string): site is Skinfold => SKINFOLDS.some((each) => each === site);

/** "Cintura", "Dobra tricipital", "Gordura corporal", or the name the person gave. */
export function measureName(key: MeasureKey, { measures }: Pick<MeasureUnits, 'measures'>): string {
  if (key === 'weight') return 'Peso';
  if (key === 'fat') return 'Gordura corporal';
  const [kind, site] = [key.slice(0, 2), key.slice(2)];
  if (kind === 'c.' && isCircumference(site)) return circumferenceName(site);
  if (kind === 'f.' && isSkinfold(site)) return foldName(site);
  return measures.find(({ id }) => id === site)?.name ?? 'Medida apagada';
}

/** "Dobra tricipital", "Dobra da coxa". */
function foldName(site: Skinfold): string {
  if (site === 'thigh' || site === 'calf') return `Dobra da ${skinfoldName(site).toLowerCase()}`;
  return `Dobra ${skinfoldName(site).toLowerCase()}`;
}

/** The unit after the figure: "cm", "mm", "%", or empty. */
export function measureUnit(key: MeasureKey, words: MeasureUnits): string {
  const unit = unitOf(key, words);
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
export function formatMeasure(key: MeasureKey, value: number, words: MeasureUnits): string {
  const figure = figureOf(key, value, words);
  return withUnit(formatNumber(figure, decimalsOf(key, words)), measureUnit(key, words));
}

function decimalsOf(key: MeasureKey, words: MeasureUnits): number {
  return unitOf(key, words) === 'number' ? 2 : 1;
}

/** A body length that is not followed over time, such as the height: "166 cm", "65,4 pol.". */
export function lengthWords(tenths: number, unit: LengthUnit): string {
  const figure = formatNumber(lengthIn(tenths, unit), 1);
  return withUnit(figure, unit === 'in' ? 'pol.' : unit);
}

/** "−3 cm em 12 semanas", "Sem mudança em 9 dias". Fat changes by points, not by percent of itself. */
export function measureChange(
  key: MeasureKey,
  { by, days }: MeasureChange,
  words: MeasureUnits,
): string {
  const difference = measureDifference(key, by, words);
  const span = daysSpan(days);
  return difference === null ? `Sem mudança em ${span}` : `${difference} em ${span}`;
}

/** How far apart two values are: "−3 cm", "+1,2 pontos"; null where the figures are the same. */
export function measureDifference(key: MeasureKey, by: number, words: MeasureUnits): string | null {
  const most = key === 'weight' ? 2 : decimalsOf(key, words);
  const figure = writeFigure(figureOf(key, by, words), { least: 0, most, grouped: true });
  if (figure === '0') return null;
  const unit = measureUnit(key, words);
  const signed = by > 0 ? `+${figure}` : figure;
  if (unit !== '%') return withUnit(signed, unit);
  return `${signed}${NBSP}${/^\D?1$/.test(signed) ? 'ponto' : 'pontos'}`;
}

/** The change since the first value: "No total: −5 cm em 8 meses". */
export function wholeChange(key: MeasureKey, change: MeasureChange, words: MeasureUnits): string {
  return `No total: ${measureChange(key, change, words).replace(/^Sem/, 'sem')}`;
}

/** The quantity of a measure that the person added: "Comprimento". */
export const measureUnitName = byCode<MeasureUnit>({
  length: 'Comprimento',
  weight: 'Peso',
  percent: 'Porcentagem',
  number: 'Número',
});
