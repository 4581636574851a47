import type { LoadKind } from '../exercises/exercise';
import { setVolume } from './set-volume';
import type { Effort, Workout, WorkoutExercise, WorkoutSet } from './shape';
import type { WorkoutSummary } from './summary';
import { turnsOf } from './turns';

/** The part of an exercise that adds up, from a record or a summary. */
type Added = Pick<WorkoutExercise, 'exercise'> & { readonly sets: readonly AddedSet[] };

type AddedSet = Pick<WorkoutSet, 'kind' | 'side'> & { readonly done: Effort | null };

/** Totals of exercises. */
export interface WorkAmounts {
  /** Performed sets of any kind; a left and a right side count as one, even if one is missing. */
  readonly sets: number;
  /** Grams: the sum of `setVolume` over the performed sets without warm-ups. Both sides add up. */
  readonly volumeGrams: number;
}

/** Totals of a workout. */
export interface WorkoutTotals extends WorkAmounts {
  /** Milliseconds from start to end; 0 if the stored end precedes the start, null while it runs. */
  readonly durationMs: number | null;
}

/**
 * Adds up the performed sets of some exercises.
 * @param loadKindOf load kind of an exercise; null if unknown here: its load counts as entered
 */
export function amountsOf(
  exercises: readonly Added[],
  loadKindOf: (exerciseId: string) => LoadKind | null,
): WorkAmounts {
  let sets = 0;
  let volumeGrams = 0;
  for (const { exercise, sets: all } of exercises) {
    const kind = exercise === null ? null : loadKindOf(exercise);
    sets += turnsOf(all).filter((turn) => turn.some(({ done }) => done)).length;
    for (const set of all) if (set.kind !== 'warmup') volumeGrams += setVolume(set, kind);
  }
  return { sets, volumeGrams };
}

/** Adds up a workout: its performed sets (`amountsOf`) and its duration. */
export function totalsOf(
  workout: Workout,
  loadKindOf: (exerciseId: string) => LoadKind | null,
): WorkoutTotals {
  const { start, endedAt } = workout;
  const durationMs = endedAt === null ? null : Math.max(0, endedAt - start.at);
  return { ...amountsOf(workout.exercises, loadKindOf), durationMs };
}

/** Adds up the summary of a workout as `totalsOf` does the workout itself. */
export function summaryTotals(
  { exercises, startedAt, endedAt }: WorkoutSummary,
  loadKindOf: (exerciseId: string) => LoadKind | null,
): WorkAmounts & { readonly durationMs: number } {
  return { ...amountsOf(exercises, loadKindOf), durationMs: endedAt - startedAt };
}
