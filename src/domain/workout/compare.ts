import type { Workout } from './shape';
import type { WorkoutTotals } from './totals';

/** Whether a past workout is the last time of what this one was: the same day of the same ficha. */
export function isSameTraining(workout: Workout, past: Workout): boolean {
  if (past.endedAt === null || past.removedAt !== null) return false;
  if (workout.from || past.from) {
    return workout.from?.program === past.from?.program && workout.from?.day === past.from?.day;
  }
  return workout.title !== '' && workout.title === past.title;
}

/** How much more there was than the time before; negative for less. */
export interface Difference {
  readonly sets: number;
  readonly volumeGrams: number;
  /** Null where one of them has no end. */
  readonly durationMs: number | null;
}

export function differenceOf(now: WorkoutTotals, before: WorkoutTotals): Difference {
  return {
    sets: now.sets - before.sets,
    volumeGrams: now.volumeGrams - before.volumeGrams,
    durationMs:
      now.durationMs === null || before.durationMs === null
        ? null
        : now.durationMs - before.durationMs,
  };
}
