import { dayAt, positionOf } from './chart-data';

/** Distance between ticks, which determines their form: "20/11", "nov." or "2026". */
export type TickStep = 'day' | 'month' | 'year';

export interface DayTick {
  readonly day: string;
  readonly step: TickStep;
}

const STEPS: readonly (readonly [TickStep, count: number])[] = [
  ['day', 1],
  ['day', 2],
  ['day', 3],
  ['day', 7],
  ['day', 14],
  ['month', 1],
  ['month', 2],
  ['month', 3],
  ['month', 6],
  ['year', 1],
  ['year', 2],
  ['year', 5],
  ['year', 10],
  ['year', 50],
];

// Day 4 since 1970-01-01 is a Monday, so that steps of whole weeks fall on Mondays.
const A_MONDAY = 4;

/**
 * Labelled days of a time axis: Mondays, or first days of months or years, as close as `most`
 * allows.
 */
export function dayTicks(from: string, to: string, most: number): DayTick[] {
  for (const [step, count] of STEPS) {
    const days = step === 'day' ? everyDays(from, to, count) : everyMonths(from, to, step, count);
    // A single tick shows no scale, so the ends are labelled instead.
    if (days.length > 1 && days.length <= most) {
      return days.map((day) => ({ day, step: isYear(day, step) ? 'year' : step }));
    }
  }
  const ends = from === to || most < 2 ? [to] : [from, to];
  return ends.map((day) => ({ day, step: 'day' }));
}

/** Among months, January is labelled with its year. */
function isYear(day: string, step: TickStep): boolean {
  return step === 'month' && day.slice(5, 7) === '01';
}

function everyDays(from: string, to: string, count: number): string[] {
  const [first, last] = [positionOf(from), positionOf(to)];
  // No axis has space for so many ticks, so the next step is tried.
  if ((last - first) / count > 60) return [];
  const offset = count < 7 ? first : A_MONDAY;
  const start = offset + Math.ceil((first - offset) / count) * count;
  const days: string[] = [];
  for (let at = start; at <= last; at += count) days.push(dayAt(at));
  return days;
}

function everyMonths(from: string, to: string, step: TickStep, count: number): string[] {
  const months = step === 'year' ? count * 12 : count;
  const [first, last] = [monthNumber(from), monthNumber(to)];
  const start = Math.ceil((from.endsWith('-01') ? first : first + 1) / months) * months;
  const days: string[] = [];
  for (let at = start; at <= last; at += months) {
    const month = String((at % 12) + 1).padStart(2, '0');
    days.push(`${String(Math.floor(at / 12)).padStart(4, '0')}-${month}-01`);
  }
  return days;
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}
