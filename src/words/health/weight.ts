import { WEIGHT_LIMITS } from '#domain/health/body-weight';
import type { WeightChange } from '#domain/health/weight-trend';
import { type LoadUnit, loadIn } from '#domain/load';
import { formatNumber, writeFigure } from '../format/number';
import { plural } from '../format/plural';

const NBSP = '\u00a0';
const DAYS = { week: 7, month: 30.44, year: 365.25 } as const;

/** A weight without its unit, as a scale shows it: "80,0", "80,25". Goes into the field too. */
export function formatWeightFigure(grams: number, unit: LoadUnit): string {
  return writeFigure(loadIn(grams, unit), { least: 1, most: 2, grouped: false });
}

/** A weight with its unit: "80,2 kg" (non-breaking space). */
export function formatWeight(grams: number, unit: LoadUnit): string {
  return `${formatWeightFigure(grams, unit)}${NBSP}${unit}`;
}

/** A trend, which means nothing beyond one decimal: "80,4". */
export function formatTrendFigure(grams: number, unit: LoadUnit): string {
  return tenths(loadIn(grams, unit));
}

/** A change of the trend in words: "−0,8 kg em 4 semanas", "Estável em 9 dias". */
export function weightChangeWords({ grams, days }: WeightChange, unit: LoadUnit): string {
  const figure = tenths(loadIn(grams, unit));
  const change = grams > 0 && figure !== '0,0' ? `+${figure}` : figure;
  const span = daysSpan(days);
  return change === '0,0' ? `Estável em ${span}` : `${change}${NBSP}${unit} em ${span}`;
}

/** The fault of a typed weight: "Digite um peso de 20 a 400 kg". */
export function weightError(unit: LoadUnit): string {
  const least = formatNumber(Math.ceil(loadIn(WEIGHT_LIMITS.least, unit)));
  const most = formatNumber(Math.floor(loadIn(WEIGHT_LIMITS.most, unit)));
  return `Digite um peso de ${least} a ${most}${NBSP}${unit}`;
}

/** "Nenhuma pesagem", "1 pesagem", "12 pesagens". */
export function weighingsCount(count: number): string {
  return plural(count, { zero: 'Nenhuma pesagem', one: '1 pesagem', other: '# pesagens' });
}

/** How long, as people count it: "9 dias", "4 semanas", "7 meses", "3 anos". */
export function daysSpan(days: number): string {
  if (days < 14) return plural(days, { zero: '0 dias', one: '1 dia', other: '# dias' });
  if (days < 18 * DAYS.week) return `${Math.round(days / DAYS.week)} semanas`;
  if (days < 2 * DAYS.year) return `${Math.round(days / DAYS.month)} meses`;
  return `${Math.round(days / DAYS.year)} anos`;
}

function tenths(value: number): string {
  return writeFigure(value, { least: 1, most: 1, grouped: false });
}
