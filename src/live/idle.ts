import type { Workout } from '#domain/workouts/shape';

/** After this long without a set, ms, the person has probably gone home. */
const IDLE_MS = 4 * 60 * 60 * 1000;

/** The last moment of a workout: its last performed set, or its start. */
export function lastMoment(workout: Workout): number {
  return workout.exercises
    .flatMap((exercise) => exercise.sets)
    .reduce((latest, { done }) => Math.max(latest, done?.at ?? 0), workout.start.at);
}

export function isIdle(workout: Workout, now: number): boolean {
  return now - lastMoment(workout) > IDLE_MS;
}
