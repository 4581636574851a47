import { daysBetween } from '#domain/local-day';
import type { Workout } from '#domain/workouts/shape';
import type { WorkoutEntry } from '../../data/workouts/workouts';

/** The key by which two workouts are the same: their title, otherwise their exercises. */
function sameness({ title, exercises }: Workout): string {
  if (title.trim() !== '') return `t:${title.trim().toLowerCase()}`;
  return `e:${exercises
    .flatMap(({ exercise }) => exercise ?? [])
    .sort()
    .join(' ')}`;
}

/** Maximum duration of a cycle of alternating workouts, days. */
const CYCLE_DAYS = 10;

const hasExercises = ({ workout }: WorkoutEntry) =>
  workout.exercises.some(({ exercise }) => exercise !== null);

/** Each different workout once, in its last version; newest first. */
export function distinctWorkouts(newestFirst: readonly WorkoutEntry[]): WorkoutEntry[] {
  const byKind = new Map<string, WorkoutEntry>();
  for (const entry of newestFirst.filter(hasExercises)) {
    const kind = sameness(entry.workout);
    if (!byKind.has(kind)) byKind.set(kind, entry);
  }
  return [...byKind.values()];
}

/**
 * The next workout of a person who alternates: the one that followed the latest one's previous
 * time. Without that, the one of this cycle done longest ago. Null without history.
 */
export function nextWorkout(newestFirst: readonly WorkoutEntry[]): WorkoutEntry | null {
  const repeatable = newestFirst.filter(hasExercises);
  const distinct = distinctWorkouts(repeatable);
  const [latest, ...before] = repeatable.map((entry) => sameness(entry.workout));
  const previous = latest === undefined ? -1 : before.indexOf(latest);
  // `before` starts at the second newest, so the same index in the whole list is the following
  // workout.
  const follower = previous < 0 ? undefined : repeatable[previous];
  const newest = distinct[0];
  if (!newest) return null;
  if (!follower) {
    const since = ({ workout }: WorkoutEntry) =>
      daysBetween(workout.start.day, newest.workout.start.day);
    return distinct.findLast((entry) => since(entry) <= CYCLE_DAYS) ?? newest;
  }
  const kind = sameness(follower.workout);
  return distinct.find(({ workout }) => sameness(workout) === kind) ?? null;
}
