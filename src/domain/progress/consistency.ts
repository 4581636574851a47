import { addDays, type LocalDay, startOfWeek, type Weekday } from '../local-day';
import type { ActiveProgram } from '../programs/shape';
import type { WorkoutSummary } from '../workouts/summary';

/** Number of days with a workout in a week. */
export interface TrainedWeek {
  readonly start: LocalDay;
  readonly days: number;
}

/** A person's weeks compared with their plan, or with their own rhythm. */
export interface Consistency {
  /** `plan`: the ficha's days per week; `usual`: the person's own median. */
  readonly by: 'plan' | 'usual';
  /** Days a week, 1 to 7. */
  readonly target: number;
  /** Number of weeks counted. */
  readonly weeks: number;
  /** Number of these that reached the target. */
  readonly reached: number;
  /** Days trained in the running week, which counts only once it reached the target. */
  readonly running: number;
}

/** The weeks from that of `from` to that of `today`, oldest first, with the number of trained days. */
export function trainedWeeks(
  summaries: readonly Pick<WorkoutSummary, 'day'>[],
  from: LocalDay,
  today: LocalDay,
  weekStart: Weekday,
): readonly TrainedWeek[] {
  const byStart = new Map<LocalDay, Set<LocalDay>>();
  for (let start = startOfWeek(from, weekStart); start <= today; start = addDays(start, 7)) {
    byStart.set(start, new Set());
  }
  for (const { day } of summaries) byStart.get(startOfWeek(day, weekStart))?.add(day);
  return [...byStart].map(([start, days]) => ({ start, days: days.size }));
}

/** The median; the lower one of two. */
function lowerMedian(counts: readonly number[]): number {
  const sorted = [...counts].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
}

/**
 * In how many weeks the person trained as often as their ficha plans, counted from the first whole
 * week under it. If no week reached that, the target is their usual training week. The measure is
 * our own. A missed week is counted, but never resets the result to zero. Weeks before the first
 * workout add none.
 * @param weeks oldest first, the last is the running one
 * @returns null when no week has a workout
 */
export function consistency(
  weeks: readonly TrainedWeek[],
  plan: (Pick<ActiveProgram, 'since'> & { readonly days: number }) | null,
): Consistency | null {
  const running = weeks.at(-1);
  const begun = weeks.findIndex(({ days }) => days > 0);
  if (!running || begun < 0) return null;
  const past = weeks.slice(begun, -1);
  const planned = plan && plan.days > 0 ? past.filter(({ start }) => start >= plan.since) : [];
  const asked = plan && planned.some(({ days }) => days >= plan.days) ? plan.days : null;
  const counted = asked === null ? past : planned;
  const trained = (past.length > 0 ? past : [running]).filter(({ days }) => days > 0);
  const target = asked ?? lowerMedian(trained.map(({ days }) => days));
  const all = running.days >= target ? [...counted, running] : counted;
  return {
    by: asked === null ? 'usual' : 'plan',
    target,
    weeks: all.length,
    reached: all.filter(({ days }) => days >= target).length,
    running: running.days,
  };
}
