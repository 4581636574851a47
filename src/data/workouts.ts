import type { Performed, SetKind, Side, Workout } from '#domain/workout/shape';
import type { Change } from '../replica/changes';
import type { Replica } from '../replica/replica';
import type { ViewRow } from '../replica/schema';
import { LOADING, type Loaded, ready } from './loaded';
import { defineQuery } from './query';
import { isWorkout } from './shapes';

export interface WorkoutEntry {
  readonly id: string;
  readonly workout: Workout;
}

/** What was done the last time an exercise was trained. */
export interface LastPerformance {
  readonly workoutId: string;
  readonly day: string;
  readonly sets: readonly {
    readonly kind: SetKind;
    readonly side: Side | null;
    readonly done: Performed;
  }[];
  readonly note: string;
}

/** How long a removed workout can be brought back (rule R6). */
const BIN_MS = 30 * 86_400_000;

export function entryOf(row: ViewRow | null): WorkoutEntry | null {
  return row && isWorkout(row) ? { id: row.id, workout: row.shape } : null;
}

function entriesOf(rows: readonly ViewRow[]): WorkoutEntry[] {
  return rows.flatMap((row) => entryOf(row) ?? []);
}

const newestFirst = (a: WorkoutEntry, b: WorkoutEntry) =>
  b.workout.start.at - a.workout.start.at || (a.id < b.id ? 1 : -1);

const touchesWorkouts = (change: Change) =>
  change.wide || change.rows.some(({ kind }) => kind === 'workout');

const rereadOnWorkouts = <T>(value: T, change: Change): T | 'reread' =>
  touchesWorkouts(change) ? 'reread' : value;

const useRunning = defineQuery<readonly WorkoutEntry[]>({
  read: async (replica) => entriesOf(await replica.open('workout')).sort(newestFirst),
  after(value, change) {
    if (change.wide) return 'reread';
    const changed = change.rows.filter(isWorkout);
    if (changed.length === 0) return value;
    const ids = new Set(changed.map(({ id }) => id));
    const kept = value.filter(({ id }) => !ids.has(id));
    return [...kept, ...entriesOf(changed.filter(({ open }) => open === 1))].sort(newestFirst);
  },
});

/** The workouts under way on any of the person's devices, newest start first. */
export function useRunningWorkouts(): Loaded<readonly WorkoutEntry[]> {
  return useRunning('running');
}

const useOne = defineQuery<WorkoutEntry | null>({
  read: async (replica, id) => entryOf(await replica.record('workout', id)),
  after(value, change, id) {
    const row = change.rows.find((changed) => changed.kind === 'workout' && changed.id === id);
    if (row) return entryOf(row);
    return change.wide ? 'reread' : value;
  },
});

/** One workout: running, finished or removed; null when this device does not know it. */
export function useWorkout(id: string | null): Loaded<WorkoutEntry | null> {
  const loaded = useOne(id);
  return id === null ? ready(null) : loaded;
}

export interface HistoryPage {
  readonly entries: readonly WorkoutEntry[];
  readonly more: boolean;
}

async function readHistory(replica: Replica, limit: number): Promise<HistoryPage> {
  const rows = await replica.listBefore('workout', Number.POSITIVE_INFINITY, limit + 1);
  const finished = entriesOf(rows.slice(0, limit)).filter(
    (entry) => entry.workout.endedAt !== null,
  );
  return { entries: finished, more: rows.length > limit };
}

const useHistoryPage = defineQuery<HistoryPage>({
  read: (replica, limit) => readHistory(replica, Number(limit)),
  after: rereadOnWorkouts,
});

/** Finished workouts, newest first. */
export function useHistory(limit: number): Loaded<HistoryPage> {
  return useHistoryPage(String(limit));
}

const useRemoved = defineQuery<readonly WorkoutEntry[]>({
  async read(replica) {
    const oldest = Date.now() + replica.skew() - BIN_MS;
    const waits = ({ workout }: WorkoutEntry) =>
      !workout.purged && (workout.removedAt ?? 0) > oldest;
    return entriesOf(await replica.bin('workout')).filter(waits);
  },
  after: rereadOnWorkouts,
});

/** Removed workouts that can still be brought back, last removed first. */
export function useBin(): Loaded<readonly WorkoutEntry[]> {
  return useRemoved('bin');
}

function performanceIn({ id, workout }: WorkoutEntry, of: string): LastPerformance | null {
  for (const { exercise, sets, note } of workout.exercises) {
    const done = sets.flatMap((set) =>
      set.done ? [{ kind: set.kind, side: set.side, done: set.done }] : [],
    );
    if (exercise === of && done.length > 0) {
      return { workoutId: id, day: workout.start.day, sets: done, note };
    }
  }
  return null;
}

/** Finds the last time each exercise was done, in other workouts than `except`. */
export async function findLastPerformances(
  replica: Pick<Replica, 'summaries' | 'open'>,
  exerciseIds: readonly string[],
  except: string | null,
): Promise<ReadonlyMap<string, LastPerformance>> {
  if (exerciseIds.length === 0) return new Map();
  const [summaries, running] = await Promise.all([replica.summaries(), replica.open('workout')]);
  const past = await summaries.newestUsing('workout', exerciseIds, 1, except);
  // What is under way on another device has no summary yet.
  const underWay = entriesOf(running).filter(({ id }) => id !== except);
  const last = (exercise: string): LastPerformance | null => {
    const entries = [...underWay, ...entriesOf(past.get(exercise) ?? [])].sort(newestFirst);
    for (const entry of entries) {
      const performance = performanceIn(entry, exercise);
      if (performance) return performance;
    }
    return null;
  };
  return new Map(
    exerciseIds.flatMap((exercise) => {
      const performance = last(exercise);
      return performance ? [[exercise, performance] as const] : [];
    }),
  );
}

const useLast = defineQuery<ReadonlyMap<string, LastPerformance>>({
  read: (replica, key) => {
    const [except = '', ...exerciseIds] = key.split(' ');
    return findLastPerformances(replica, exerciseIds, except === '-' ? null : except);
  },
  // What was done before does not change while a set is logged; a correction elsewhere is rare.
  after: (value, change) => (change.wide ? 'reread' : value),
});

/** The last performance of each exercise, for the column "anterior" and as the next plan. */
export function useLastPerformances(
  exerciseIds: readonly string[],
  except: string | null,
): Loaded<ReadonlyMap<string, LastPerformance>> {
  const key = [except ?? '-', ...[...new Set(exerciseIds)].sort()].join(' ');
  const loaded = useLast(exerciseIds.length === 0 ? null : key);
  return exerciseIds.length === 0 && loaded === LOADING ? ready(new Map()) : loaded;
}
