import { type DayDone, isPlaced, nextDay, type Scheduled, type When } from './schedule';
import { calendarWeek } from './week';

/**
 * The running week that a day of a ficha is of when it is done on some day: by day of the week that
 * of the calendar, in turn the one that was under way then.
 *
 * @param done as `nextDay` wants them; those of later days are passed over
 * @param when `today` is the day on which it is done
 */
export function weekOn(program: Scheduled, done: readonly DayDone[], when: When): number {
  const { today, since, weekStart } = when;
  if (isPlaced(program)) return calendarWeek(since, today, weekStart);
  const until = done.filter(({ localDay }) => localDay <= today);
  return nextDay(program, until, when)?.week ?? 1;
}
