import type { Effort } from '#domain/workouts/shape';
import type { ReadExercise, ReadWorkout, Warning } from '../model';

/** The contents of one activity file. */
export interface ReadActivity {
  readonly workouts: readonly ReadWorkout[];
  readonly warnings: readonly Warning[];
  /** Whether every load was recorded in pounds. */
  readonly pounds: boolean;
  /** Whether it has heart rates, routes or the like, which are left out. */
  readonly sensors: boolean;
  readonly sets: number;
}

/** Limits of a set's figures; loads in grams. */
export const ACTIVITY_LIMITS = {
  load: 9_999_990,
  reps: 999,
  seconds: 86_400,
  meters: 1_000_000,
} as const;

/** An exercise of one set with the time and the distance of an activity; none without either. */
export function activityExercise(name: string, seconds: number, meters: number): ReadExercise[] {
  if (name === '' || (seconds <= 0 && meters <= 0)) return [];
  const done: Effort = {
    load: null,
    reps: null,
    ...(seconds > 0 ? { seconds: Math.min(seconds, ACTIVITY_LIMITS.seconds) } : {}),
    ...(meters > 0 ? { meters: Math.min(meters, ACTIVITY_LIMITS.meters) } : {}),
  };
  return [{ name, note: '', group: null, restSeconds: null, sets: [{ kind: 'normal', done }] }];
}
