import { type DayDone, isPlaced, nextDay, type Scheduled, type ScheduleMoment } from './schedule';
import { calendarWeek } from './week';

/**
 * The running week in which a day of the ficha was done. A ficha by weekday follows the calendar. A
 * ficha in turn counts its rounds.
 * @param done as in `nextDay`; later days are ignored
 * @param when `today` is the date of the workout
 */
export function weekOn(program: Scheduled, done: readonly DayDone[], when: ScheduleMoment): number {
  const { today, since, weekStart } = when;
  if (isPlaced(program)) return calendarWeek(since, today, weekStart);
  const until = done.filter(({ localDay }) => localDay <= today);
  return nextDay(program, until, when)?.week ?? 1;
}
