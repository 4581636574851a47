import type { Writes } from '../record/registers';
import { setsAt } from './begin';
import type { Workout } from './shape';
import type { WarmUpSet } from './warm-up';

/**
 * Puts warm-up sets before the first open working set of an exercise. They follow existing warm-ups
 * and never precede performed sets.
 * @param keys one for each
 */
export function addWarmUps(
  workout: Workout,
  exerciseKey: string,
  warmUps: readonly WarmUpSet[],
  keys: readonly string[],
): Writes {
  const entry = workout.exercises.find(({ key }) => key === exerciseKey);
  if (!entry || exerciseKey === '') return {};
  const first = entry.sets.findIndex(({ done, kind }) => !done && kind !== 'warmup');
  const added = warmUps.flatMap(({ load, reps }, at) => {
    const key = keys[at];
    return key === undefined ? [] : [{ key, kind: 'warmup' as const, plan: { load, reps } }];
  });
  return setsAt(entry.sets, first < 0 ? entry.sets.length : first, added, exerciseKey);
}
