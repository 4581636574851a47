import type { LocalDay } from '../local-day';
import { type ProgressRange, rangeStart } from '../progress/ranges';

/** Possible periods of a coach's copy of a student's workouts (rule G2b). */
export const REACHES = ['12w', '1y', 'all'] as const satisfies readonly ProgressRange[];
export type Reach = (typeof REACHES)[number];

/**
 * The longest range that a copy covers completely.
 * @param since first day of its workouts; null for all
 */
export function reachOf(since: LocalDay | null, today: LocalDay): Reach {
  if (since === null) return 'all';
  return since <= (rangeStart('1y', today) ?? since) ? '1y' : '12w';
}

/** Wider reaches that a copy may still get, nearest first. */
export function furtherThan(reach: Reach): readonly Reach[] {
  return REACHES.slice(REACHES.indexOf(reach) + 1);
}
