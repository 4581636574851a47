import { useDeferredValue, useMemo, useState } from 'react';
import type { LocalDay } from '#domain/local-day';
import { firstDayOf, type Month, monthOf, monthPlus } from '#domain/progress/calendar';
import {
  criteriaOf,
  prepareFinder,
  type Sought,
  type WorkoutFinder,
} from '#domain/progress/find-workouts';
import { summarise, type WorkoutSummary } from '#domain/workouts/summary';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { useSummaries } from '../../../data/progress/summaries';
import { type HistoryPage, useHistory } from '../../../data/workouts/workouts';
import { summaryTitle } from '../../../parts/workouts/workout-line';
import { MONTHS } from './history-calendar';
import { PAGE } from './history-view';

/** Data of the list and the calendar. */
export interface FoundWorkouts {
  readonly state: 'loading' | 'failed' | 'ready';
  /** Rows, newest first. */
  readonly rows: readonly WorkoutSummary[];
  /** Whether older ones follow. */
  readonly more: boolean;
  /** Number of all matches; null if they were not counted. */
  readonly count: number | null;
  /** All workouts in the months of the rows; empty until known. */
  readonly around: readonly WorkoutSummary[];
  /** Every workout of the calendar's months; null until known. */
  readonly calendar: readonly WorkoutSummary[] | null;
  /** Only during a search. */
  readonly finder: WorkoutFinder | null;
}

const NONE: readonly WorkoutSummary[] = [];

/**
 * Reads only the newest workouts, and all of them only during a search. The last list stays while a
 * longer one is being read.
 */
export function useFound(
  sought: Sought,
  limit: number,
  month: Month,
  book: ExerciseBook | null,
): FoundWorkouts {
  const isSought = criteriaOf(sought).length > 0;
  const page = useHistory(isSought ? PAGE : limit);
  const [kept, setKept] = useState<HistoryPage | null>(null);
  if (page.state === 'ready' && page.value !== kept) setKept(page.value);
  const newest = useMemo(
    () => kept?.entries.flatMap(({ id, workout }) => summarise(id, workout) ?? []) ?? NONE,
    [kept],
  );

  const since = earlier(firstDayOf(monthPlus(month, 1 - MONTHS)), newest.at(-1)?.day);
  const summaries = useSummaries(isSought ? null : since);
  const all = summaries.state === 'ready' ? summaries.value : null;
  const finder = useMemo(
    () =>
      isSought && all
        ? prepareFinder(
            all,
            (summary) => summaryTitle(summary, book),
            (id) => book?.byId(id) ?? null,
          )
        : null,
    [isSought, all, book],
  );
  const asked = useDeferredValue(sought);
  const found = useMemo(() => finder?.find(asked) ?? null, [finder, asked]);

  if (isSought) {
    return {
      state: summaries.state === 'failed' ? 'failed' : found ? 'ready' : 'loading',
      rows: found?.slice(0, limit) ?? NONE,
      more: (found?.length ?? 0) > limit,
      count: found?.length ?? null,
      around: found ?? NONE,
      calendar: all,
      finder,
    };
  }
  return {
    state: kept ? 'ready' : page.state,
    rows: newest,
    more: kept?.more ?? false,
    count: null,
    around: all ?? NONE,
    calendar: all,
    finder: null,
  };
}

function earlier(day: LocalDay, other: LocalDay | undefined): LocalDay {
  const first = other === undefined ? day : firstDayOf(monthOf(other));
  return first < day ? first : day;
}
