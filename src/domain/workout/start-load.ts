import { type LoadKind, takesLoad } from '../exercise';
import { loadForReps, type OneRepMaxFormula, USUAL_FORMULA } from './one-rep-max';
import { type Bests, estimatedMax } from './records';

/** What to begin an exercise with, in grams, and where that is from. */
export interface StartLoad {
  readonly grams: number;
  /** `last`: what was lifted the last time; `estimate`: from the 1RM that its own sets come to. */
  readonly by: 'last' | 'estimate';
}

/**
 * What to begin an exercise with that takes another's place: what the person lifted in it the last
 * time, else what the 1RM that is known of it allows for so many repetitions. Never from another
 * exercise: null leaves it to the person.
 *
 * @param last the load of the last time, grams; null when it is not known
 * @param bests the bests of this very exercise
 * @param reps the repetitions to be done; null for not said
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
