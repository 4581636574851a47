import { useMemo } from 'react';
import { type TrainedExercise, trainedExercises } from '#domain/progress/trained-exercises';
import type { WorkoutSummary } from '#domain/workouts/summary';
import type { ExerciseBook } from '../../data/exercises/exercises';
import { usePreferences } from '../../data/store/preferences';

/** The exercises of some workouts with the development of each, most trained first. */
export function useTrained(
  summaries: readonly WorkoutSummary[],
  book: ExerciseBook,
): readonly TrainedExercise[] {
  const { oneRepMax } = usePreferences();
  return useMemo(
    () => trainedExercises(summaries, (id) => book.byId(id)?.loadKind ?? null, oneRepMax),
    [summaries, book, oneRepMax],
  );
}
