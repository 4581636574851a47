/** Beyond ten repetitions the formula was not shown to hold, so nothing is estimated from them. */
export const MAX_ESTIMATED_REPS = 10;

/**
 * The load that could be lifted once, estimated from a set to near failure.
 *
 * Source: Brzycki M. (1993), "Strength testing: predicting a one-rep max from
 * reps-to-fatigue", JOPERD 64(1), 88-90: load / (1.0278 - 0.0278 × reps).
 *
 * @param load grams
 * @returns grams, rounded; null for no load and outside 1 to 10 repetitions
 */
export function oneRepMax(load: number, reps: number): number | null {
  if (load <= 0 || reps < 1 || reps > MAX_ESTIMATED_REPS) return null;
  return Math.round(load / (1.0278 - 0.0278 * reps));
}
