import { daysBetween, type LocalDay } from '../local-day';

/** Percentages by which loads fall, by days without the exercise. */
const TIERS = [
  { days: 60, percent: 20 },
  { days: 28, percent: 10 },
  { days: 14, percent: 5 },
] as const;

/** Minimum pause of one exercise while others are trained. */
const AMONG_OTHERS = 28;

/** The pause of an exercise, and its effect on loads. */
export interface Pause {
  /** Null if it was never done. */
  readonly days: number | null;
  /** Decrease of loads in percent; 0 for none. */
  readonly percent: number;
}

/**
 * By how many percent loads fall after a pause. Strength mostly lasts three to four weeks and falls
 * after that. Mujika and Padilla (2000), "Detraining: loss of training-induced physiological and
 * performance adaptations", Sports Medicine 30(2) and 30(3). McMaster et al. (2013), Sports
 * Medicine 43(5), 367-384. Three weeks off cost trained beginners nothing in the end: Ogasawara et
 * al. (2013), European Journal of Applied Physiology 113(4), 975-985. A reduction after two weeks
 * already, and its percents, are a cautious convention. Soreness and technique recover before
 * strength does. A few sessions make up for it. An exercise trained only every few weeks counts as
 * paused from four weeks on.
 * @param lastDone last day of the exercise, in any workout
 * @param lastTrained day of the last workout
 */
export function pauseOf(
  lastDone: LocalDay | null,
  lastTrained: LocalDay | null,
  today: LocalDay,
): Pause {
  if (lastDone === null) return { days: null, percent: 0 };
  const days = daysBetween(lastDone, today);
  const isTraining = lastTrained !== null && percentAfter(daysBetween(lastTrained, today)) === 0;
  return { days, percent: isTraining && days < AMONG_OTHERS ? 0 : percentAfter(days) };
}

function percentAfter(days: number): number {
  return TIERS.find((tier) => days >= tier.days)?.percent ?? 0;
}
