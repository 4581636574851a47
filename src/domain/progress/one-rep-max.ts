/** The formulas are only validated up to ten repetitions, so sets above give no estimate. */
export const MAX_ESTIMATED_REPS = 10;

/** The formulas to choose from, the usual one first. */
export const ONE_REP_MAX_FORMULAS = ['brzycki', 'epley', 'lombardi', 'oconner'] as const;
export type OneRepMaxFormula = (typeof ONE_REP_MAX_FORMULAS)[number];
export const USUAL_FORMULA: OneRepMaxFormula = 'brzycki';

/** The 1RM as a multiple of the load of a set, by repetitions. */
const FACTORS: Record<OneRepMaxFormula, (reps: number) => number> = {
  brzycki: (reps) => 1 / (1.0278 - 0.0278 * reps),
  epley: (reps) => 1 + reps / 30,
  lombardi: (reps) => reps ** 0.1,
  oconner: (reps) => 1 + 0.025 * reps,
};

/** A set of one is measured, not estimated. */
function factor(reps: number, formula: OneRepMaxFormula): number {
  return reps === 1 ? 1 : FACTORS[formula](reps);
}

const holds = (load: number, reps: number) => load > 0 && reps >= 1 && reps <= MAX_ESTIMATED_REPS;

/**
 * The estimated 1RM from a set to near failure, load w, repetitions r. Sources:
 * Brzycki M. (1993), "Strength testing: predicting a one-rep max from reps-to-fatigue", JOPERD
 * 64(1), 88-90: w / (1.0278 - 0.0278 r).
 * Epley B. (1985), "Poundage chart", Boyd Epley Workout: w (1 + r / 30).
 * Lombardi V. P. (1989), "Beginning weight training": w r^0.1.
 * O'Conner B., Simmons J., O'Shea P. (1989), "Weight training today": w (1 + 0.025 r).
 * @param load grams
 * @returns grams, rounded; null outside 1 to 10 repetitions
 */
export function oneRepMax(
  load: number,
  reps: number,
  formula: OneRepMaxFormula = USUAL_FORMULA,
): number | null {
  return holds(load, reps) ? Math.round(load * factor(reps, formula)) : null;
}

/**
 * The load for a number of repetitions to near failure at this 1RM, by the inverse formulas.
 * @param max the 1RM, grams
 * @returns grams, rounded down; null outside 1 to 10 repetitions
 */
export function loadForReps(
  max: number,
  reps: number,
  formula: OneRepMaxFormula = USUAL_FORMULA,
): number | null {
  return holds(max, reps) ? Math.floor(max / factor(reps, formula)) : null;
}
