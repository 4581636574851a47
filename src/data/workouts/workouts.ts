import type { Workout } from '#domain/workouts/shape';
import type { Replica } from '../../replica/replica';
import type { ViewRow } from '../../replica/store/schema';
import type { Change } from '../../replica/view/changes';
import { type Loaded, ready } from '../store/loaded';
import { defineQuery } from '../store/query';
import { isWorkout } from '../store/shapes';

export interface WorkoutEntry {
  readonly id: string;
  readonly workout: Workout;
}

export function entryOf(row: ViewRow | null): WorkoutEntry | null {
  return row && isWorkout(row) ? { id: row.id, workout: row.shape } : null;
}

export function entriesOf(rows: readonly ViewRow[]): WorkoutEntry[] {
  return rows.flatMap((row) => entryOf(row) ?? []);
}

export const newestFirst = (a: WorkoutEntry, b: WorkoutEntry) =>
  b.workout.start.at - a.workout.start.at || (a.id < b.id ? 1 : -1);

const touchesWorkouts = (change: Change) =>
  change.wide || change.rows.some(({ kind }) => kind === 'workout');

export const rereadOnWorkouts = <T>(value: T, change: Change): T | 'reread' =>
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

/** Running workouts on all of the person's devices, newest start first. */
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

/** One workout: running, finished or removed; null if it is not on this device. */
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
