import { addDays, type LocalDay, startOfWeek, type Weekday, weekday } from '../local-day';
import type { Program } from './shape';
import { calendarWeek } from './week';

/** A trained day of the ficha: its key, its running week, and its date. */
export interface DayDone {
  readonly day: string;
  readonly week: number;
  readonly localDay: LocalDay;
}

/**
 * Why a day is next.
 * `next`: in turn, whenever the person trains;
 * `today`: its weekday is today;
 * `missed`: its weekday was earlier this week, and it was not done;
 * `rest`: today has no day; the next one is on `nextOn`.
 */
export type WhyNext = 'next' | 'today' | 'missed' | 'rest';

export interface NextDay {
  /** Key of the day. */
  readonly day: string;
  /** Running week, counted from 1, without end. */
  readonly week: number;
  readonly why: WhyNext;
  /** The date of the day, if it has one. */
  readonly nextOn: LocalDay | null;
}

export interface ScheduleMoment {
  readonly today: LocalDay;
  /** The start day of the ficha. */
  readonly since: LocalDay;
  /** The first day of the person's weeks. */
  readonly weekStart: Weekday;
}

export type Scheduled = Pick<Program, 'days' | 'schedule' | 'weeks'>;

/**
 * The next day of a ficha; null if it has none. By letter it follows the last one done, so that a
 * missed day is never lost, and a week is one round. By weekday it is today's, else the first
 * missed one of this week, else the next one. A missed day is skipped if another was done today.
 * @param done the days done since the start of the ficha, in order
 */
export function nextDay(
  program: Scheduled,
  done: readonly DayDone[],
  when: ScheduleMoment,
): NextDay | null {
  return isPlaced(program) ? byWeekday(program, done, when) : inTurn(program, done);
}

/**
 * Whether the ficha is planned by weekday. False if no day has one: then the days follow in turn.
 */
export function isPlaced({ schedule, days }: Scheduled): boolean {
  return schedule === 'weekday' && days.some(({ weekdays }) => weekdays.length > 0);
}

function inTurn({ days }: Scheduled, done: readonly DayDone[]): NextDay | null {
  const order = days.map(({ key }) => key);
  // A day that was removed from the ficha since does not decide the next one.
  const last = done.findLast(({ day }) => order.includes(day));
  const next = last ? order.indexOf(last.day) + 1 : 0;
  const isThrough = next >= order.length;
  const day = order[isThrough ? 0 : next];
  if (day === undefined) return null;
  return { day, week: last ? last.week + (isThrough ? 1 : 0) : 1, why: 'next', nextOn: null };
}

/** The days of the ficha on a calendar day, in order. */
function daysOn({ days }: Scheduled, localDay: LocalDay): string[] {
  const number = weekday(localDay) || 7;
  return days.filter(({ weekdays }) => weekdays.includes(number)).map(({ key }) => key);
}

function byWeekday(
  program: Scheduled,
  done: readonly DayDone[],
  when: ScheduleMoment,
): NextDay | null {
  const { today, since, weekStart } = when;
  const first = startOfWeek(today, weekStart);
  const found = (localDay: LocalDay, why: WhyNext) => {
    const day = daysOn(program, localDay).find((key) => !isDone(key, localDay));
    const week = calendarWeek(since, localDay, weekStart);
    return day === undefined ? null : { day, week, why, nextOn: localDay };
  };
  /** Whether a day was done in its week as often as it was due by then, even early. */
  function isDone(key: string, by: LocalDay): boolean {
    const start = startOfWeek(by, weekStart);
    const from = start < since ? since : start;
    let due = 0;
    for (let day = from; day <= by; day = addDays(day, 1)) {
      if (daysOn(program, day).includes(key)) due += 1;
    }
    const end = addDays(start, 6);
    const times = done.filter(
      ({ day, localDay }) => day === key && localDay >= start && localDay <= end,
    );
    return times.length >= due;
  }

  const isTrained = done.some(({ localDay }) => localDay === today);
  const now = found(today, 'today');
  // If one day is due twice this week, a workout today counts as today's.
  const again = now && done.some(({ day, localDay }) => localDay === today && day === now.day);
  if (now && !again) return now;
  for (let day = first < since ? since : first; !isTrained && day < today; day = addDays(day, 1)) {
    const missed = found(day, 'missed');
    if (missed) return missed;
  }
  for (let ahead = 1; ahead <= 14; ahead += 1) {
    const later = found(addDays(today, ahead), 'rest');
    if (later) return later;
  }
  return null;
}
