import type { LoadUnit } from '#domain/load';
import { loadIn } from '#domain/load';
import { daysBetween } from '#domain/local-day';
import type { ExerciseTrend, TrendMeasure } from '#domain/workout/exercise-trend';
import { formatTimer } from './duration';
import { formatNumber, formatPercent } from './number';
import { plural } from './plural';

const NBSP = '\u00a0';

const NAMES: Record<TrendMeasure, string> = {
  'one-rep-max': '1RM estimado',
  load: 'Carga extra',
  help: 'Ajuda da máquina',
  reps: 'Repetições',
  time: 'Tempo',
  distance: 'Distância',
};

/** What is followed over time: "1RM estimado". */
export function trendName(measure: TrendMeasure): string {
  return NAMES[measure];
}

/** Stands after each figure: "kg", "reps", "m"; nothing after a time, which says itself. */
export function trendUnit(measure: TrendMeasure, unit: LoadUnit): string {
  if (measure === 'time') return '';
  if (measure === 'reps') return 'reps';
  return measure === 'distance' ? 'm' : unit;
}

/** The figure that a chart draws: loads in the person's unit, all others as they are. */
export function trendFigure(measure: TrendMeasure, value: number, unit: LoadUnit): number {
  return measure === 'one-rep-max' || measure === 'load' || measure === 'help'
    ? Math.round(loadIn(value, unit) * 10) / 10
    : value;
}

/** A figure as it is read: "82,5", "1:30". */
export function formatTrendValue(measure: TrendMeasure, figure: number): string {
  return measure === 'time' ? formatTimer(figure) : formatNumber(figure, 1);
}

/** What became of it, in a sentence: "De 70 para 82,5 kg em 12 semanas, +18%." */
export function trendSummary({ measure, steps }: ExerciseTrend, unit: LoadUnit): string {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return 'Nenhuma série neste período.';
  const figures = [first, last].map(({ value }) => trendFigure(measure, value, unit));
  const [from = 0, to = 0] = figures;
  const [shownFrom, shownTo] = figures.map((figure) => formatTrendValue(measure, figure));
  const after = trendUnit(measure, unit);
  const end = after === '' ? shownTo : `${shownTo}${NBSP}${after}`;
  if (steps.length === 1) return `Uma sessão neste período: ${end}.`;
  const span = spanWords(daysBetween(first.day, last.day));
  if (from === to) return `Em ${end}, sem mudança em ${span}.`;
  const change = from === 0 ? '' : `, ${to > from ? '+' : ''}${formatPercent((to - from) / from)}`;
  return `De ${shownFrom} para ${end} em ${span}${change}.`;
}

function spanWords(days: number): string {
  if (days < 14) return plural(days, { zero: 'um dia', one: '1 dia', other: '# dias' });
  if (days < 126) return `${Math.round(days / 7)} semanas`;
  return days < 730 ? `${Math.round(days / 30.44)} meses` : `${Math.round(days / 365.25)} anos`;
}
