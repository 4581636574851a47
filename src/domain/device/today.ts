import { type LocalDay, type Weekday, weekday } from '../local-day';
import { type DayDone, nextDay } from '../programs/schedule';
import type { Program } from '../programs/shape';

/** Inputs that decide whether a workout is planned for a day. */
export interface NoticeDay {
  readonly program: Pick<Program, 'days' | 'schedule' | 'weeks'>;
  /** Days done since the start of the ficha, in order; those of the last two weeks suffice. */
  readonly done: readonly DayDone[];
  readonly today: LocalDay;
  readonly since: LocalDay;
  readonly weekStart: Weekday;
  /** Days of the week (1 to 7) with a notice for fichas in turn. */
  readonly todayOn: readonly number[];
}

/**
 * Whether today's workout is still to be done. By weekday it is today's day of the ficha; in turn,
 * today must be one of the person's chosen days.
 */
export function isPlannedToday({ program, done, todayOn, ...when }: NoticeDay): boolean {
  const next = nextDay(program, done, when);
  if (next?.why === 'today') return true;
  if (next?.why !== 'next' || done.some(({ localDay }) => localDay === when.today)) return false;
  return todayOn.includes(weekday(when.today) || 7);
}
