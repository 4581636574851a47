import { useEffect, useMemo, useState } from 'react';
import { type Bests, bestsOf } from '#domain/progress/records';
import { mayHave, unpackWorkout } from '#domain/workouts/summary-pack';
import type { Replica } from '../../replica/replica';
import { useOpenAccount } from '../store/account-provider';
import { type Loaded, ready } from '../store/loaded';
import { defineQuery } from '../store/query';
import { entryOf, type WorkoutEntry } from '../workouts/workouts';

/**
 * The bests of some exercises in workouts that started before `startedAt`, without the workout
 * `except`.
 */
export async function readBests(
  replica: Pick<Replica, 'summaries' | 'open'>,
  except: string,
  startedAt: number,
  exercises: readonly string[],
): Promise<ReadonlyMap<string, Bests>> {
  const [summaries, running] = await Promise.all([replica.summaries(), replica.open('workout')]);
  // Running workouts have no summary yet.
  const underWay = running.flatMap((row) => {
    const entry = entryOf(row);
    return entry && entry.id !== except && entry.workout.start.at < startedAt ? entry.workout : [];
  });
  const all = exercises.length > 0 ? await summaries.all('workout', (row) => row) : [];
  const past = all
    .filter(({ id, at }) => id !== except && at < startedAt)
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  return new Map(
    exercises.flatMap((exercise) => {
      const done = past.filter((row) => mayHave(row, exercise));
      const found = [...done.map((row) => unpackWorkout(row, exercise)), ...underWay];
      const bests = bestsOf(found).get(exercise);
      return bests ? [[exercise, bests] as const] : [];
    }),
  );
}

const useEarlier = defineQuery<ReadonlyMap<string, Bests>>({
  keeps: 4,
  read: (replica, key) => {
    const [except = '', startedAt = '', ...exercises] = key.split(' ');
    return readBests(replica, except, Number(startedAt), exercises);
  },
  after(value, change, key) {
    const past = change.rows.some(
      ({ kind, id }) => kind === 'workout' && !key.startsWith(`${id} `),
    );
    return change.wide || past ? 'reread' : value;
  },
});

/**
 * The best performances of some exercises before a workout, for its records. They are read once per
 * workout, and again when the past changes. While a new exercise is being read, the others stay.
 * @param workoutId null reads nothing yet
 * @param startedAt start of that workout, epoch ms
 */
export function useBestsBefore(
  workoutId: string | null,
  startedAt: number,
  exercises: readonly string[],
): Loaded<ReadonlyMap<string, Bests>> {
  const of = `${workoutId} ${startedAt}`;
  const key = [of, ...[...new Set(exercises)].sort()].join(' ');
  const loaded = useEarlier(workoutId === null ? null : key);
  const value = loaded.state === 'ready' ? loaded.value : null;
  const [held, setHeld] = useState({ of, value });
  useEffect(() => {
    if (value) setHeld({ of, value });
  }, [of, value]);
  const before = held.of === of ? held.value : null;
  return useMemo(
    () => (loaded.state === 'loading' && before ? ready(before) : loaded),
    [loaded, before],
  );
}

/** The bests before a workout for each of its exercises. */
export function useBestsBeforeWorkout({ id, workout }: WorkoutEntry) {
  const exercises = workout.exercises.flatMap(({ exercise }) => exercise ?? []);
  return useBestsBefore(id, workout.start.at, exercises);
}

/** Reads the bests of one exercise before a workout; null without any. */
export function useReadBests(): (
  workoutId: string,
  startedAt: number,
  exercise: string,
) => Promise<Bests | null> {
  const account = useOpenAccount();
  return async (workoutId, startedAt, exercise) => {
    if (!account) return null;
    const bests = await readBests(account.replica, workoutId, startedAt, [exercise]);
    return bests.get(exercise) ?? null;
  };
}
