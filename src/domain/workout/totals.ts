import type { LoadKind } from '../exercise';
import type { Performed, Workout } from './shape';

/** What a workout adds up to. */
export interface WorkoutTotals {
  /** Performed sets of any kind. */
  readonly sets: number;
  /** Grams: the sum of load times repetitions of the performed sets, warm-ups left out. */
  readonly volumeGrams: number;
  /** Milliseconds from start to end; null while it runs. */
  readonly durationMs: number | null;
}

/** How many times the entered load is moved in one repetition. */
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

function volumeOf({ load, reps }: Performed, kind: LoadKind | null): number {
  return (load ?? 0) * (reps ?? 0) * MOVED[kind ?? 'total'];
}

/**
 * Adds up the performed sets of a workout.
 *
 * @param loadKindOf what the load of an exercise means, null when the exercise is not known here:
 *   its load then counts as entered
 */
export function totalsOf(
  workout: Workout,
  loadKindOf: (exerciseId: string) => LoadKind | null,
): WorkoutTotals {
  let sets = 0;
  let volumeGrams = 0;
  for (const { exercise, sets: all } of workout.exercises) {
    const kind = exercise === null ? null : loadKindOf(exercise);
    for (const set of all) {
      if (!set.done) continue;
      sets += 1;
      if (set.kind !== 'warmup') volumeGrams += volumeOf(set.done, kind);
    }
  }
  const durationMs = workout.endedAt === null ? null : workout.endedAt - workout.start.at;
  return { sets, volumeGrams, durationMs };
}
