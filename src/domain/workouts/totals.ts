import type { LoadKind } from '../exercises/exercise';
import type { Effort, Side, Workout, WorkoutExercise, WorkoutSet } from './shape';
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

/** Factor from the entered load to the load moved in one repetition. */
const MOVED: Record<LoadKind, number> = {
  total: 1,
  per_dumbbell: 2,
  per_side: 2,
  added_bodyweight: 1,
  assisted_bodyweight: 0,
  time: 0,
  distance: 0,
  reps_only: 0,
};

/**
 * The volume of one set in grams: load times repetitions, doubled for a load per dumbbell or per
 * side. Ten repetitions of each side equal ten logged for both at once.
 * @param kind null if unknown: the load counts as entered
 */
export function setVolume(
  { done, side }: { readonly done: Effort | null; readonly side: Side | null },
  kind: LoadKind | null,
): number {
  const moved = MOVED[kind ?? 'total'];
  return (done?.load ?? 0) * (done?.reps ?? 0) * (side ? Math.min(1, moved) : moved);
}
