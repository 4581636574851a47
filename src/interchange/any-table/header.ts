import { localDay } from '#domain/local-day';
import { readFigure } from '../apps/figures';
import { cellAt, filledTitles, type Row, type Table } from '../apps/table';
import { tableOfDayColumns } from './day-columns';
import { filledCells, tableOfDayLines } from './day-lines';
import { withoutExerciseColumns } from './exercise-columns';
import { tableOfMessage } from './message-lines';
import { withMonthCells } from './month-cells';
import { withMonthColumns } from './month-columns';
import { withMonthHeadings } from './month-headings';
import { hasTitles } from './roles';
import { isFullDate } from './row-dates';
import { withoutBlocksBeside } from './side-by-side';
import { withWeekHeadings } from './week-headings';

/** In some zone it is already the next day. */
const DAY_MS = 86_400_000;

/** Lines above the titles that are looked at. */
const MOST_LINES = 15;

/**
 * The table below lines that are no titles, such as the name of a plan. A table that begins with
 * values keeps them as rows, with blank titles.
 * @param isOfApp whether a table is one of a known app
 */
export function tableBelowTitle(table: Table, isOfApp: (table: Table) => boolean): Table {
  return isOfApp(table) ? table : belowLines(withWholeDays(withoutBlocks(table)));
}

const linesOf = ({ titles, rows, firstLine }: Table): readonly Row[] => [
  { line: firstLine, cells: titles },
  ...rows,
];

function withLines(table: Table, lines: readonly Row[]): Table {
  const [header, ...rows] = lines;
  if (!header) return table;
  const titles = header.cells.map((title) => title.trim());
  return { ...table, titles, rows, firstLine: header.line };
}

/** The table with one exercise in each row. */
function withoutBlocks(table: Table): Table {
  const written = linesOf(table);
  const lines = withoutBlocksBeside(written) ?? withoutExerciseColumns(written);
  return lines ? withLines(table, lines) : table;
}

/** The table with whole days in place of months and of numbers of days. */
function withWholeDays(table: Table): Table {
  const [first] = table.rows;
  const written = linesOf(table);
  const byWeeks = withWeekHeadings(written, localDay(Date.now() + DAY_MS, 'UTC'));
  const lines = byWeeks ?? written;
  const byColumns = withMonthColumns(lines);
  const byCells = withMonthCells(byColumns?.lines ?? lines);
  const found = byCells ?? byColumns;
  const byHeadings = withMonthHeadings(found?.lines ?? lines, first?.sheet ?? '');
  const whole = [byColumns, byCells, byHeadings].filter((one) => one !== null);
  const isMonthly = whole.some((one) => one.isMonthly) ? { isMonthly: true } : {};
  return { ...withLines(table, whole.at(-1)?.lines ?? byWeeks ?? []), ...isMonthly };
}

function belowLines(table: Table): Table {
  const { titles, rows, firstLine } = table;
  const header: Row = { line: firstLine, cells: titles };
  const lines = [header, ...rows.slice(0, MOST_LINES)];
  const titled = lines.findIndex(({ cells }) => hasTitles(cells));
  const all = [header, ...rows];
  const laidOut =
    titled < 0
      ? (tableOfMessage(all, table.delimiter) ?? tableOfDayLines(all) ?? tableOfDayColumns(all))
      : null;
  if (laidOut) return { ...table, ...laidOut };
  const wide = lines.findIndex((row) => filledCells(row).length > 1);
  const at = titled >= 0 ? titled : wide;
  const found = lines[at];
  if (found && startsWithValues(found)) {
    const blank = Array<string>(found.cells.length).fill('');
    return { ...table, titles: blank, rows: [found, ...rows.slice(at)] };
  }
  if (!found || at === 0) return table;
  const below = rows.slice(at);
  const cells = found.cells.map((title) => title.trim());
  return { ...table, titles: filledTitles(cells, below), rows: below, firstLine: found.line };
}

/** Whether a row has a date and a figure, which titles have not. */
function startsWithValues(row: Row): boolean {
  const cells = row.cells.map((_, index) => cellAt(row, index));
  return cells.some(isFullDate) && cells.some((cell) => readFigure(cell) !== null);
}
