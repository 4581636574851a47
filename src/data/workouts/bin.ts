import type { Loaded } from '../store/loaded';
import { defineQuery } from '../store/query';
import { entriesOf, rereadOnWorkouts, type WorkoutEntry } from './workouts';

/** How long a removed workout can be restored (rule R6a), ms. */
const BIN_MS = 30 * 86_400_000;

const useRemoved = defineQuery<readonly WorkoutEntry[]>({
  async read(replica) {
    const oldest = Date.now() + replica.skew() - BIN_MS;
    const waits = ({ workout }: WorkoutEntry) =>
      !workout.purged && (workout.removedAt ?? 0) > oldest;
    return entriesOf(await replica.bin('workout')).filter(waits);
  },
  after: rereadOnWorkouts,
});

/** Removed workouts that can still be restored, last removed first. */
export function useBin(): Loaded<readonly WorkoutEntry[]> {
  return useRemoved('bin');
}
