import type { LoadKind } from '../exercises/exercise';
import type { Effort, Side } from './shape';

/** How often the entered load is moved in one repetition. */
const MOVED: Record<LoadKind, number> = {
  total: 1,
  per_dumbbell: 2,
  per_side: 2,
  added_bodyweight: 1,
  assisted_bodyweight: 0,
  time: 0,
  distance: 0,
  reps_only: 0,
};

/**
 * The volume of one set in grams: load times repetitions, doubled for a load per dumbbell or per
 * side. Ten repetitions of each side equal ten logged for both at once.
 * @param kind null if unknown: the load counts as entered
 */
export function setVolume(
  { done, side }: { readonly done: Effort | null; readonly side: Side | null },
  kind: LoadKind | null,
): number {
  const moved = MOVED[kind ?? 'total'];
  return (done?.load ?? 0) * (done?.reps ?? 0) * (side ? Math.min(1, moved) : moved);
}
