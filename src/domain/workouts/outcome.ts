import type { WorkoutSet } from './shape';

/** The result of a performed set against its prescription. */
export type Outcome = 'reached' | 'below';

/**
 * Whether a performed set reached the least of its target, in repetitions or seconds. Null for an
 * open set, and without such a target.
 */
export function outcomeOf({ done, target }: Pick<WorkoutSet, 'done' | 'target'>): Outcome | null {
  const least = target?.reps?.[0] ?? target?.seconds?.[0];
  if (!done || least === undefined) return null;
  const did = target?.reps ? (done.reps ?? 0) : (done.seconds ?? 0);
  return did >= least ? 'reached' : 'below';
}
