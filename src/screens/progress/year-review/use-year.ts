import { useMemo } from 'react';
import type { LoadKind } from '#domain/exercises/exercise';
import { startWeekday } from '#domain/local-day';
import { greatestGains } from '#domain/progress/year-changes';
import { countRecords, type RecordCounts } from '#domain/progress/year-records';
import { reviewYear } from '#domain/progress/year-review';
import { hourOfDay } from '#domain/wall-time';
import type { WorkoutSummary } from '#domain/workouts/summary';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { useBestsBefore } from '../../../data/progress/bests';
import type { Loaded } from '../../../data/store/loaded';
import { usePreferences } from '../../../data/store/preferences';
import { zoneHere } from '../../../data/store/zone-here';

function kindsIn(book: ExerciseBook): (exercise: string) => LoadKind | null {
  return (exercise) => book.byId(exercise)?.loadKind ?? null;
}

/** The figures of a year, from its workouts alone. */
export function useYear(summaries: readonly WorkoutSummary[], book: ExerciseBook) {
  const { weekStart, oneRepMax } = usePreferences();
  return useMemo(() => {
    const timeZone = zoneHere();
    const loadKindOf = kindsIn(book);
    return {
      review: reviewYear(summaries, {
        firstWeekday: startWeekday(weekStart),
        hourOf: (instant) => hourOfDay(instant, timeZone),
        loadKindOf,
      }),
      gains: greatestGains(summaries, loadKindOf, oneRepMax),
    };
  }, [summaries, book, weekStart, oneRepMax]);
}

/** The year's personal records. They need all earlier workouts and arrive a little later. */
export function useYearRecords(
  summaries: readonly WorkoutSummary[],
  book: ExerciseBook,
): Loaded<RecordCounts> {
  const { oneRepMax } = usePreferences();
  const first = summaries.at(-1) ?? null;
  const trained = useMemo(
    () => [
      ...new Set(summaries.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise))),
    ],
    [summaries],
  );
  const before = useBestsBefore(first?.id ?? null, first?.startedAt ?? 0, trained);
  const bests = before.state === 'ready' ? before.value : null;
  const records = useMemo(
    () => bests && countRecords(summaries, bests, kindsIn(book), oneRepMax),
    [summaries, bests, book, oneRepMax],
  );
  if (records) return { state: 'ready', value: records };
  return before.state === 'failed' ? before : { state: 'loading' };
}
