import type { WorkoutSet } from './shape';

/** The result of a performed set against its prescription. */
export type Outcome = 'reached' | 'below';

/**
 * Whether a performed set reached the least that was asked of it, in repetitions or in seconds.
 * Null while it is to be done, and when nothing of the kind was asked.
 */
export function outcomeOf({ done, target }: Pick<WorkoutSet, 'done' | 'target'>): Outcome | null {
  const least = target?.reps?.[0] ?? target?.seconds?.[0];
  if (!done || least === undefined) return null;
  const did = target?.reps ? (done.reps ?? 0) : (done.seconds ?? 0);
  return did >= least ? 'reached' : 'below';
}
