import { seriesOf } from '#domain/workouts/compare';
import type { Replica } from '../../replica/replica';
import { defineQuery } from '../store/query';
import { entryOf, type WorkoutEntry } from './workouts';

/** The previous workout with the same day of the same ficha, or the same name. */
export async function findPrevious(
  replica: Pick<Replica, 'record' | 'summaries'>,
  id: string,
): Promise<WorkoutEntry | null> {
  const entry = entryOf(await replica.record('workout', id));
  const series = entry && seriesOf(entry.workout);
  if (!series) return null;
  const summaries = await replica.summaries();
  return entryOf(await summaries.lastOf('workout', series, entry.workout.start.at));
}

/** The previous workout of the same series; null without one on this device. */
export const usePreviousWorkout = defineQuery<WorkoutEntry | null>({
  read: findPrevious,
  after: (value, { wide, rows }) =>
    wide || rows.some(({ kind }) => kind === 'workout') ? 'reread' : value,
});
