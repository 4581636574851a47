import type { WallTime } from '#domain/wall-time';
import { wallTime } from '#domain/wall-time';
import { isFullDate, isPartialDate, isSerial, timeOfCell } from '../any-table/row-dates';
import { readFigure } from '../apps/figures';
import { cellAt, type Row } from '../apps/table';

const EPOCH = /^\d{10}(\d{3})?$/;
const UTC = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}[\d:.]*) ?(?:Z|UTC|GMT|[+-]00:?00)$/;

/** Dates with a zone of UTC, or in epoch time, become wall time here. */
export function bodyTime(
  text: string,
  read: (text: string) => WallTime | null,
  zone: string,
): WallTime | null {
  const at = EPOCH.test(text)
    ? Number(text.padEnd(13, '0'))
    : UTC.test(text)
      ? Date.parse(text.replace(UTC, '$1T$2Z'))
      : Number.NaN;
  return Number.isFinite(at) ? wallTime(at, zone) : read(text);
}

export const isDate = (text: string) =>
  EPOCH.test(text) || isFullDate(text) || isPartialDate(text) || isSerial(text);

/** The cells with another value in a column; a row may be too short to have it. */
function withCell({ cells }: Row, column: number, value: string): string[] {
  const length = Math.max(cells.length, column + 1);
  return Array.from({ length }, (_, index) => (index === column ? value : (cells[index] ?? '')));
}

/** Rows with a day alone, as Garmin writes them, give their day to the rows with times below. */
export function withDays(rows: readonly Row[], column: number): readonly Row[] {
  let day = '';
  return rows.flatMap((row) => {
    const date = cellAt(row, column);
    const others = row.cells.filter((cell, index) => index !== column && cell.trim() !== '');
    if (others.length === 0 && isDate(date)) {
      day = date;
      return [];
    }
    if (day === '' || !/^\d{1,2}:\d{2}/.test(date)) return [row];
    return [{ ...row, cells: withCell(row, column, `${day} ${date}`) }];
  });
}

/** A row that adds up others. */
const TOTAL = /^(?:(?:sub|grand )?total|soma|m[eé]dias?|average|mean|sum|summe|moyenne)\b/iu;

/** Rows with the day of the row above, where theirs is blank as in merged cells. */
export function withDaysAbove(rows: readonly Row[], column: number): readonly Row[] {
  let above = '';
  return rows.map((row) => {
    const date = cellAt(row, column);
    const isTotal = row.cells.some((cell) => TOTAL.test(cell.trim()));
    const hasFigure = row.cells.some((cell) => /\d/.test(cell));
    if (date === '' && above !== '' && hasFigure && !isTotal) {
      return { ...row, cells: withCell(row, column, above), isDayAbove: true as const };
    }
    above = isTotal ? '' : date;
    return row;
  });
}

const DAY_SECONDS = 86_400;

export function dateOf(row: Row, dates: number, times: number): string {
  const [date, time] = [cellAt(row, dates), cellAt(row, times)];
  const seconds = timeOfCell(time);
  // Excel's number of a day takes its time as a share of the day.
  if (isSerial(date) && seconds !== null)
    return String(Math.floor(readFigure(date) ?? 0) + seconds / DAY_SECONDS);
  return `${date} ${time}`.trim();
}
