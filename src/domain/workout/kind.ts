import type { Excess, RecordKind, Registers } from '../record/registers';
import { LIMITS, nodeOf } from './paths';
import { projectWorkout } from './project';
import { workoutRules } from './rules';
import type { Workout } from './shape';
import { packWorkout } from './summary-pack';

function excessOf(registers: Registers): Excess | null {
  const nodes = new Set(Object.keys(registers).map(nodeOf));
  let exercises = 0;
  let sets = 0;
  for (const node of nodes) {
    if (node.startsWith('e.')) exercises += 1;
    if (node.startsWith('s.')) sets += 1;
  }
  if (exercises > LIMITS.exercises) return 'exercises';
  return sets > LIMITS.sets ? 'sets' : null;
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
