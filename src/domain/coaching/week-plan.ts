import { addDays, type LocalDay, startOfWeek, type Weekday, weekday } from '../local-day';
import { daysPerWeek } from '../programs/per-week';
import type { Program } from '../programs/shape';

/** Status of a day of the week: trained, planned, or neither. */
export type PlannedDay = 'done' | 'planned' | 'free';

export interface WeekPlan {
  /** The seven days, from the first of the week. */
  readonly days: readonly { readonly day: LocalDay; readonly state: PlannedDay }[];
  /** Training days of the week. */
  readonly done: number;
  /** Training days in a week of the ficha; null without a ficha that has them. */
  readonly planned: number | null;
}

type Planned = Pick<Program, 'days' | 'schedule'>;

/** The weekdays of a ficha (1 for Monday to 7); empty for a ficha in turn. */
function weekdaysOf({ days, schedule }: Planned): ReadonlySet<number> {
  return new Set(schedule === 'weekday' ? days.flatMap((day) => day.weekdays) : []);
}

/**
 * The calendar week that contains a day, compared with the ficha. A ficha in turn counts one round
 * a week, a ficha by weekday its named days.
 * @param trained the days with training, in any order
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
