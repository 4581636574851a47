import { zonedFormats } from './zoned-formats';

/**
 * A calendar day in the person's local time: 'YYYY-MM-DD'. It has no zone and is never an instant.
 */
export type LocalDay = string;

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const WEEK_STARTS = ['monday', 'sunday'] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

/** The first day of the person's weeks. */
export function startWeekday(weekStart: WeekStart): Weekday {
  return weekStart === 'monday' ? 1 : 0;
}

const MS_PER_DAY = 86_400_000;
const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
// 1970-01-01 was a Thursday.
const EPOCH_WEEKDAY = 4;

/** Whether the text is 'YYYY-MM-DD' and names a day that exists (no 30th of February). */
export function isLocalDay(text: string): boolean {
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && dayFromNumber(dayNumber(text)) === text;
}

const calendarIn = zonedFormats('en-u-ca-gregory-nu-latn', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day of an instant (epoch ms) in an IANA zone such as 'America/Sao_Paulo'. */
export function localDay(instantMs: number, zone: string): LocalDay {
  const parts = calendarIn(zone).formatToParts(instantMs);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The calendar day of a date in the zone of this device. */
export function dayOfDate(date: Date): LocalDay {
  const two = (figure: number) => String(figure).padStart(2, '0');
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The day a number of days later, or earlier if `days` is negative. */
export function addDays(day: LocalDay, days: number): LocalDay {
  return dayFromNumber(dayNumber(day) + days);
}

/** Days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: LocalDay, to: LocalDay): number {
  return dayNumber(to) - dayNumber(from);
}

/** The day of the week, 0 for Sunday. */
export function weekday(day: LocalDay): Weekday {
  return weekdayOf(dayNumber(day));
}

function weekdayOf(number: number): Weekday {
  return WEEKDAYS[(((number + EPOCH_WEEKDAY) % 7) + 7) % 7] ?? 0;
}

/** The first day of the week of a day. Weeks start on Monday by default. */
export function startOfWeek(day: LocalDay, firstWeekday: Weekday = 1): LocalDay {
  const number = dayNumber(day);
  return dayFromNumber(number - ((weekdayOf(number) - firstWeekday + 7) % 7));
}

/** Days since 1970-01-01; NaN for an invalid day. */
function dayNumber(day: LocalDay): number {
  const [year, month, date] = day.split('-');
  if (date === undefined) return Number.NaN;
  return Date.UTC(Number(year), Number(month) - 1, Number(date)) / MS_PER_DAY;
}

function dayFromNumber(number: number): LocalDay {
  const date = new Date(number * MS_PER_DAY);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
