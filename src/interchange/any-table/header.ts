import { readFigure } from '../apps/figures';
import { cellAt, filledTitles, type Row, type Table } from '../apps/table';
import { tableOfDayColumns } from './day-columns';
import { filledCells, tableOfDayLines } from './day-lines';
import { tableOfMessage } from './message-lines';
import { hasTitles } from './roles';
import { isFullDate } from './row-dates';

/** Lines above the titles that are looked at. */
const MOST_LINES = 15;

/**
 * The table below lines that are no titles, such as the name of a plan. A table that begins with
 * values keeps them as rows, with blank titles.
 * @param isOfApp whether a table is one of a known app
 */
export function tableBelowTitle(table: Table, isOfApp: (table: Table) => boolean): Table {
  const { titles, rows, firstLine } = table;
  if (isOfApp(table)) return table;
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
