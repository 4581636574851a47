import { IMPORT_LIMITS } from '../limits';
import type { LoadUnitName, ReadTable, Remark, Unreadable, UnreadColumn, Warning } from '../model';
import { FITBOD } from './fitbod';
import { FIT_NOTES } from './fitnotes';
import { HEVY } from './hevy';
import { STRONG } from './strong';
import { STRONG_LIFTS } from './stronglifts';
import { STRONG_LIFTS_WIDE } from './stronglifts-wide';
import { columnsOf, readTable, type Table, type TableReader, unreadColumns } from './table';

/** Apps with readable tables, recognised by their columns. */
const READERS: readonly TableReader[] = [
  HEVY,
  STRONG,
  STRONG_LIFTS,
  STRONG_LIFTS_WIDE,
  FITBOD,
  FIT_NOTES,
];

const MOST_COLUMNS_TOLD = 8;

/**
 * Reads the table of another training app, or returns the obstacle. `unit` is the unit of loads,
 * for a file without one.
 * @param onSplit called after splitting into rows, about half of the work
 */
export function readWorkoutTable(
  text: string,
  unit: LoadUnitName | null,
  onSplit: () => void = () => {},
): ReadTable | { readonly unreadable: Unreadable } {
  const table = readTable(text);
  onSplit();
  const [first] = table.titles;
  if (first === undefined) return { unreadable: { reason: 'empty' } };
  const reader = READERS.find(({ is }) => is(table));
  if (!reader) {
    const columns = table.titles.filter((title) => title !== '').slice(0, MOST_COLUMNS_TOLD);
    const seen = columns.length > 1 ? { as: 'table' as const, columns } : { as: 'text' as const };
    return { unreadable: { reason: 'unknown', seen } };
  }
  const rows = table.rows.length;
  if (rows === 0) return { unreadable: { reason: 'empty' } };
  if (rows > IMPORT_LIMITS.tableRows) return { unreadable: { reason: 'too-many-rows', rows } };
  const found = reader.read(table, unit);
  const warnings = [...tableWarnings(table, reader), ...found.warnings];
  const remarks: Remark[] = [...found.remarks];
  if (!reader.hasLoads(table.titles)) remarks.push('no-loads');
  return { ...found, rows, warnings, remarks, unread: unreadIn(table, reader) };
}

/** Faults of the rows themselves: unmatched quotes, and values beyond the header. */
function tableWarnings({ titles, rows, unmatched }: Table, reader: TableReader): Warning[] {
  const quotes = unmatched.map((line): Warning => ({ line, code: 'quotes', text: '' }));
  if (reader.alignsRows) return quotes;
  const after = rows.flatMap(({ line, cells }): Warning[] => {
    const text = cells.slice(titles.length).find((cell) => cell.trim() !== '');
    return text === undefined ? [] : [{ line, code: 'cells-after', text }];
  });
  return [...quotes, ...after];
}

function unreadIn(table: Table, { columns, derived = [], repeated }: TableReader): UnreadColumn[] {
  const column = columnsOf(table.titles, columns);
  const read = [...Object.keys(columns).map(column), ...(repeated?.(table.titles) ?? [])];
  return unreadColumns(table, new Set(read), derived);
}
