import { type DayDone, isPlaced, nextDay, type Scheduled, type ScheduleMoment } from './schedule';
import { calendarWeek } from './week';

/**
 * The running week of a day of a ficha done on some date. By weekday it is that of the calendar. In
 * turn it is the one running then.
 * @param done as in `nextDay`; later days are ignored
 * @param when `today` is the date of the workout
 */
export function weekOn(program: Scheduled, done: readonly DayDone[], when: ScheduleMoment): number {
  const { today, since, weekStart } = when;
  if (isPlaced(program)) return calendarWeek(since, today, weekStart);
  const until = done.filter(({ localDay }) => localDay <= today);
  return nextDay(program, until, when)?.week ?? 1;
}
