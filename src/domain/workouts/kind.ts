import { excessIn } from '../record/excess';
import type { RecordKind } from '../record/registers';
import { beginningIn, moveBegun } from './begun-workout';
import { WORKOUT_LIMITS } from './paths';
import { projectWorkout } from './project';
import { workoutRules } from './rules';
import type { Workout } from './shape';
import { packWorkout } from './summary-pack';

/** The position of a workout in its list: its start, epoch ms; null once removed. */
export function listedAt({
  start,
  removedAt,
}: Pick<Workout, 'start' | 'removedAt'>): number | null {
  return removedAt === null ? start.at : null;
}

const counted = {
  nodeOf: workoutRules.nodeOf,
  most: { 'e.': WORKOUT_LIMITS.exercises, 's.': WORKOUT_LIMITS.sets },
};

/** A workout with its exercises and sets: one record, merged set by set. */
export const workoutKind: RecordKind<Workout> = {
  name: 'workout',
  single: false,
  ...workoutRules,
  ...counted,
  project: projectWorkout,
  at: listedAt,
  open: (workout) => workout.removedAt === null && workout.endedAt === null,
  removedAt: (workout) => workout.removedAt,
  begins: { at: beginningIn, move: moveBegun },
  summary: packWorkout,
  excess: (registers, written) => excessIn(counted, registers, written),
};
