import { RENEWING_PERIODS } from '../coaching/professional';
import { addDays, type LocalDay } from '../local-day';

export type RenewingPeriod = (typeof RENEWING_PERIODS)[number];

const YEAR = 12;
const MONTHS: Readonly<Record<RenewingPeriod, number>> = {
  monthly: 1,
  quarterly: 3,
  semiannual: 6,
  annual: YEAR,
};

/** The period if it repeats; null for a package, a single price, and an unknown word. */
export function renewingPeriod(period: string): RenewingPeriod | null {
  return RENEWING_PERIODS.find((one) => one === period) ?? null;
}

/**
 * The day a number of months later, with the same day of the month, or the last one of a shorter
 * month. Counting from the first day prevents drift: 31 January leads to 28 February and to 31
 * March.
 */
export function addMonths(day: LocalDay, months: number): LocalDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const nth = year * 12 + month - 1 + months;
  const first = firstOfMonth(nth);
  const last = Number(addDays(firstOfMonth(nth + 1), -1).slice(8));
  return addDays(first, Math.min(date, last) - 1);
}

function firstOfMonth(nth: number): LocalDay {
  const year = String(Math.floor(nth / 12)).padStart(4, '0');
  return `${year}-${String((nth % 12) + 1).padStart(2, '0')}-01`;
}

/** The next day with a day of the month, from `today` on; a shorter month has its last day. */
export function nextOnDay(today: LocalDay, dayOfMonth: number): LocalDay {
  const first = `${today.slice(0, 8)}01`;
  const inMonth = (months: number) => {
    const start = addMonths(first, months);
    const last = Number(addDays(addMonths(start, 1), -1).slice(8));
    return addDays(start, Math.min(dayOfMonth, last) - 1);
  };
  return inMonth(0) < today ? inMonth(1) : inMonth(0);
}

/** The due day of a subscription's charge; the first is number 0 and falls on `first`. */
export function dueDayOf(first: LocalDay, period: RenewingPeriod, nth: number): LocalDay {
  return addMonths(first, MONTHS[period] * nth);
}

/**
 * Keeps the next due day while the period changes. It finds a first day with the original day of
 * the month, which the next due day may be too short to have. Example: a monthly series from 31
 * January, next due on 28 February, becomes quarterly. The charge after that falls due on 31 May.
 * An annual series keeps its month, so its next due day is the first.
 * @returns the first day, and the number of the next charge
 */
export function countedIn(
  period: RenewingPeriod,
  first: LocalDay,
  before: RenewingPeriod,
  nth: number,
): { readonly first: LocalDay; readonly nth: number } {
  const months = MONTHS[before] * nth;
  // Two consecutive months, a quarter's months, and two months half a year apart each have one of
  // 31 days.
  for (let back = 0; back * MONTHS[period] < YEAR; back += 1) {
    const day = addMonths(first, months - MONTHS[period] * back);
    if (day.slice(8) === first.slice(8)) return { first: day, nth: back };
  }
  return { first: addMonths(first, months), nth: 0 };
}

/**
 * How many of a subscription's charges fall due before a day. Charges that fell due during a pause
 * are skipped: the next charge after it is this one, or a later unmade one.
 */
export function chargesDueBefore(first: LocalDay, period: RenewingPeriod, day: LocalDay): number {
  let nth = 0;
  while (dueDayOf(first, period, nth) < day) nth += 1;
  return nth;
}

/**
 * A sum split into parts that differ by one centavo at most, the greater ones first.
 * @param total in centavos
 */
export function splitCentavos(total: number, parts: number): readonly number[] {
  const least = Math.floor(total / parts);
  const greater = total - least * parts;
  return Array.from({ length: parts }, (_, nth) => (nth < greater ? least + 1 : least));
}
