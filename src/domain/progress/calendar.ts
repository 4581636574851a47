import type { LoadKind } from '../exercises/exercise';
import { addDays, type LocalDay, type Weekday, weekday } from '../local-day';
import type { WorkoutSummary } from '../workouts/summary';
import { amountsOf } from '../workouts/totals';

/** A month of the calendar: 'YYYY-MM'. */
export type Month = string;

/** Totals of the finished workouts of a day or a month. */
export interface CalendarFigures {
  /** Their ids, in the order of the given summaries. */
  readonly workouts: readonly string[];
  readonly sets: number;
  readonly volumeGrams: number;
}

/** Minimum sets of a day for each of the levels 1 to 4. */
export const DAY_LEVELS = [1, 10, 18, 25] as const;

/** The month ('YYYY-MM') of a day. */
export function monthOf(day: LocalDay): Month {
  return day.slice(0, 7);
}

/** Whether a text is 'YYYY-MM' and names a month. */
export function isMonth(text: string): boolean {
  return /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text);
}

/** The first day of a month. */
export function firstDayOf(month: Month): LocalDay {
  return `${month}-01`;
}

/** The month a number of months later, or earlier if `months` is negative. */
export function monthPlus(month: Month, months: number): Month {
  const [year = 0, of = 1] = month.split('-').map(Number);
  const count = year * 12 + of - 1 + months;
  const two = String((count % 12) + 1).padStart(2, '0');
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${two}`;
}

/** The last day of a month. */
export function lastDayOf(month: Month): LocalDay {
  return addDays(firstDayOf(monthPlus(month, 1)), -1);
}

/** The weeks of a month in a calendar; null for days of other months. */
export function weeksOf(month: Month, firstWeekday: Weekday): readonly (LocalDay | null)[][] {
  const first = firstDayOf(month);
  const blank = (weekday(first) - firstWeekday + 7) % 7;
  const days = Number(lastDayOf(month).slice(8));
  const weeks: (LocalDay | null)[][] = [];
  for (let start = -blank; start < days; start += 7) {
    const week = Array.from({ length: 7 }, (_, at) => start + at);
    weeks.push(week.map((at) => (at >= 0 && at < days ? addDays(first, at) : null)));
  }
  return weeks;
}

/**
 * Totals of workouts, grouped by `part` of their day, such as the day itself or its month.
 * @param loadKindOf null if unknown here; the load then counts as entered
 */
export function figuresBy(
  part: (day: LocalDay) => string,
  summaries: readonly WorkoutSummary[],
  loadKindOf: (exerciseId: string) => LoadKind | null,
): ReadonlyMap<string, CalendarFigures> {
  const figures = new Map<string, { workouts: string[]; sets: number; volumeGrams: number }>();
  for (const summary of summaries) {
    const { sets, volumeGrams } = amountsOf(summary.exercises, loadKindOf);
    const known = figures.get(part(summary.day));
    if (!known) {
      figures.set(part(summary.day), { workouts: [summary.id], sets, volumeGrams });
      continue;
    }
    known.workouts.push(summary.id);
    known.sets += sets;
    known.volumeGrams += volumeGrams;
  }
  return figures;
}
