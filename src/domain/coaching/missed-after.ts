import { daysBetween, type LocalDay } from '../local-day';

/** Minimum and maximum days of absence before a student counts as missing. */
const [SOONEST_MISSED, LATEST_MISSED] = [4, 14];

/**
 * After how many days without training a student counts as missing. Twice the usual gap between
 * workouts: of the planned week or, without a plan, of the last weeks.
 */
export function missedAfter(perWeek: number | null, recentDays: readonly LocalDay[]): number {
  const usual = perWeek !== null && perWeek > 0 ? 7 / perWeek : usualGap(recentDays);
  return Math.min(LATEST_MISSED, Math.max(SOONEST_MISSED, Math.round(2 * (usual ?? 3.5))));
}

/** The median gap between training days; null with fewer than three days. */
function usualGap(days: readonly LocalDay[]): number | null {
  const apart = [...new Set(days)].sort();
  const gaps = apart.slice(1).map((day, at) => daysBetween(apart[at] ?? day, day));
  if (gaps.length < 2) return null;
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? null;
}
