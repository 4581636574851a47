import type { Excess, RecordKind, Registers } from '../record/registers';
import { LIMITS, nodeOf } from './paths';
import { projectWorkout } from './project';
import { workoutRules } from './rules';
import type { Workout } from './shape';
import { packWorkout } from './summary-pack';

/** Whether more exercises, or sets, are in the record than it may hold. */
function exceeds(paths: readonly string[], scope: 'e.' | 's.', limit: number): boolean {
  const within = paths.filter((path) => path.startsWith(scope));
  // Each has registers of its own, so that there is seldom anything to count.
  return within.length > limit && new Set(within.map(nodeOf)).size > limit;
}

function excessOf(registers: Registers): Excess | null {
  const paths = Object.keys(registers);
  if (exceeds(paths, 'e.', LIMITS.exercises)) return 'exercises';
  return exceeds(paths, 's.', LIMITS.sets) ? 'sets' : null;
}

/** Where a workout stands in its list: when it began, epoch ms; null once it was removed. */
export function listedAt({
  start,
  removedAt,
}: Pick<Workout, 'start' | 'removedAt'>): number | null {
  return removedAt === null ? start.at : null;
}

/** A workout with its exercises and sets: one record, merged set by set. */
export const workoutKind: RecordKind<Workout> = {
  name: 'workout',
  single: false,
  ...workoutRules,
  project: projectWorkout,
  at: listedAt,
  open: (workout) => workout.removedAt === null && workout.endedAt === null,
  removedAt: (workout) => workout.removedAt,
  summary: packWorkout,
  excess: excessOf,
};
