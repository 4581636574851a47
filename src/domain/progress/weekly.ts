import type { LoadKind } from '../exercises/exercise';
import { addDays, daysBetween, type LocalDay, startOfWeek, type Weekday } from '../local-day';
import type { WorkoutSummary } from '../workouts/summary';
import { summaryTotals } from '../workouts/totals';
import { firstDayOf, monthOf, monthPlus } from './calendar';
import { type ProgressRange, rangeStart } from './ranges';
import { sessionLoad } from './training-load';

/** Length of the periods of a range. */
export type Grain = 'week' | 'month' | 'quarter';

/** Totals of a week, a month or a quarter. */
export interface PeriodFigures {
  readonly start: LocalDay;
  /** Its last day. */
  readonly end: LocalDay;
  readonly workouts: number;
  readonly sets: number;
  readonly volumeGrams: number;
  readonly durationMs: number;
  /** Sum of the session loads (`sessionLoad`); null if no workout has one. */
  readonly load: number | null;
}

interface When {
  readonly range: ProgressRange;
  readonly today: LocalDay;
  /** The first day of the person's weeks. */
  readonly weekStart: Weekday;
}

const WEEKS: Record<ProgressRange, number | null> = { '4w': 4, '12w': 12, '1y': 52, all: null };
const MONTHS = { month: 1, quarter: 3 } as const;
const FEWEST_WEEKS = 4;
const MOST_WEEKS = 26;
const MOST_MONTHS = 36;

/** The first day of the month a number of months later, or earlier if negative. */
function monthOn(day: LocalDay, months: number): LocalDay {
  return firstDayOf(monthPlus(monthOf(day), months));
}

function periodStart(day: LocalDay, grain: Grain, weekStart: Weekday): LocalDay {
  if (grain === 'week') return startOfWeek(day, weekStart);
  const month = Number(day.slice(5, 7)) - 1;
  return monthOn(day, -(month % MONTHS[grain]));
}

function nextStart(start: LocalDay, grain: Grain): LocalDay {
  return grain === 'week' ? addDays(start, 7) : monthOn(start, MONTHS[grain]);
}

/**
 * The first day of the weeks of a range: 4, 12 or 52 weeks of the person, including the running
 * one.
 * @returns null for all
 */
export function weeksFrom({ range, today, weekStart }: When): LocalDay | null {
  const weeks = WEEKS[range];
  return weeks === null ? null : addDays(startOfWeek(today, weekStart), -7 * (weeks - 1));
}

/** The first day of the periods of a range: of its weeks, or of 12 months. */
function periodsFrom(when: When): LocalDay | null {
  return when.range === '1y' ? monthOn(when.today, -11) : weeksFrom(when);
}

/**
 * The first day to read for a range: of its days (`rangeStart`) or of its first month, whichever is
 * earlier.
 */
export function readFrom(range: ProgressRange, today: LocalDay): LocalDay | null {
  const start = rangeStart(range, today);
  const month = monthOn(today, -11);
  return range === '1y' && start !== null && month < start ? month : start;
}

/** Periods long enough for a chart of about 40 at most, except beyond ten years. */
function grainOf(range: ProgressRange, first: LocalDay, today: LocalDay): Grain {
  if (range === '4w' || range === '12w') return 'week';
  if (range === '1y') return 'month';
  const weeks = daysBetween(first, today) / 7;
  if (weeks <= MOST_WEEKS) return 'week';
  return weeks <= (MOST_MONTHS * 52) / 12 ? 'month' : 'quarter';
}

/** The periods of a range in order, including empty ones. */
export interface Periods {
  readonly grain: Grain;
  /** Oldest first; the last one is running. */
  readonly periods: readonly PeriodFigures[];
  /** The week of their first workout; null without any. */
  readonly since: LocalDay | null;
}

/**
 * Totals of each period of a range: the person's weeks, or months and quarters for a year and more.
 * Workouts outside it do not count.
 * @param summaries finished workouts in any order
 * @param loadKindOf load kind of an exercise; null if unknown here
 */
export function periodsOf(
  summaries: readonly WorkoutSummary[],
  when: When,
  loadKindOf: (exerciseId: string) => LoadKind | null,
): Periods {
  const { range, today, weekStart } = when;
  const oldest = summaries.reduce((first, { day }) => (day < first ? day : first), today);
  const first = periodsFrom(when) ?? oldest;
  const grain = grainOf(range, first, today);
  const fewest = addDays(startOfWeek(today, weekStart), -7 * (FEWEST_WEEKS - 1));
  const from = grain === 'week' && first > fewest ? fewest : first;

  const byStart = new Map<LocalDay, WorkoutSummary[]>();
  for (
    let start = periodStart(from, grain, weekStart);
    start <= today;
    start = nextStart(start, grain)
  ) {
    byStart.set(start, []);
  }
  let since: LocalDay | null = null;
  for (const summary of summaries) {
    const period = byStart.get(periodStart(summary.day, grain, weekStart));
    period?.push(summary);
    if (period && (since === null || summary.day < since)) since = summary.day;
  }
  const periods = [...byStart].map(([start, of]) => ({
    start,
    end: addDays(nextStart(start, grain), -1),
    ...figuresOf(of, loadKindOf),
  }));
  return { grain, periods, since: since && startOfWeek(since, weekStart) };
}

/** Totals of some workouts. */
function figuresOf(
  summaries: readonly WorkoutSummary[],
  loadKindOf: (exerciseId: string) => LoadKind | null,
): Omit<PeriodFigures, 'start' | 'end'> {
  const sum = { sets: 0, volumeGrams: 0, durationMs: 0 };
  let load: number | null = null;
  for (const summary of summaries) {
    const { sets, volumeGrams, durationMs } = summaryTotals(summary, loadKindOf);
    sum.sets += sets;
    sum.volumeGrams += volumeGrams;
    sum.durationMs += durationMs;
    const own = sessionLoad(summary);
    if (own !== null) load = (load ?? 0) + own;
  }
  return { ...sum, workouts: summaries.length, load };
}

/** Totals of a range. */
export interface RangeTotals {
  readonly workouts: number;
  readonly sets: number;
  readonly volumeGrams: number;
  readonly durationMs: number;
  /** Workouts per seven days from `since` to today, both included. */
  readonly workoutsPerWeek: number;
}

/**
 * Adds up a range. The mean starts with the week of the first workout, so that time before a start
 * or return in the middle does not lower it.
 */
export function rangeTotals({ periods, since }: Periods, today: LocalDay): RangeTotals {
  const total = (figure: (period: PeriodFigures) => number) =>
    periods.reduce((sum, period) => sum + figure(period), 0);
  const workouts = total((period) => period.workouts);
  const weeks = since === null ? 1 : (daysBetween(since, today) + 1) / 7;
  return {
    workouts,
    sets: total(({ sets }) => sets),
    volumeGrams: total(({ volumeGrams }) => volumeGrams),
    durationMs: total(({ durationMs }) => durationMs),
    workoutsPerWeek: workouts / Math.max(1, weeks),
  };
}
