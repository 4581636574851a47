import type { Writes } from '../record/registers';
import type { Mood, Workout } from './shape';

/** A workout that is finished this long after its last set was probably forgotten. Milliseconds. */
const LATE_MS = 30 * 60_000;

/** When the last set was performed, epoch ms; null when none was. */
export function lastSetAt(workout: Workout): number | null {
  const times = workout.exercises.flatMap(({ sets }) => sets.flatMap(({ done }) => done?.at ?? []));
  return times.length === 0 ? null : Math.max(...times);
}

/** Whether there is nothing to keep of a workout: no set of it, and no side of one, was performed. */
export function isBare(workout: Workout): boolean {
  return lastSetAt(workout) === null;
}

/** The last set of a workout that was finished long after it, epoch ms; null when it was not. */
export function earlierEnd(workout: Workout): number | null {
  const last = lastSetAt(workout);
  if (last === null || workout.endedAt === null) return null;
  return workout.endedAt - last > LATE_MS && last > workout.start.at ? last : null;
}

/**
 * Corrects when a finished workout ended (epoch ms), never to before its start or its last set.
 * {} while it runs.
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

/** How the person felt after the session; null takes it back. */
export function sayMood(mood: Mood | null): Writes {
  return { mood };
}
