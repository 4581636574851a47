import { personOfSheet } from '../any-table/table-people';
import { personKey } from '../apps/merged-names';
import { cellsText, type Row, type Table, tableOf } from '../apps/table';
import type { ColumnRoles, LoadUnitName, ReadTable } from '../model';
import type { SheetRows } from '../sheets/ods';
import { delimitedText } from '../sheets/spreadsheet';
import { belowTitle, type RowChoices, readWrittenTable, type TableReading } from './read-table';

/** Lines of a sheet have numbers of their own, so that those of two sheets differ. */
const SHEET_LINES = 10_000_000;

interface SheetTable {
  readonly name: string;
  readonly table: Table;
}

/**
 * Reads the workouts of a workbook. Sheets with the same titles are one table, and of several kinds
 * the one with most rows is read; the others are named.
 */
export function readWorkoutSheets(
  sheets: readonly SheetRows[],
  unit: LoadUnitName | null,
  roles: ColumnRoles | null,
  dates: RowChoices,
): TableReading {
  const kinds = new Map<string, SheetTable[]>();
  for (const [index, { name, rows }] of sheets.entries()) {
    const table = belowTitle(tableOfRows(rows, index * SHEET_LINES, name));
    const key = table.titles.join('\n');
    kinds.set(key, [...(kinds.get(key) ?? []), { name, table }]);
  }
  const rowsOf = (kind: readonly SheetTable[]) =>
    kind.reduce((sum, { table }) => sum + table.rows.length, 0);
  const ordered = [...kinds.values()].sort((a, b) => rowsOf(b) - rowsOf(a));
  const readable = ordered.find((kind) => !('unreadable' in readAs(kind, null)));
  const chosen = readable ?? ordered[0];
  if (!chosen) return { unreadable: { reason: 'empty' } };
  const read = readAs(chosen, roles);
  if (!('workouts' in read)) return read;
  const alike = chosen.map(({ name }) => name);
  const taken = alike.filter((name) => isChosen(name, read.people));
  const left = sheets.map(({ name }) => name).filter((name) => !alike.includes(name));
  return {
    ...withSheetLines(read, sheets),
    ...(sheets.length > 1 ? { sheets: { taken, left } } : {}),
  };

  function readAs(kind: readonly SheetTable[], columns: ColumnRoles | null): TableReading {
    const [first] = kind;
    if (!first) return { unreadable: { reason: 'empty' } };
    const rows = kind.flatMap(({ table }) => table.rows);
    return readWrittenTable({ ...first.table, rows }, unit, columns, dates);
  }
}

/** Whether a sheet is one of the chosen people's, or people are no question of sheets. */
function isChosen(sheet: string, people: ReadTable['people']): boolean {
  if (!people?.all.some(({ isSheet }) => isSheet)) return true;
  return people.chosen.map(personKey).includes(personKey(personOfSheet(sheet)));
}

/** Rows of a sheet as a table; line breaks in a cell are those of a note. */
function tableOfRows(
  rows: readonly (readonly string[])[],
  firstLine: number,
  sheet: string,
): Table {
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  const written = rows.map((cells, index): Row => {
    const padded = Array.from({ length: width }, (_, column) => cellsText(cells[column] ?? ''));
    return { line: firstLine + index + 1, cells: padded, sheet };
  });
  return tableOf(written, { delimiter: '\t', firstLine: firstLine + 1, unmatched: [] });
}

/** The table with lines of their sheets again, which warnings name if there are several. */
function withSheetLines(read: ReadTable, sheets: readonly SheetRows[]): ReadTable {
  const sheetOf = (line: number) => sheets[Math.floor(line / SHEET_LINES)]?.name ?? '';
  const named = (line: number) => (sheets.length > 1 ? { sheet: sheetOf(line) } : {});
  return {
    ...read,
    workouts: read.workouts.map((one) => ({ ...one, line: one.line % SHEET_LINES })),
    warnings: read.warnings.map((one) => ({
      ...one,
      ...named(one.line),
      line: one.line % SHEET_LINES,
    })),
  };
}

/** A sheet as a text with tabs between its cells. */
export function sheetText({ rows }: SheetRows): string {
  return delimitedText(rows.map((cells) => cells.map(cellsText)));
}
