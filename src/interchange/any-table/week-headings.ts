import { addDays, daysBetween, isLocalDay, type Weekday, weekday } from '#domain/local-day';
import { unaccented } from '#domain/plain-text';
import type { Row } from '../apps/table';
import { filledCells, isTitles } from './day-lines';
import { dayText } from './month-names';
import { isFullDate } from './row-dates';

/** Names of weekdays from Sunday on, without accents and "-feira". */
const NAMES = [
  'dom domingo sun sunday',
  'seg segunda 2a mon monday lun lunes',
  'ter terca 3a tue tues tuesday martes',
  'qua quarta 4a wed wednesday mie miercoles',
  'qui quinta 5a thu thur thurs thursday jue jueves',
  'sex sexta 6a fri friday vie viernes',
  'sab sabado sat saturday',
] as const;

const WEEKDAYS = new Map(NAMES.flatMap((names, at) => names.split(' ').map((name) => [name, at])));

/** "02/03 a 08/03", "2 a 8/3", "02/03/2026 - 08/03/2026", behind a name of the week. */
const WEEK =
  /(?:^|[\s:(,–—-])(\d{1,2})(?:[/.](\d{1,2})(?:[/.](\d{4}|\d{2}))?)?\s*(?:a|à|até|ate|to|al|e|-|–|—)\s*(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}|\d{2}))?\s*\)?$/iu;
/** Weeks on a sheet of training leave out the weekend at most. */
const FEWEST_DAYS = 4;

/** A week by its first day, which may lack its year. */
interface Week {
  readonly month: number;
  readonly date: number;
  readonly year: number | null;
}

const two = (figure: number) => String(figure).padStart(2, '0');

const yearOf = (text: string | undefined) =>
  text === undefined ? null : Number(text.length === 2 ? `20${text}` : text);

/** The days from one date to another; NaN if one does not exist. */
function span(year: number, [fromDate, fromMonth]: Pair, [toDate, toMonth]: Pair): number {
  const from = `${year}-${two(fromMonth)}-${two(fromDate)}`;
  const to = `${toMonth < fromMonth ? year + 1 : year}-${two(toMonth)}-${two(toDate)}`;
  return isLocalDay(from) && isLocalDay(to) ? daysBetween(from, to) + 1 : Number.NaN;
}

type Pair = readonly [date: number, month: number];

/** The week in a line that has nothing else; null for any other line. */
function weekIn(row: Row): Week | null {
  const filled = filledCells(row);
  if (filled.length === 0 || filled.length > 2) return null;
  const found = WEEK.exec(filled.join(' '));
  if (!found) return null;
  const [, first, second, ownYear, third, fourth, endYear] = found;
  const [a, b, c, d] = [first, second ?? fourth, third, fourth].map(Number);
  const end = yearOf(endYear);
  for (const [from, to] of [
    [
      [a, b],
      [c, d],
    ],
    [
      [b, a],
      [d, c],
    ],
  ] as const) {
    const [[date = 0, month = 0], [toDate = 0, toMonth = 0]] = [from, to];
    // Any year has the days but one; a leap year has all.
    const days = span(end ?? 2024, [date, month], [toDate, toMonth]);
    if (days < FEWEST_DAYS || days > 7 || Number.isNaN(days)) continue;
    const isTurn = toMonth < month;
    return { month, date, year: yearOf(ownYear) ?? (end === null ? null : isTurn ? end - 1 : end) };
  }
  return null;
}

const MOST_YEARS = 12;

/** The first day of a week; without a year, the latest one that begins on such a weekday. */
function dayOf({ month, date, year }: Week, starts: Weekday | null, today: string): string | null {
  const inYear = (one: number) => `${one}-${two(month)}-${two(date)}`;
  if (year !== null) return isLocalDay(inYear(year)) ? inYear(year) : null;
  const thisYear = Number(today.slice(0, 4));
  for (let back = 0; back < MOST_YEARS; back += 1) {
    const day = inYear(thisYear - back);
    if (isLocalDay(day) && day <= today && weekday(day) === starts) return day;
  }
  return null;
}

/** The first days of all weeks: those without a year begin on Monday or all on Sunday. */
function daysOf(weeks: readonly Week[], today: string): readonly (string | null)[] {
  const [mondays, sundays] = ([1, 0] as const).map((starts) =>
    weeks.map((week) => dayOf(week, starts, today)),
  );
  const latest = (days: readonly (string | null)[] = []) =>
    days.includes(null) ? '' : ([...days].sort().at(-1) ?? '');
  return (latest(sundays) > latest(mondays) ? sundays : mondays) ?? [];
}

/** "Segunda", "SEG." or "Segunda-feira - Peito" as a weekday, and the words behind it. */
function weekdayIn(cell: string): { readonly day: number; readonly rest: string } | null {
  const [, name = '', rest = ''] =
    /^([\p{L}\d]+)(?:[\s-]?feira)?\.?(?:\s*[-–—:(,]\s*(.*?)\)?)?$/iu.exec(cell.trim()) ?? [];
  const day = WEEKDAYS.get(unaccented(name));
  return day === undefined ? null : { day, rest };
}

/** The column with the weekdays of rows; -1 without one. */
function columnOfWeekdays(rows: readonly Row[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) {
    const at = cells.findIndex((cell) => weekdayIn(cell) !== null);
    if (at >= 0) counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? -1;
}

/** A row with the day in place of its weekday. */
function dated(row: Row, column: number, first: string): Row {
  const found = weekdayIn(row.cells[column] ?? '');
  if (!found) return row;
  const day = addDays(first, (found.day - weekday(first) + 7) % 7);
  const [year, month, date] = day.split('-').map(Number);
  const written = dayText({ year: year ?? null, month: month ?? 1 }, date ?? 1);
  const text = found.rest === '' ? written : `${written} - ${found.rest}`;
  return { ...row, cells: row.cells.map((cell, at) => (at === column ? text : cell)) };
}

/**
 * Lines with whole days in place of weekdays below the first and last day of their week, such as
 * "Semana 1 - 02/03 a 08/03". Null without such weeks.
 * @param today without a year, weeks are not later than this day
 */
export function withWeekHeadings(lines: readonly Row[], today: string): readonly Row[] | null {
  const weeks = lines.map(weekIn);
  const named = weeks.filter((week) => week !== null);
  if (named.length === 0) return null;
  const column = columnOfWeekdays(lines.filter((_, at) => weeks[at] === null));
  const isDated = lines.some(
    ({ cells }, at) => weeks[at] === null && cells.some((cell) => isFullDate(cell.trim())),
  );
  if (column < 0 || isDated) return null;
  const days = daysOf(named, today);
  if (days.includes(null)) return null;
  let at = -1;
  let isTitled = false;
  const whole = lines.flatMap((row, line): Row[] => {
    if (weeks[line] !== null) {
      at += 1;
      return [];
    }
    // Each week may repeat the titles.
    if (isTitles(row)) {
      if (isTitled) return [];
      isTitled = true;
    }
    const first = days[at] ?? null;
    return [first === null ? row : dated(row, column, first)];
  });
  return whole;
}
