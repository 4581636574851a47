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

/** The lines from one line of days to the next. */
interface Block {
  readonly header: Row;
  readonly days: readonly DayColumns[];
  /** The line of titles below the days; null without one. */
  readonly below: Row | null;
  readonly rows: readonly Row[];
}

const inDays = (row: Row, days: readonly DayColumns[]) =>
  days.flatMap(({ from, to }) =>
    Array.from({ length: to - from }, (_, nth) => cellAt(row, from + nth)),
  );

function blocksOf(lines: readonly Row[]): readonly Block[] {
  const isFound = lines.slice(0, MOST_LINES).some((row) => daysIn(row).length > 0);
  if (!isFound) return [];
  const starts = lines.flatMap((header, at) => {
    const days = daysIn(header);
    return days.length > 0 ? [{ header, days, at }] : [];
  });
  return starts.map(({ header, days, at }, nth): Block => {
    const [second, ...rows] = lines.slice(at + 1, starts[nth + 1]?.at);
    const isSubtitled = second !== undefined && isWords(inDays(second, days));
    const below = isSubtitled ? second : null;
    return { header, days, below, rows: below || !second ? rows : [second, ...rows] };
  });
}

/**
 * A table with a column for each day, as one with a row for each; null for another layout. Cells
 * below a day are its loads, or have titles of their own in a second line. A further line of days
 * begins another block of the same columns.
 */
export function tableOfDayColumns(lines: readonly Row[]): LaidOut | null {
  const blocks = blocksOf(lines);
  const [first] = blocks;
  if (!first) return null;
  const lead = first.days[0]?.from ?? 0;
  const cells = blocks
    .flatMap(({ rows, days }) => rows.flatMap((row) => inDays(row, days)))
    .filter((cell) => cell !== '');
  if (cells.length === 0 || cells.filter(isDay).length * 2 > cells.length) return null;
  const widths = blocks.flatMap(({ days }) => days.map(({ from, to }) => to - from));
  const width = Math.max(...widths);
  const own = first.below ? titlesIn(first.below, first.days, width) : [ownTitle(cells)];
  const isAlike = ({ days, below }: Block) =>
    days[0]?.from === lead && (below === null) === (first.below === null);
  if (own.length < width || !blocks.every(isAlike)) return null;
  const names = Array.from({ length: lead }, (_, column) => {
    const title = cellAt(first.header, column) || (first.below ? cellAt(first.below, column) : '');
    return title || (column === 0 ? 'Exercício' : '');
  });
  return {
    titles: ['Data', ...names, ...own],
    rows: blocks.flatMap((block) => rowsByDay(block, lead, own.length)),
    firstLine: first.header.line,
  };
}

/** A row for each day and exercise of a block, without those that have no values. */
function rowsByDay({ days, rows }: Block, lead: number, width: number): readonly Row[] {
  const leads = carriedDown(rows, lead);
  return days.flatMap(({ day, from, to }) =>
    rows.flatMap((row, nth): Row[] => {
      const values = Array.from({ length: width }, (_, of) =>
        from + of < to ? cellAt(row, from + of) : '',
      );
      const isBlank = values.every((value) => /^[-–—]*$/.test(value));
      return isBlank ? [] : [{ ...row, cells: [day, ...(leads[nth] ?? []), ...values] }];
    }),
  );
}

/** "S1", "Série 2", "Carga 1" or "3ª". */
const SET_TITLE =
  /^(?:(?:s|s[eé]rie|set|carga|kg|reps?)\.?\s*\d{1,2}|\d{1,2}\s*ª(?:\s*s[eé]rie)?)$/iu;

const isTitle = (cell: string) =>
  SET_TITLE.test(cell) || (/\p{L}{2}/u.test(cell) && readFigure(cell) === null && !/\d/.test(cell));

/** Whether cells are titles: words without figures, or the numbers of sets. */
export const isWords = (cells: readonly string[]) =>
  cells.filter((cell) => cell !== '').length > 1 &&
  cells.every((cell) => cell === '' || isTitle(cell));

/** The titles below the first day that has all of them. */
function titlesIn(below: Row, days: readonly DayColumns[], width: number): readonly string[] {
  const widest = days.find(({ from, to }) => to - from === width);
  return Array.from({ length: width }, (_, nth) => cellAt(below, (widest?.from ?? 0) + nth));
}

/** The title of columns whose cells are loads, or sets. */
export function ownTitle(cells: readonly string[]): string {
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
