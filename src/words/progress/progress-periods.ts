import type { LoadUnit } from '#domain/load';
import { loadIn } from '#domain/load';
import type { Grain, PeriodFigures, Periods } from '#domain/progress/weekly';
import { dayAndMonth, monthName } from '../format/day';
import { formatNumber } from '../format/number';
import { type FigureUnit, plural, unitAfter } from '../format/plural';

const NBSP = '\u00a0';
const MS_PER_HOUR = 3_600_000;
/** From this many kg or lb, a volume is written in thousands. */
const LARGE = 10_000;

/** Figures shown per period. */
export const PERIOD_METRICS = ['volume', 'sets', 'time', 'effort'] as const;
export type PeriodMetric = (typeof PERIOD_METRICS)[number];

export const METRIC_LABELS: Readonly<Record<PeriodMetric, string>> = {
  volume: 'Volume',
  sets: 'Séries',
  time: 'Tempo',
  effort: 'Esforço',
};

export const GRAIN_LABELS: Readonly<Record<Grain, string>> = {
  week: 'Semana',
  month: 'Mês',
  quarter: 'Trimestre',
};

/** Headings over the periods. */
export const GRAIN_TITLES: Readonly<Record<Grain, string>> = {
  week: 'Suas semanas',
  month: 'Seus meses',
  quarter: 'Seus trimestres',
};

const PER: Readonly<Record<Grain, string>> = {
  week: 'por semana',
  month: 'por mês',
  quarter: 'por trimestre',
};

/** A period by its dates: "semana de 16 de nov.", "novembro de 2026", "julho a setembro de 2026". */
export function periodName({ start, end }: Pick<PeriodFigures, 'start' | 'end'>, grain: Grain) {
  const year = start.slice(0, 4);
  if (grain === 'week') return `semana de ${dayAndMonth(start)}`;
  if (grain === 'month') return `${monthName(start)} de ${year}`;
  return `${monthName(start)} a ${monthName(end)} de ${year}`;
}

/** A period under its bar: "16/11", "nov", and with the year where there are several. */
export function periodTick({ start }: Pick<PeriodFigures, 'start'>, { grain, periods }: Periods) {
  const [year = '', month = '', date = ''] = start.split('-');
  if (grain === 'week') return `${date}/${month}`;
  const name = monthName(start).slice(0, 3);
  return grain === 'month' && periods.length <= 12 ? name : `${name} ${year.slice(2)}`;
}

const THIS: Readonly<Record<Grain, string>> = {
  week: 'nesta semana',
  month: 'neste mês',
  quarter: 'neste trimestre',
};

/** When something was: "nesta semana", "na semana de 16 de nov.", "em outubro de 2026". */
function inPeriod(period: PeriodFigures, { grain, periods }: Periods): string {
  if (period === periods.at(-1)) return THIS[grain];
  const before = { week: 'na', month: 'em', quarter: 'de' }[grain];
  return `${before} ${periodName(period, grain)}`;
}

/** Scale and words of one figure. */
export interface MetricScale {
  /** The amount of one period, in `unit`. */
  readonly amountOf: (period: PeriodFigures) => number;
  readonly unit: FigureUnit;
  readonly format: (value: number) => string;
}

/** The scale that fits a metric in some periods, for example kg or tonnes. */
export function metricScale(metric: PeriodMetric, periods: Periods, unit: LoadUnit): MetricScale {
  const whole = (value: number) => formatNumber(value, 0);
  const tenths = (value: number) => formatNumber(value, 1);
  switch (metric) {
    case 'volume': {
      const most = Math.max(0, ...periods.periods.map((each) => loadIn(each.volumeGrams, unit)));
      const loads = (period: PeriodFigures) => loadIn(period.volumeGrams, unit);
      if (most < LARGE) return { amountOf: loads, unit, format: whole };
      const large = unit === 'kg' ? 't' : 'mil lb';
      return { amountOf: (period) => loads(period) / 1000, unit: large, format: tenths };
    }
    case 'sets':
      return {
        amountOf: ({ sets }) => sets,
        unit: { one: 'série', other: 'séries' },
        format: whole,
      };
    case 'time':
      return {
        amountOf: ({ durationMs }) => durationMs / MS_PER_HOUR,
        unit: 'h',
        format: tenths,
      };
    case 'effort':
      return { amountOf: ({ load }) => load ?? 0, unit: 'UA', format: whole };
  }
}

/** Whether people trained in a period without rating their effort. */
export function isUnrated({ workouts, load }: PeriodFigures): boolean {
  return workouts > 0 && load === null;
}

/**
 * The summary of the bars: "Em média 15,3 t por semana." The mean covers finished periods from the first one with a workout.
 */
export function metricSummary(
  metric: PeriodMetric,
  told: Periods,
  { amountOf, unit, format }: MetricScale,
): string {
  const { grain, periods } = told;
  const said = (value: number) => {
    const figure = format(value);
    return `${figure}${NBSP}${unitAfter(figure, unit)}`;
  };
  const begun = periods.slice(
    Math.max(
      0,
      periods.findIndex(({ workouts }) => workouts > 0),
    ),
  );
  const counted = metric === 'effort' ? begun.filter(({ load }) => load !== null) : begun;
  const running = periods.at(-1);
  const over = counted.filter((period) => period !== running);
  const most = counted.reduce<PeriodFigures | null>(
    (best, period) => (best && amountOf(best) >= amountOf(period) ? best : period),
    null,
  );
  if (!most) return '';
  const top = `${said(amountOf(most))}, ${inPeriod(most, told)}`;
  const rest = metric === 'effort' ? unratedNote(periods, grain) : '';
  if (over.length === 0)
    return `${said(amountOf(most))} ${inPeriod(most, told)}.${rest}`.replace('..', '.');
  const mean = over.reduce((sum, period) => sum + amountOf(period), 0) / over.length;
  return `Em média ${said(mean)} ${PER[grain]}; no máximo ${top}.${rest}`.replace('..', '.');
}

function unratedNote(periods: readonly PeriodFigures[], grain: Grain): string {
  const count = periods.filter(isUnrated).length;
  if (count === 0) return '';
  const forms = {
    week: { zero: '', one: '1 semana', other: '# semanas' },
    month: { zero: '', one: '1 mês', other: '# meses' },
    quarter: { zero: '', one: '1 trimestre', other: '# trimestres' },
  }[grain];
  return ` ${plural(count, forms)} sem PSE.`;
}
