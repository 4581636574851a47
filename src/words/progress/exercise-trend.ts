import type { LoadUnit } from '#domain/load';
import { loadIn } from '#domain/load';
import { daysBetween, type LocalDay } from '#domain/local-day';
import {
  beats,
  type ExerciseTrend,
  type TrendMeasure,
  type TrendStep,
} from '#domain/progress/exercise-trend';
import type { StepSpan } from '#domain/progress/legible-steps';
import { longDay } from '../format/day';
import { formatTimer } from '../format/duration';
import { capitalise } from '../format/list';
import { formatNumber } from '../format/number';
import { type FigureUnit, plural, unitAfter, workoutsCount } from '../format/plural';

const REPS: FigureUnit = { one: 'rep', other: 'reps' };
const NBSP = '\u00a0';

/** Full name, and a short one for neighbours in a row. */
const NAMES: Record<TrendMeasure, readonly [name: string, short: string]> = {
  'one-rep-max': ['1RM estimado', '1RM'],
  load: ['Maior carga', 'Carga'],
  added: ['Carga extra', 'Carga'],
  help: ['Ajuda da máquina', 'Ajuda'],
  volume: ['Volume por treino', 'Volume'],
  'reps-at': ['Repetições', 'Reps'],
  reps: ['Repetições', 'Melhor série'],
  'total-reps': ['Repetições por treino', 'Por treino'],
  time: ['Tempo', 'Melhor série'],
  'total-time': ['Tempo por treino', 'Por treino'],
  distance: ['Distância', 'Melhor série'],
  'total-distance': ['Distância por treino', 'Por treino'],
};

const LOADS: ReadonlySet<TrendMeasure> = new Set([
  'one-rep-max',
  'load',
  'added',
  'help',
  'volume',
]);
const TIMES: ReadonlySet<TrendMeasure> = new Set(['time', 'total-time']);
const DISTANCES: ReadonlySet<TrendMeasure> = new Set(['distance', 'total-distance']);

/** The followed figure: "1RM estimado". */
export function trendName(measure: TrendMeasure): string {
  return NAMES[measure][0];
}

/** The figure's name in a choice: "1RM". */
export function trendChoice(measure: TrendMeasure): string {
  return NAMES[measure][1];
}

/** The unit after each figure: "kg", "reps", "m"; none after a time. */
export function trendUnit(measure: TrendMeasure, unit: LoadUnit): FigureUnit {
  if (TIMES.has(measure)) return '';
  if (DISTANCES.has(measure)) return 'm';
  return LOADS.has(measure) ? unit : REPS;
}

/** The figure that a chart draws: loads in the person's unit, all others as they are. */
export function trendFigure(measure: TrendMeasure, value: number, unit: LoadUnit): number {
  if (measure === 'volume') return Math.round(loadIn(value, unit));
  return LOADS.has(measure) ? Math.round(loadIn(value, unit) * 10) / 10 : value;
}

/** A figure as it is read: "82,5", "1:30". */
export function formatTrendValue(measure: TrendMeasure, figure: number): string {
  return TIMES.has(measure) ? formatTimer(figure) : formatNumber(figure, 1);
}

/** A value with its unit: "82,5 kg", "1 rep", "1:30". */
export function trendValueWords(measure: TrendMeasure, value: number, unit: LoadUnit): string {
  const figure = formatTrendValue(measure, trendFigure(measure, value, unit));
  const after = trendUnit(measure, unit);
  return after === '' ? figure : `${figure}${NBSP}${unitAfter(figure, after)}`;
}

/**
 * The change over the range: "de 70 para 82,5 kg em 12 semanas, +18%"; "82,5 kg" for one session.
 */
export function trendChange({ measure, steps }: ExerciseTrend, unit: LoadUnit): string | null {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return null;
  const end = trendValueWords(measure, last.value, unit);
  if (steps.length === 1) return end;
  const from = trendFigure(measure, first.value, unit);
  const to = trendFigure(measure, last.value, unit);
  const span = spanWords(daysBetween(first.day, last.day));
  if (from === to) return `em ${end}, sem mudança em ${span}`;
  const change = from === 0 ? '' : `, ${formatShare((to - from) / from)}`;
  return `de ${formatTrendValue(measure, from)} para ${end} em ${span}${change}`;
}

/** The change as a sentence: "De 70 para 82,5 kg em 12 semanas, +18%." */
export function trendSummary(trend: ExerciseTrend, unit: LoadUnit): string {
  const change = trendChange(trend, unit);
  if (change === null) return 'Nenhuma série neste período.';
  if (trend.steps.length === 1) return `Um treino neste período: ${change}.`;
  return `${capitalise(change)}.`;
}

/** A change as a share of the first value: "+18%", "−4%", "+0,4%". */
export function formatShare(share: number): string {
  const percent = formatNumber(share * 100, Math.abs(share) < 0.01 ? 1 : 0);
  return `${share > 0 ? '+' : ''}${percent}%`;
}

const POINTS: Record<StepSpan, string> = {
  workout: '',
  week: ', o melhor de cada semana no gráfico',
  month: ', o melhor de cada mês no gráfico',
};

/** The text alternative of the chart: "24 treinos. O melhor: 82,5 kg em 20 de novembro de 2026." */
export function trendPicture(
  { measure, steps }: ExerciseTrend,
  per: StepSpan,
  unit: LoadUnit,
): string {
  const best = bestStep(measure, steps);
  if (!best) return 'Nenhuma série neste período.';
  const value = trendValueWords(measure, best.value, unit);
  return `${workoutsCount(steps.length)}${POINTS[per]}. O melhor: ${value} em ${longDay(best.day)}.`;
}

function bestStep(measure: TrendMeasure, steps: readonly TrendStep[]): TrendStep | null {
  return steps.reduce<TrendStep | null>(
    (best, step) => (best && !beats(measure, step.value, best.value) ? best : step),
    null,
  );
}

/** When an exercise was last trained, long ago: "há 5 semanas", "há 2 anos". */
export function sinceWords(day: LocalDay, today: LocalDay): string {
  return `há ${spanWords(daysBetween(day, today))}`;
}

function spanWords(days: number): string {
  if (days < 14) return plural(days, { zero: 'um dia', one: '1 dia', other: '# dias' });
  if (days < 126) return `${Math.round(days / 7)} semanas`;
  return days < 730 ? `${Math.round(days / 30.44)} meses` : `${Math.round(days / 365.25)} anos`;
}
