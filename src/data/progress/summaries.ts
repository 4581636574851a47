import type { LocalDay } from '#domain/local-day';
import { type DoneExercise, summarise, type WorkoutSummary } from '#domain/workouts/summary';
import { mayHave, unpackWorkout } from '#domain/workouts/summary-pack';
import type { Replica } from '../../replica/replica';
import type { Change } from '../../replica/view/changes';
import type { Loaded } from '../store/loaded';
import { defineQuery } from '../store/query';
import { isWorkout } from '../store/shapes';

/** One exercise as performed in one finished workout. */
export interface DoneSession extends DoneExercise {
  readonly workoutId: string;
  readonly title: string;
  readonly day: LocalDay;
  /** Start, server time, epoch ms. */
  readonly startedAt: number;
}

/** Maximum remembered lists; that of many years takes some megabytes. */
const KEPT = 4;

/** Newest first; equal starts are in the order of the other lists. */
function newestFirst<T extends { readonly startedAt: number }>(
  list: readonly T[],
  idOf: (item: T) => string,
): readonly T[] {
  return [...list].sort((a, b) => b.startedAt - a.startedAt || (idOf(a) < idOf(b) ? 1 : -1));
}

/**
 * Updates a list after a change, with `part` of the changed workouts. Returns the same list if it
 * is unaffected, as during a workout.
 */
function following<T extends { readonly startedAt: number }>(
  list: readonly T[],
  { wide, rows }: Change,
  idOf: (item: T) => string,
  part: (summary: WorkoutSummary) => T | null,
): readonly T[] | 'reread' {
  if (wide) return 'reread';
  const changed = rows.filter(isWorkout);
  const ids = new Set(changed.map(({ id }) => id));
  const fresh = changed.flatMap(({ id, shape }) => {
    const summary = summarise(id, shape);
    return (summary && part(summary)) ?? [];
  });
  const kept = list.filter((item) => !ids.has(idOf(item)));
  if (fresh.length === 0 && kept.length === list.length) return list;
  return newestFirst([...kept, ...fresh], idOf);
}

async function readSummaries(
  replica: Pick<Replica, 'summaries'>,
  from: LocalDay | null,
): Promise<readonly WorkoutSummary[]> {
  const summaries = await replica.summaries();
  const found =
    from === null
      ? await summaries.all('workout', (summary) => unpackWorkout(summary))
      : (await summaries.since('workout', from)).map((row) => unpackWorkout(row));
  return newestFirst(found, ({ id }) => id);
}

const fromOf = (key: string): LocalDay | null => (key === 'all' ? null : key);

const useRead = defineQuery<readonly WorkoutSummary[]>({
  keeps: KEPT,
  read: (replica, key) => readSummaries(replica, fromOf(key)),
  after(value, change, key) {
    const from = fromOf(key);
    const shown = (summary: WorkoutSummary) =>
      from === null || summary.day >= from ? summary : null;
    return following(value, change, ({ id }) => id, shown);
  },
});

/** Finished workouts since a day (null: all), newest first. */
export function useSummaries(from: LocalDay | null): Loaded<readonly WorkoutSummary[]> {
  return useRead(from ?? 'all');
}

function sessionIn(summary: WorkoutSummary, exercise: string): DoneSession | null {
  const { id, title, day, startedAt, exercises } = summary;
  const done = exercises.find((each) => each.exercise === exercise);
  return done ? { ...done, workoutId: id, title, day, startedAt } : null;
}

async function readDoneSessions(
  replica: Pick<Replica, 'summaries'>,
  exercise: string,
): Promise<readonly DoneSession[]> {
  const summaries = await replica.summaries();
  // Reading all rows is cheaper than reading those of an index one by one.
  const found = await summaries.all('workout', (row) =>
    mayHave(row, exercise) ? sessionIn(unpackWorkout(row, exercise), exercise) : null,
  );
  return newestFirst(
    found.flatMap((session) => session ?? []),
    ({ workoutId }) => workoutId,
  );
}

/** Every finished workout with a performed set of the exercise, newest first. */
export const useDoneSessions = defineQuery<readonly DoneSession[]>({
  keeps: KEPT,
  read: readDoneSessions,
  after: (value, change, exercise) =>
    following(
      value,
      change,
      ({ workoutId }) => workoutId,
      (summary) => sessionIn(summary, exercise),
    ),
});

const usePractised = defineQuery<readonly string[]>({
  read: async (replica) => (await replica.summaries()).uses('workout'),
  after: (value, { wide, rows }) =>
    wide || rows.filter(isWorkout).some(({ open }) => open !== 1) ? 'reread' : value,
});

/** Exercises with a performed set in any finished workout, last trained first. */
export function usePractisedExercises(): Loaded<readonly string[]> {
  return usePractised('practised');
}
