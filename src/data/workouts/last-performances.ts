import type { Performed, SetKind, Side } from '#domain/workouts/shape';
import type { Replica } from '../../replica/replica';
import { LOADING, type Loaded, ready } from '../store/loaded';
import { defineQuery } from '../store/query';
import { entriesOf, newestFirst, type WorkoutEntry } from './workouts';

/** The last performance of an exercise. */
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

/** Finds the last performance of each exercise in workouts other than `except`. */
export async function findLastPerformances(
  replica: Pick<Replica, 'summaries' | 'open'>,
  exerciseIds: readonly string[],
  except: string | null,
): Promise<ReadonlyMap<string, LastPerformance>> {
  if (exerciseIds.length === 0) return new Map();
  const [summaries, running] = await Promise.all([replica.summaries(), replica.open('workout')]);
  const one = new Map(exerciseIds.map((id) => [id, 1] as const));
  const past = await summaries.newestUsing('workout', one, except);
  // Running workouts have no summary yet.
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
  // Past performances rarely change while a set is logged, so only a wide change reads again.
  after: (value, change) => (change.wide ? 'reread' : value),
});

/** The last performance of each exercise, for the column "anterior" and the next plan. */
export function useLastPerformances(
  exerciseIds: readonly string[],
  except: string | null,
): Loaded<ReadonlyMap<string, LastPerformance>> {
  const key = [except ?? '-', ...[...new Set(exerciseIds)].sort()].join(' ');
  const loaded = useLast(exerciseIds.length === 0 ? null : key);
  return exerciseIds.length === 0 && loaded === LOADING ? ready(new Map()) : loaded;
}
