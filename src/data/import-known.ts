import type { Batch } from '#domain/record/batch';
import type { Workout } from '#domain/workout/shape';
import { KINDS } from '#protocol/kinds';
import type { Fingerprint } from '../interchange/duplicates';
import type { Replica } from '../replica/replica';
import { isKindName } from './commands/import-steps';
import { batchOf, isShown } from './commands/import-undo';
import { isWorkout } from './shapes';

/** An import that can still be undone, and how much of it is there. */
export interface PastImport {
  readonly batch: Batch;
  readonly workouts: number;
  /** Records of other kinds. */
  readonly others: number;
  /** First and last local day of its workouts, null without any. */
  readonly period: { readonly from: string; readonly to: string } | null;
}

function fingerprintOf({ start, exercises }: Workout): Fingerprint {
  return {
    at: start.at,
    exercises: exercises.flatMap(({ exercise }) => exercise ?? []),
    sets: exercises.reduce((sum, { sets }) => sum + sets.filter(({ done }) => done).length, 0),
  };
}

/** What this device holds, as an import needs to know it. */
export interface KnownHere {
  readonly workouts: readonly Fingerprint[];
  /** Ids that are shown, by kind. */
  readonly shown: ReadonlyMap<string, ReadonlySet<string>>;
}

export async function readKnownHere(replica: Replica): Promise<KnownHere> {
  const workouts: Fingerprint[] = [];
  const shown = new Map<string, Set<string>>();
  for (const kind of Object.keys(KINDS).filter(isKindName)) {
    const rows = (await replica.all(kind)).filter(isShown);
    shown.set(kind, new Set(rows.map(({ id }) => id)));
    workouts.push(...rows.filter(isWorkout).map(({ shape }) => fingerprintOf(shape)));
  }
  return { workouts, shown };
}

/** The imports whose records are still here, the last one first. */
export async function readPastImports(replica: Replica): Promise<PastImport[]> {
  const found = new Map<string, { batch: Batch; days: string[]; others: number }>();
  for (const kind of Object.keys(KINDS).filter(isKindName)) {
    for (const row of (await replica.all(kind)).filter(isShown)) {
      const batch = batchOf(row);
      if (!batch) continue;
      const one = found.get(batch.id) ?? { batch, days: [], others: 0 };
      if (isWorkout(row)) one.days.push(row.shape.start.day);
      else one.others += 1;
      found.set(batch.id, one);
    }
  }
  return [...found.values()]
    .map(({ batch, days, others }) => {
      days.sort();
      const [from, to] = [days[0], days.at(-1)];
      const period = from !== undefined && to !== undefined ? { from, to } : null;
      return { batch, workouts: days.length, others, period };
    })
    .sort((a, b) => b.batch.at - a.batch.at);
}
