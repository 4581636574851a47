import { type LoadKind, takesLoad } from '../exercises/exercise';
import { loadForReps, type OneRepMaxFormula, USUAL_FORMULA } from './one-rep-max';
import { type Bests, estimatedMax } from './records';

/** The first load of an exercise, in grams, with its origin. */
export interface StartLoad {
  readonly grams: number;
  /** `last`: the last performed load; `estimate`: from the 1RM of its own sets. */
  readonly by: 'last' | 'estimate';
}

/**
 * The first load of a replacement exercise. It is the person's last load in it, else the load for
 * the repetitions by the 1RM estimated from its own sets. No load comes from another exercise.
 * @param last grams; null if unknown
 * @param reps planned; null if open
 * @returns null if the person has to choose
 */
export function startLoad(
  last: number | null,
  bests: Bests | null,
  kind: LoadKind,
  reps: number | null,
  formula: OneRepMaxFormula = USUAL_FORMULA,
): StartLoad | null {
  if (!takesLoad(kind)) return null;
  if (last !== null) return { grams: last, by: 'last' };
  const max = bests && reps !== null ? estimatedMax(bests, kind, formula) : null;
  const grams = max !== null && reps !== null ? loadForReps(max, reps, formula) : null;
  return grams === null ? null : { grams, by: 'estimate' };
}
