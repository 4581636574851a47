import { addDays, type LocalDay, startOfWeek, type Weekday, weekday } from '../local-day';
import { daysPerWeek } from '../program/per-week';
import type { Program } from '../program/shape';

/** How a day of a week stands: trained, planned for it, or neither. */
export type PlannedDay = 'done' | 'planned' | 'free';

export interface WeekPlan {
  /** Seven, from the first of the week on. */
  readonly days: readonly { readonly day: LocalDay; readonly state: PlannedDay }[];
  /** Days of the week on which there was training. */
  readonly done: number;
  /** Days of training that a week of the ficha has; null without a ficha that says so. */
  readonly planned: number | null;
}

type Planned = Pick<Program, 'days' | 'schedule'>;

/** The days of the calendar (1 for Monday to 7) that a ficha is on; none where it goes in turn. */
function weekdaysOf({ days, schedule }: Planned): ReadonlySet<number> {
  return new Set(schedule === 'weekday' ? days.flatMap((day) => day.weekdays) : []);
}

/**
 * The week that holds a day beside the ficha: in turn a week is one round of it, by day of the week
 * it is the days it is on.
 *
 * @param trained the days on which there was training, in any order
 */
export function weekPlan(
  program: Planned | null,
  trained: readonly LocalDay[],
  within: LocalDay,
  weekStart: Weekday,
): WeekPlan {
  const first = startOfWeek(within, weekStart);
  const on = program ? weekdaysOf(program) : new Set();
  const days = Array.from({ length: 7 }, (_, nth) => {
    const day = addDays(first, nth);
    const state = on.has(weekday(day) || 7) ? ('planned' as const) : ('free' as const);
    return { day, state: trained.includes(day) ? ('done' as const) : state };
  });
  const planned = program ? daysPerWeek(program) : 0;
  return {
    days,
    done: days.filter(({ state }) => state === 'done').length,
    planned: planned === 0 ? null : planned,
  };
}
