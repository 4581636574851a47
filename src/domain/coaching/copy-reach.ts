import type { LocalDay } from '../local-day';
import { type ProgressRange, rangeStart } from '../progress/ranges';

/** How far back a coach's copy of a student's workouts may be asked to go (rule G2). */
export const REACHES = ['12w', '1y', 'all'] as const satisfies readonly ProgressRange[];
export type Reach = (typeof REACHES)[number];

/**
 * The longest range that a copy holds whole.
 *
 * @param since the day from which on workouts are in it; null for all of them
 */
export function reachOf(since: LocalDay | null, today: LocalDay): Reach {
  if (since === null) return 'all';
  return since <= (rangeStart('1y', today) ?? since) ? '1y' : '12w';
}

/** Wider reaches that a copy may still get, nearest first. */
export function furtherThan(reach: Reach): readonly Reach[] {
  return REACHES.slice(REACHES.indexOf(reach) + 1);
}
