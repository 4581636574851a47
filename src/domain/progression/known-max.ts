import type { LoadKind } from '../exercise';
import {
  MAX_ESTIMATED_REPS,
  type OneRepMaxFormula,
  oneRepMax,
  USUAL_FORMULA,
} from '../workout/one-rep-max';
import type { PastSession } from './session';

/** Only where the load is all that is lifted: the body's own weight is not known here. */
const ESTIMATED: ReadonlySet<LoadKind> = new Set(['total', 'per_dumbbell', 'per_side']);

/**
 * The best 1RM that past sessions give, in grams; null where none can be estimated. Who did twelve
 * repetitions could have done ten.
 */
export function knownMax(
  sessions: readonly PastSession[],
  kind: LoadKind,
  formula: OneRepMaxFormula = USUAL_FORMULA,
): number | null {
  if (!ESTIMATED.has(kind)) return null;
  const estimates = sessions
    .flatMap(({ sets }) => sets)
    .flatMap(({ kind: of, done }) => {
      if (!done || of === 'warmup') return [];
      const reps = Math.min(done.reps ?? 0, MAX_ESTIMATED_REPS);
      return oneRepMax(done.load ?? 0, reps, formula) ?? [];
    });
  return estimates.length > 0 ? Math.max(...estimates) : null;
}
