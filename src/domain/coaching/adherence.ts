import { addDays, type LocalDay } from '../local-day';

/** A student's plan and the days on which they trained. */
export interface TrainedDays {
  /** Days of training planned for a week. */
  readonly perWeek: number;
  /** The first day that counts. */
  readonly from: LocalDay;
  readonly days: readonly LocalDay[];
}

/** The share of all students' plans that was done in a week. */
export interface WeekAdherence {
  /** Its first day. */
  readonly week: LocalDay;
  /** 0 to 100; null if no student had a plan. */
  readonly percent: number | null;
}

/** Days of training within a week, each day once. */
export function daysInWeek(days: readonly LocalDay[], week: LocalDay): number {
  return daysWithin(days, week, addDays(week, 7));
}

function daysWithin(days: readonly LocalDay[], from: LocalDay, until: LocalDay): number {
  return new Set(days.filter((day) => day >= from && day < until)).size;
}

/**
 * Share of the plan that was done, by week, oldest first. Extra workouts of one student do not make
 * up for another's missing ones. A student counts from their first whole week.
 * @param week the first day of the newest week
 */
export function adherenceOf(
  students: readonly TrainedDays[],
  week: LocalDay,
  weeks: number,
): readonly WeekAdherence[] {
  return Array.from({ length: weeks }, (_, nth) => {
    const start = addDays(week, -7 * (weeks - 1 - nth));
    const end = addDays(start, 7);
    let [done, planned] = [0, 0];
    for (const { perWeek, from, days } of students) {
      if (from > start || perWeek === 0) continue;
      planned += perWeek;
      done += Math.min(perWeek, daysWithin(days, start, end));
    }
    return { week: start, percent: planned === 0 ? null : Math.round((100 * done) / planned) };
  });
}
