import { daysBetween } from '../local-day';
import type { TrendStep } from './exercise-trend';

/** The change from the first session of a period to its last. */
export interface ExerciseChange {
  readonly from: TrendStep;
  readonly to: TrendStep;
  /** Days between the two. */
  readonly days: number;
  /** Relative to the first figure: 0.18 for a rise from 100 to 118; null if that was zero. */
  readonly share: number | null;
}

/**
 * The change of an exercise between the first and the last session of a period. Only these two
 * count. So people can find the figures in their own workouts.
 * @param steps oldest first
 * @returns null for fewer than two sessions
 */
export function changeOf(steps: readonly TrendStep[]): ExerciseChange | null {
  const [from, to] = [steps[0], steps.at(-1)];
  if (!from || !to || steps.length < 2) return null;
  const share = from.value === 0 ? null : (to.value - from.value) / from.value;
  return { from, to, days: daysBetween(from.day, to.day), share };
}
