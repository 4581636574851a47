import { isSameTraining } from '#domain/workout/compare';
import type { Replica } from '../replica/replica';
import type { Loaded } from './loaded';
import { defineQuery } from './query';
import { entryOf, type WorkoutEntry } from './workouts';

const PAGE = 40;
const PAGES = 8;

/** The last workout before this one that was the same day of the same ficha, or has its name. */
export async function findPrevious(
  replica: Pick<Replica, 'record' | 'listBefore'>,
  id: string,
): Promise<WorkoutEntry | null> {
  const entry = entryOf(await replica.record('workout', id));
  if (!entry) return null;
  let before = entry.workout.start.at;
  for (let page = 0; page < PAGES; page += 1) {
    const rows = await replica.listBefore('workout', before, PAGE);
    for (const row of rows) {
      const past = entryOf(row);
      if (past && past.id !== id && isSameTraining(entry.workout, past.workout)) return past;
    }
    const oldest = rows.at(-1)?.at;
    if (rows.length < PAGE || oldest === undefined) return null;
    before = oldest;
  }
  return null;
}

const useFound = defineQuery<WorkoutEntry | null>({
  read: findPrevious,
  after: (value, { wide, rows }) =>
    wide || rows.some(({ kind }) => kind === 'workout') ? 'reread' : value,
});

/** The time before of what a workout was; null when there was none on this device. */
export function usePreviousWorkout(id: string): Loaded<WorkoutEntry | null> {
  return useFound(id);
}
