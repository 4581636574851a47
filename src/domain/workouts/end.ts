import type { Writes } from '../record/registers';
import type { Mood, Workout } from './shape';

/** Maximum time between the last set and the finish before it counts as forgotten. Milliseconds. */
const LATE_MS = 30 * 60_000;

/** Time of the last performed set, epoch ms; null without one. */
export function lastSetAt(workout: Workout): number | null {
  const times = workout.exercises.flatMap(({ sets }) => sets.flatMap(({ done }) => done?.at ?? []));
  return times.length === 0 ? null : Math.max(...times);
}

/** Whether a workout has no performed set, nor a side of one. */
export function isBare(workout: Workout): boolean {
  return lastSetAt(workout) === null;
}

/**
 * The end to propose for a running workout, epoch ms: its last set and the rest that this started.
 * Null without a set, and while that is not long ago: the workout then ends now (rule W4e).
 */
export function forgottenEnd(workout: Workout, now: number): number | null {
  const last = lastSetAt(workout);
  if (last === null) return null;
  const { rest } = workout;
  const isLast = workout.exercises.some(({ sets }) =>
    sets.some(({ key, done }) => key === rest?.set && done?.at === last),
  );
  const end = last + (rest && isLast ? rest.total * 1000 : 0);
  return now - end > LATE_MS && end > workout.start.at ? end : null;
}

/** Time of the last set of a workout that was finished long after it, epoch ms; null otherwise. */
export function earlierEnd(workout: Workout): number | null {
  const last = lastSetAt(workout);
  if (last === null || workout.endedAt === null) return null;
  return workout.endedAt - last > LATE_MS && last > workout.start.at ? last : null;
}

/**
 * Corrects the end of a finished workout (epoch ms), at the earliest its start or its last set.
 * `{}` while it runs.
 */
export function endAt(workout: Workout, at: number): Writes {
  if (workout.endedAt === null) return {};
  const earliest = Math.max(workout.start.at, lastSetAt(workout) ?? 0);
  return { finish: { at: Math.max(earliest, Math.round(at)) } };
}

/**
 * Effort of the whole session, 0 to 10; null clears it. Source: Foster et al., 2001, "A new
 * approach to monitoring exercise training", J Strength Cond Res 15(1), 109-115.
 */
export function sayEffort(pse: number | null): Writes {
  return { pse };
}

/** Sets the mood after the session; null clears it. */
export function sayMood(mood: Mood | null): Writes {
  return { mood };
}
