import type { LoadKind } from '../exercises/exercise';
import {
  addDays,
  daysBetween,
  type LocalDay,
  startOfWeek,
  type Weekday,
  weekday,
} from '../local-day';
import { hardSets } from '../workouts/muscle-work';
import type { WorkoutSummary } from '../workouts/summary';
import { summaryTotals } from '../workouts/totals';

/** Totals of some workouts. Volume in grams, time in milliseconds. */
export interface Amounts {
  readonly workouts: number;
  readonly sets: number;
  readonly volumeGrams: number;
  readonly durationMs: number;
}

/** Consecutive weeks with at least one workout each. */
export interface WeeksInARow {
  readonly weeks: number;
  /** The first day of the first week, and the last day of the last. */
  readonly from: LocalDay;
  readonly to: LocalDay;
}

/** One exercise over the year. */
export interface YearExercise {
  readonly exercise: string;
  /** Number of workouts with it. */
  readonly workouts: number;
  /** Without warm-ups. */
  readonly sets: number;
}

/** The review of a year; null where a figure is missing. */
export interface YearReview extends Amounts {
  /** January first; including empty ones. */
  readonly months: readonly Amounts[];
  /** Number of training days. */
  readonly days: number;
  /** Most workouts first, then most sets. */
  readonly exercises: readonly YearExercise[];
  readonly longest: WeeksInARow | null;
  readonly weekday: { readonly weekday: Weekday; readonly workouts: number } | null;
  /** The commonest start hour, 0 to 23, and its number of workouts. */
  readonly hour: { readonly hour: number; readonly workouts: number } | null;
  readonly first: WorkoutSummary | null;
  readonly last: WorkoutSummary | null;
  /** Mean effort of the sessions that have one, and their number. */
  readonly pse: { readonly mean: number; readonly workouts: number } | null;
}

interface Knowing {
  /** The first day of the person's weeks. */
  readonly firstWeekday: Weekday;
  /** The local hour of an instant (epoch ms), 0 to 23. */
  readonly hourOf: (instant: number) => number;
  /** Load kind of an exercise; null if unknown here. */
  readonly loadKindOf: (exerciseId: string) => LoadKind | null;
}

const MONTHS = 12;

/** The first and the last day of a year. */
export function daysOfYear(year: number): { readonly from: LocalDay; readonly to: LocalDay } {
  const figures = String(year).padStart(4, '0');
  return { from: `${figures}-01-01`, to: `${figures}-12-31` };
}

/** The workouts that were started on a day of that year. */
export function ofYear(
  summaries: readonly WorkoutSummary[],
  year: number,
): readonly WorkoutSummary[] {
  const { from, to } = daysOfYear(year);
  return summaries.filter(({ day }) => day >= from && day <= to);
}

/**
 * The highlights of a year. If weekdays or hours tie, the first of the week or day is named.
 * @param summaries the workouts of the year, in any order
 */
export function reviewYear(
  summaries: readonly WorkoutSummary[],
  { firstWeekday, hourOf, loadKindOf }: Knowing,
): YearReview {
  const oldestFirst = [...summaries].sort((a, b) => a.startedAt - b.startedAt);
  const amounts = (some: readonly WorkoutSummary[]) => amountsOf(some, loadKindOf);
  const day = mostOften(
    oldestFirst.map((each) => weekday(each.day)),
    (each) => (each - firstWeekday + 7) % 7,
  );
  const hour = mostOften(
    oldestFirst.map(({ startedAt }) => hourOf(startedAt)),
    (each) => each,
  );
  const rated = oldestFirst.flatMap(({ pse }) => pse ?? []);
  return {
    ...amounts(oldestFirst),
    months: Array.from({ length: MONTHS }, (_, at) =>
      amounts(oldestFirst.filter((each) => Number(each.day.slice(5, 7)) === at + 1)),
    ),
    days: new Set(oldestFirst.map((each) => each.day)).size,
    exercises: exercisesOf(oldestFirst),
    longest: longestRow(
      oldestFirst.map((each) => each.day),
      firstWeekday,
    ),
    weekday: day && { weekday: day.value, workouts: day.count },
    hour: hour && { hour: hour.value, workouts: hour.count },
    first: oldestFirst[0] ?? null,
    last: oldestFirst.at(-1) ?? null,
    pse:
      rated.length === 0
        ? null
        : {
            mean: rated.reduce((sum, each) => sum + each, 0) / rated.length,
            workouts: rated.length,
          },
  };
}

function amountsOf(
  summaries: readonly WorkoutSummary[],
  loadKindOf: Knowing['loadKindOf'],
): Amounts {
  const totals = summaries.map((summary) => summaryTotals(summary, loadKindOf));
  const sum = (figure: (total: (typeof totals)[number]) => number) =>
    totals.reduce((so, total) => so + figure(total), 0);
  return {
    workouts: summaries.length,
    sets: sum(({ sets }) => sets),
    volumeGrams: sum(({ volumeGrams }) => volumeGrams),
    durationMs: sum(({ durationMs }) => durationMs),
  };
}

function exercisesOf(summaries: readonly WorkoutSummary[]): readonly YearExercise[] {
  const sums = new Map<string, { workouts: number; sets: number }>();
  for (const { exercise, sets } of summaries.flatMap(({ exercises }) => exercises)) {
    const known = sums.get(exercise) ?? { workouts: 0, sets: 0 };
    sums.set(exercise, { workouts: known.workouts + 1, sets: known.sets + hardSets(sets) });
  }
  return [...sums]
    .map(([exercise, sum]) => ({ exercise, ...sum }))
    .sort(
      (a, b) => b.workouts - a.workouts || b.sets - a.sets || (a.exercise < b.exercise ? -1 : 1),
    );
}

/** The commonest value; in a tie the one of the lowest rank. */
function mostOften<Value>(values: readonly Value[], rank: (value: Value) => number) {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [most] = [...counts].sort(([a, few], [b, many]) => many - few || rank(a) - rank(b));
  return most ? { value: most[0], count: most[1] } : null;
}

/** The earliest of the longest runs of weeks; weeks start on the person's weekday. */
function longestRow(days: readonly LocalDay[], firstWeekday: Weekday): WeeksInARow | null {
  const weeks = [...new Set(days.map((day) => startOfWeek(day, firstWeekday)))].sort();
  let longest: { from: LocalDay; weeks: number } | null = null;
  let from = '';
  weeks.forEach((week, at) => {
    const before = weeks[at - 1];
    if (before === undefined || daysBetween(before, week) !== 7) from = week;
    const row = daysBetween(from, week) / 7 + 1;
    if (row > (longest?.weeks ?? 0)) longest = { from, weeks: row };
  });
  return longest && rowOf(longest);
}

function rowOf({ from, weeks }: { from: LocalDay; weeks: number }): WeeksInARow {
  return { weeks, from, to: addDays(from, 7 * weeks - 1) };
}
