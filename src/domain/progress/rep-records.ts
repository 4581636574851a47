import { type LoadKind, takesLoad } from '../exercises/exercise';
import type { LocalDay } from '../local-day';
import type { Side } from '../workouts/shape';
import { counts, type TrendSession } from './exercise-trend';
import { loadForReps, MAX_ESTIMATED_REPS, type OneRepMaxFormula, oneRepMax } from './one-rep-max';

/** Last row of the table, which includes all higher repetitions. */
export const MOST_REPS = 12;

export interface RepBest {
  /** Grams; 0 without load. */
  readonly load: number;
  /** Repetitions of the set: at least those of its row. */
  readonly reps: number;
  readonly day: LocalDay;
  readonly workoutId: string;
}

export interface RepRecord {
  /** From 1 to 12. */
  readonly reps: number;
  /** The hardest load of a set with at least that many repetitions; null for none. */
  readonly best: RepBest | null;
  /**
   * Grams; the load that the best 1RM gives for this number of repetitions, if no set has exactly
   * that many.
   */
  readonly estimate: number | null;
}

/** Load kinds with an estimate: the load is all that is lifted, as in records.ts. */
const ESTIMATED: ReadonlySet<LoadKind> = new Set(['total', 'per_dumbbell', 'per_side']);

/**
 * The heaviest load (the least help, for assisted loads) for at least 1, 2, … 12 repetitions. Each
 * has its first day: a tie is no record. Warm-ups are left out. Estimates come from the best
 * estimated 1RM (`loadForReps`). They end at ten repetitions.
 * @param side only its sets and those done by both
 * @returns empty without a load or a repetition
 */
export function repRecords(
  sessions: readonly TrendSession[],
  kind: LoadKind,
  formula: OneRepMaxFormula,
  side: Side | null = null,
): readonly RepRecord[] {
  if (!takesLoad(kind)) return [];
  const harder = (load: number, than: number) =>
    kind === 'assisted_bodyweight' ? load < than : load > than;
  const exact = new Map<number, RepBest>();
  let max = 0;
  for (const { workoutId, day, sets } of [...sessions].sort((a, b) => a.startedAt - b.startedAt)) {
    for (const set of sets) {
      const reps = set.done?.reps ?? 0;
      if (!counts(set) || reps < 1 || (side && set.side && set.side !== side)) continue;
      const load = set.done?.load ?? 0;
      max = Math.max(max, oneRepMax(load, Math.min(reps, MAX_ESTIMATED_REPS), formula) ?? 0);
      const row = Math.min(reps, MOST_REPS);
      const known = exact.get(row);
      if (!known || harder(load, known.load)) exact.set(row, { load, reps, day, workoutId });
    }
  }
  if (exact.size === 0) return [];
  const records: RepRecord[] = [];
  let best: RepBest | null = null;
  for (let reps = MOST_REPS; reps >= 1; reps -= 1) {
    const own = exact.get(reps);
    if (own && (!best || beatsOrPrecedes(own, best, harder))) best = own;
    const estimated = !own && ESTIMATED.has(kind);
    const estimate = estimated ? loadForReps(max, reps, formula) : null;
    records.unshift({ reps, best, estimate });
  }
  return records;
}

/** Harder, or equally hard on an earlier day. */
function beatsOrPrecedes(
  own: RepBest,
  best: RepBest,
  harder: (load: number, than: number) => boolean,
): boolean {
  return harder(own.load, best.load) || (own.load === best.load && own.day < best.day);
}
