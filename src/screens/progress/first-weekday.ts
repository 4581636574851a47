import type { Weekday } from '#domain/local-day';
import type { WeekStart } from '#domain/preference-choices';

/** The day of the week on which the person's weeks begin. */
export function firstWeekday(weekStart: WeekStart): Weekday {
  return weekStart === 'monday' ? 1 : 0;
}
