import { IMPORT_LIMITS } from '../limits';
import type {
  ColumnQuestion,
  ColumnRoles,
  LoadUnitName,
  ReadTable,
  Remark,
  Unreadable,
  UnreadColumn,
  Warning,
} from '../model';
import { columnQuestion, readerOf } from './any-table';
import { usualSign, withPlainFigures } from './decimal-sign';
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
 * for a file without one. `roles` are the columns of a table of no known app.
 * @param onSplit called after splitting into rows, about half of the work
 */
export function readWorkoutTable(
  text: string,
  unit: LoadUnitName | null,
  onSplit: () => void = () => {},
  roles: ColumnRoles | null = null,
): ReadTable | { readonly unreadable: Unreadable } | { readonly question: ColumnQuestion } {
  const written = readTable(text);
  onSplit();
  const [first] = written.titles;
  if (first === undefined) return { unreadable: { reason: 'empty' } };
  const known = READERS.find(({ is }) => is(written));
  const reader = known ?? (roles && readerOf(roles));
  const question = reader ? null : columnQuestion(written);
  if (question) return { question };
  if (!reader) {
    const columns = written.titles.filter((title) => title !== '').slice(0, MOST_COLUMNS_TOLD);
    const seen = columns.length > 1 ? { as: 'table' as const, columns } : { as: 'text' as const };
    return { unreadable: { reason: 'unknown', seen } };
  }
  const rows = written.rows.length;
  if (rows === 0) return { unreadable: { reason: 'empty' } };
  if (rows > IMPORT_LIMITS.tableRows) return { unreadable: { reason: 'too-many-rows', rows } };
  // Apps write figures for programs, with a dot and without groups.
  const plain = withPlainFigures(written, known ? '.' : usualSign(written));
  const { table, cut } = withoutCutRow(plain);
  const found = reader.read(table, unit);
  const warnings = [...tableWarnings(table, reader), ...found.warnings, ...cut];
  const remarks: Remark[] = [...found.remarks];
  if (!reader.hasLoads(table.titles)) remarks.push('no-loads');
  const unread = known ? unreadIn(table, known) : unreadBeside(table, roles ?? {});
  return { ...found, rows, warnings, remarks, unread };
}

const FEWEST_WHOLE = 3;

/**
 * Leaves out the last row if it alone is shorter than the header. Its file was cut off, and half of
 * a load would look like a load.
 */
export function withoutCutRow(table: Table): { table: Table; cut: Warning[] } {
  const { titles, rows } = table;
  const others = rows.slice(0, -1);
  const last = rows.at(-1);
  const isCut =
    last !== undefined &&
    last.cells.length < titles.length &&
    others.length >= FEWEST_WHOLE &&
    others.every(({ cells }) => cells.length >= titles.length);
  if (!isCut) return { table, cut: [] };
  return { table: { ...table, rows: others }, cut: [{ line: last.line, code: 'cut', text: '' }] };
}

/** Faults of the rows themselves: unmatched quotes, and values beyond the header. */
function tableWarnings(
  { titles, rows, unmatched }: Table,
  reader: Pick<TableReader, 'alignsRows'>,
): Warning[] {
  const quotes = unmatched.map((line): Warning => ({ line, code: 'quotes', text: '' }));
  if (reader.alignsRows) return quotes;
  const after = rows.flatMap(({ line, cells }): Warning[] => {
    const text = cells.slice(titles.length).find((cell) => cell.trim() !== '');
    return text === undefined ? [] : [{ line, code: 'cells-after', text }];
  });
  return [...quotes, ...after];
}

function unreadBeside(table: Table, roles: ColumnRoles): UnreadColumn[] {
  return unreadColumns(table, new Set(Object.values(roles)), []);
}

function unreadIn(table: Table, { columns, derived = [], repeated }: TableReader): UnreadColumn[] {
  const column = columnsOf(table.titles, columns);
  const read = [...Object.keys(columns).map(column), ...(repeated?.(table.titles) ?? [])];
  return unreadColumns(table, new Set(read), derived);
}
