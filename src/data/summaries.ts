import type { LocalDay } from '#domain/local-day';
import { type DoneExercise, summarise, type WorkoutSummary } from '#domain/workout/summary';
import type { Replica } from '../replica/replica';
import type { Loaded } from './loaded';
import { defineQuery } from './query';
import { entryOf } from './workouts';

/** One exercise as it was performed in one finished workout. */
export interface DoneSession extends DoneExercise {
  readonly workoutId: string;
  readonly title: string;
  readonly day: LocalDay;
  /** Server time, epoch ms. */
  readonly startedAt: number;
}

const MANY = 100_000;

export async function readSummaries(
  replica: Replica,
  from: LocalDay | null,
): Promise<readonly WorkoutSummary[]> {
  const rows = await replica.listBefore('workout', Number.POSITIVE_INFINITY, MANY);
  return rows
    .flatMap((row) => {
      const entry = entryOf(row);
      return entry ? (summarise(entry.id, entry.workout) ?? []) : [];
    })
    .filter(({ day }) => from === null || day >= from);
}

export async function readDoneSessions(
  replica: Replica,
  exercise: string,
): Promise<readonly DoneSession[]> {
  const summaries = await readSummaries(replica, null);
  return summaries.flatMap(({ id, title, day, startedAt, exercises }) => {
    const done = exercises.find((each) => each.exercise === exercise);
    return done ? [{ ...done, workoutId: id, title, day, startedAt }] : [];
  });
}

const useRead = defineQuery<readonly WorkoutSummary[]>({
  read: (replica, key) => readSummaries(replica, key === 'all' ? null : key),
  after: (value, { wide, rows }) =>
    wide || rows.some(({ kind }) => kind === 'workout') ? 'reread' : value,
});

/** The finished workouts from a day on (null: all of them), newest first. */
export function useSummaries(from: LocalDay | null): Loaded<readonly WorkoutSummary[]> {
  return useRead(from ?? 'all');
}

const useSessions = defineQuery<readonly DoneSession[]>({
  read: readDoneSessions,
  after: (value, { wide, rows }) =>
    wide || rows.some(({ kind }) => kind === 'workout') ? 'reread' : value,
});

/** Every finished workout in which a set of the exercise was performed, newest first. */
export function useDoneSessions(exercise: string): Loaded<readonly DoneSession[]> {
  return useSessions(exercise);
}
