import { type LocalDay, type Weekday, weekday } from '../local-day';
import { type DayDone, nextDay } from '../program/schedule';
import type { Program } from '../program/shape';

/** What says whether a workout is planned for a day. */
export interface PlannedDay {
  readonly program: Pick<Program, 'days' | 'schedule' | 'weeks'>;
  /** Days done since the ficha was begun, in their order; those of the last two weeks suffice. */
  readonly done: readonly DayDone[];
  readonly today: LocalDay;
  readonly since: LocalDay;
  readonly weekStart: Weekday;
  /** Days of the week (1 to 7) on which who trains in turn wants to be told. */
  readonly todayOn: readonly number[];
}

/**
 * Whether today has a workout that is still to be done: one that the ficha puts on this day of the
 * week, or, where its days come in turn, on a day that the person chose.
 */
export function isPlannedToday({ program, done, todayOn, ...when }: PlannedDay): boolean {
  const next = nextDay(program, done, when);
  if (next?.why === 'today') return true;
  if (next?.why !== 'next' || done.some(({ localDay }) => localDay === when.today)) return false;
  return todayOn.includes(weekday(when.today) || 7);
}
