import type { Replica } from '../../replica/replica';
import type { Loaded } from '../store/loaded';
import { defineQuery } from '../store/query';
import { entryOf } from '../workouts/workouts';

const PAGE = 20;
/**
 * A workout's day is in its own zone, so a year may start up to a day before or after that of UTC.
 */
const SLACK_MS = 86_400_000;

/** Years with a finished workout, newest first. Only the last workouts of each year are read. */
export async function readTrainingYears(
  replica: Pick<Replica, 'listBefore'>,
): Promise<readonly number[]> {
  const years: number[] = [];
  let before = Number.POSITIVE_INFINITY;
  for (;;) {
    const rows = await replica.listBefore('workout', before, PAGE);
    const oldest = rows.at(-1)?.at;
    if (oldest === undefined) return years;
    for (const row of rows) {
      const workout = entryOf(row)?.workout;
      if (!workout || workout.endedAt === null || workout.removedAt !== null) continue;
      const year = Number(workout.start.day.slice(0, 4));
      if (years.every((known) => year < known)) years.push(year);
    }
    const known = years.at(-1);
    const turn = known === undefined ? oldest : Date.UTC(known, 0, 1) + SLACK_MS;
    before = Math.min(oldest, turn);
  }
}

const useYears = defineQuery<readonly number[]>({
  read: readTrainingYears,
  after: (value, { wide, rows }) =>
    wide || rows.some(({ kind }) => kind === 'workout') ? 'reread' : value,
});

/** The years with a review, newest first; empty without a workout. */
export function useTrainingYears(): Loaded<readonly number[]> {
  return useYears('years');
}
