import type { LoadUnit } from '#domain/load';
import type { LocalDay } from '#domain/local-day';
import type { ProgressRange } from '#domain/progress/ranges';
import type { Periods, RangeTotals } from '#domain/progress/weekly';
import { longDay } from '../format/day';
import { formatDuration } from '../format/duration';
import { formatVolume } from '../format/load';
import { formatNumber } from '../format/number';
import { plural } from '../format/plural';

const NBSP = '\u00a0';
const GRAMS_PER_TONNE = 1_000_000;
const MS_PER_HOUR = 3_600_000;
const LONG_HOURS = 10;

/** A range where it is chosen, short. */
export const RANGE_LABELS: Readonly<Record<ProgressRange, string>> = {
  '4w': '4 sem',
  '12w': '12 sem',
  '1y': '1 ano',
  all: 'Tudo',
};

/** The name of a range: "12 semanas", "Desde o começo". */
export const RANGE_NAMES: Readonly<Record<ProgressRange, string>> = {
  '4w': '4 semanas',
  '12w': '12 semanas',
  '1y': '12 meses',
  all: 'Desde o começo',
};

/** A sum of many loads, in tonnes from ten on: "9.450 kg", "18,4 t", "184 t"; pounds stay pounds. */
export function formatTonnage(grams: number, unit: LoadUnit): string {
  const tonnes = grams / GRAMS_PER_TONNE;
  if (unit === 'lb' || tonnes < 10) return formatVolume(grams, unit);
  return `${formatNumber(tonnes, tonnes < 100 ? 1 : 0)}${NBSP}t`;
}

/** A long time, in whole hours from ten on: "55 min", "1 h 05", "38 h". */
export function formatLongTime(ms: number): string {
  const hours = ms / MS_PER_HOUR;
  return hours < LONG_HOURS ? formatDuration(ms) : `${formatNumber(hours, 0)}${NBSP}h`;
}

/**
 * A range in a sentence. Example: "12 semanas: 31 treinos, 612 séries, 184 t, 38 h; 2,6 treinos por
 * semana." Unknown loads or times are left out.
 */
export function rangeSentence(
  totals: RangeTotals,
  {
    range,
    unit,
    periods,
    since,
  }: Pick<Periods, 'periods' | 'since'> & {
    readonly range: ProgressRange;
    readonly unit: LoadUnit;
  },
): string {
  const { workouts, sets, volumeGrams, durationMs, workoutsPerWeek } = totals;
  const amounts = [
    plural(workouts, { zero: 'nenhum treino', one: '1 treino', other: '# treinos' }),
    plural(sets, { zero: 'nenhuma série', one: '1 série', other: '# séries' }),
    ...(volumeGrams > 0 ? [formatTonnage(volumeGrams, unit)] : []),
    ...(durationMs > 0 ? [formatLongTime(durationMs)] : []),
  ].join(', ');
  const [first] = periods;
  const late = range !== 'all' && first && since && since > first.end;
  const name = late ? `Desde ${longDay(since)}` : RANGE_NAMES[range];
  const mean = formatNumber(workoutsPerWeek, 1);
  const rhythm = `${mean} ${mean === '1' ? 'treino' : 'treinos'} por semana`;
  return `${name}: ${amounts}; ${rhythm}.`;
}

/** The text for a range without workouts. */
export function blankRange(range: ProgressRange, last: LocalDay | null): string {
  const before = last === null ? '' : ` O último foi em ${longDay(last)}.`;
  const since = range === 'all' ? 'até agora' : `em ${RANGE_NAMES[range]}`;
  return `Nenhum treino ${since}.${before}`;
}
