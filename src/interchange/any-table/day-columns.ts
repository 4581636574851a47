import { readFigure } from '../apps/figures';
import { cellAt, type Row } from '../apps/table';
import { loadText } from './cells';
import type { LaidOut } from './day-lines';
import { isFullDate, isPartialDate } from './row-dates';

/** Lines above the days that are looked at. */
const MOST_LINES = 15;

const isDay = (text: string) => isFullDate(text) || isPartialDate(text);

/** A day with its columns. */
interface DayColumns {
  readonly day: string;
  readonly from: number;
  readonly to: number;
}

/** The days in a line of titles; none if it has other figures. */
function daysIn(row: Row): DayColumns[] {
  const cells = row.cells.map((_, at) => cellAt(row, at));
  const starts = cells.flatMap((cell, at) => (isDay(cell) ? [at] : []));
  const isOther = cells.some((cell) => /\d/.test(cell) && !isDay(cell));
  if (starts.length < 2 || isOther || (starts[0] ?? 0) === 0) return [];
  return starts.map((from, nth) => ({
    day: cells[from] ?? '',
    from,
    to: starts[nth + 1] ?? cells.length,
  }));
}

/**
 * A table with a column for each day, as one with a row for each; null for another layout. Cells
 * below a day are its loads, or have titles of their own in a second line.
 */
export function tableOfDayColumns(lines: readonly Row[]): LaidOut | null {
  const at = lines.slice(0, MOST_LINES).findIndex((row) => daysIn(row).length > 0);
  const header = lines[at];
  if (!header) return null;
  const days = daysIn(header);
  const lead = days[0]?.from ?? 0;
  const below = lines[at + 1];
  const inDays = (row: Row) =>
    days.flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, nth) => cellAt(row, from + nth)),
    );
  const isSubtitled = below !== undefined && isWords(inDays(below));
  const rows = lines.slice(at + (isSubtitled ? 2 : 1));
  const cells = rows.flatMap(inDays).filter((cell) => cell !== '');
  if (cells.length === 0 || cells.filter(isDay).length * 2 > cells.length) return null;
  const width = Math.max(...days.map(({ from, to }) => to - from));
  const own = isSubtitled && below ? titlesIn(below, days, width) : [ownTitle(cells)];
  if (own.length < width) return null;
  const leads = carriedDown(rows, lead);
  const written = days.flatMap(({ day, from, to }) =>
    rows.flatMap((row, nth): Row[] => {
      const values = own.map((_, of) => (from + of < to ? cellAt(row, from + of) : ''));
      const isBlank = values.every((value) => /^[-–—]*$/.test(value));
      return isBlank ? [] : [{ ...row, cells: [day, ...(leads[nth] ?? []), ...values] }];
    }),
  );
  const names = Array.from({ length: lead }, (_, column) => {
    const title = cellAt(header, column) || (isSubtitled && below ? cellAt(below, column) : '');
    return title || (column === 0 ? 'Exercício' : '');
  });
  return { titles: ['Data', ...names, ...own], rows: written, firstLine: header.line };
}

const isWords = (cells: readonly string[]) =>
  cells.filter((cell) => cell !== '').length > 1 &&
  cells.every(
    (cell) =>
      cell === '' || (/\p{L}{2}/u.test(cell) && readFigure(cell) === null && !/\d/.test(cell)),
  );

/** The titles below the first day that has all of them. */
function titlesIn(below: Row, days: readonly DayColumns[], width: number): readonly string[] {
  const widest = days.find(({ from, to }) => to - from === width);
  return Array.from({ length: width }, (_, nth) => cellAt(below, (widest?.from ?? 0) + nth));
}

function ownTitle(cells: readonly string[]): string {
  const loads = cells.filter((cell) => readFigure(loadText(cell).text) !== null);
  return loads.length * 2 > cells.length ? 'Carga' : 'Reps';
}

/** The cells before the days, with the name of merged cells on each of their rows. */
function carriedDown(rows: readonly Row[], lead: number): readonly (readonly string[])[] {
  let above = '';
  return rows.map((row) => {
    above = cellAt(row, 0) || above;
    return Array.from({ length: lead }, (_, at) => (at === 0 ? above : cellAt(row, at)));
  });
}
