import { tableBelowTitle } from '../any-table/header';
import { readerOf } from '../any-table/read-any-table';
import { columnQuestion } from '../any-table/roles';
import { withJoinedSets } from '../any-table/set-columns';
import { peopleWithDays, rowsOfPeople, sharedSheets, sharedTable } from '../any-table/table-people';
import { dateExample } from '../apps/dates';
import { usualSign, withPlainFigures } from '../apps/decimal-sign';
import { FITBOD } from '../apps/fitbod';
import { FIT_NOTES } from '../apps/fitnotes';
import { GYM_BOOK } from '../apps/gymbook';
import { gymBookXml } from '../apps/gymbook-xml';
import { HEVY } from '../apps/hevy';
import { isJefit, readJefit } from '../apps/jefit';
import { LIFT_LOG } from '../apps/liftlog';
import { LIFTOSAUR } from '../apps/liftosaur';
import { LYFTA } from '../apps/lyfta';
import { REP_COUNT } from '../apps/repcount';
import { STRONG } from '../apps/strong';
import { STRONG_LIFTS } from '../apps/stronglifts';
import { STRONG_LIFTS_WIDE } from '../apps/stronglifts-wide';
import {
  cellAt,
  columnsOf,
  readTable,
  type Table,
  type TableReader,
  unreadColumns,
  withoutCutRow,
} from '../apps/table';
import { IMPORT_LIMITS } from '../limits';
import {
  type ColumnQuestion,
  type ColumnRoles,
  DATE_ORDERS,
  type DateChoices,
  type LoadUnitName,
  type PersonRows,
  type ReadTable,
  type Remark,
  type TableChoices,
  type Unreadable,
  type UnreadColumn,
  type Warning,
} from '../model';

/** Apps with readable tables, recognised by their columns. */
const READERS: readonly TableReader[] = [
  HEVY,
  STRONG,
  STRONG_LIFTS,
  STRONG_LIFTS_WIDE,
  FITBOD,
  FIT_NOTES,
  LIFTOSAUR,
  LIFT_LOG,
  LYFTA,
  REP_COUNT,
  GYM_BOOK,
];

const MOST_COLUMNS_TOLD = 8;

/** The choices about the rows of a table. */
export type RowChoices = DateChoices & Pick<TableChoices, 'people'>;

/** The contents of a table, why it cannot be read, or what the person must say about it. */
export type TableReading =
  | ReadTable
  | { readonly unreadable: Unreadable }
  | { readonly question: ColumnQuestion };

/**
 * Reads the table of another training app, or returns the obstacle. `unit` is the unit of loads,
 * for a file without one. `roles` are the columns of a table of no known app. `dates` are the choices
 * about dates.
 *
 * @param onSplit called after splitting into rows, about half of the work
 */
export function readWorkoutTable(
  text: string,
  unit: LoadUnitName | null,
  onSplit: () => void = () => {},
  roles: ColumnRoles | null = null,
  dates: RowChoices = NO_CHOICES,
): TableReading {
  if (isJefit(text)) {
    const found = withDateOrder(readJefit(text, unit, dates.order), dates);
    const example = found.dateOrder ? dateExample(text.split(/[\n,"]/), null) : null;
    return limited(example ? { ...found, dateExample: example } : found);
  }
  const gymBook = gymBookXml(text);
  if (gymBook && !text.trimEnd().endsWith('</logs>')) return { unreadable: { reason: 'broken' } };
  const written = gymBook ?? belowTitle(readTable(text));
  onSplit();
  return readWrittenTable(written, unit, roles, dates, gymBook ? GYM_BOOK : null);
}

/** Characters from which an app is recognised. */
const HEAD = 4096;

/** Whether a text is the table of a known training app, by its titles. */
export function isTableOfApp(text: string): boolean {
  return isOfApp(readTable(text.slice(0, HEAD)));
}

/** The table below lines that are no titles. */
export function belowTitle(table: Table): Table {
  return tableBelowTitle(table, isOfApp);
}

/**
 * Reads a table that is divided into cells.
 * @param app its reader, if the file's form shows it
 */
export function readWrittenTable(
  written: Table,
  unit: LoadUnitName | null,
  roles: ColumnRoles | null,
  dates: RowChoices,
  app: TableReader | null = null,
): TableReading {
  const [first] = written.titles;
  if (first === undefined) return { unreadable: { reason: 'empty' } };
  const known = app ?? READERS.find(({ is }) => is(written));
  const reader = known ?? (roles && readerOf(roles, dates));
  const question = reader ? null : columnQuestion(withJoinedSets(written));
  if (question) return { question };
  if (!reader) {
    const columns = written.titles.filter((title) => title !== '').slice(0, MOST_COLUMNS_TOLD);
    const seen = columns.length > 1 ? { as: 'table' as const, columns } : { as: 'text' as const };
    return { unreadable: { reason: 'unknown', seen } };
  }
  const rows = written.rows.length;
  if (isRefused(rows)) return refusalOf(rows);
  // Apps write figures for programs, with a dot and without groups.
  const plain = withPlainFigures(written, known ? '.' : usualSign(written));
  const { table: whole, cut } = withoutCutRow(plain, known !== undefined);
  const table = known ? whole : withJoinedSets(whole);
  const shared = (known ? null : sharedTable(table, roles ?? {})) ?? sharedSheets(table);
  const readRows = (of: Table) => reader.read(of, unit, dates.order);
  if (shared && !dates.people) {
    const readOf = (name: string) => readRows(rowsOfPeople(table, shared, [name]));
    const all = peopleWithDays(shared, readOf);
    return { ...NOTHING_READ, rows, titles: table.titles, people: { all, chosen: [] } };
  }
  const chosen = shared ? (dates.people ?? []) : [];
  const own = shared ? rowsOfPeople(table, shared, chosen) : table;
  const found = withDateOrder(readRows(own), dates);
  const warnings = [...tableWarnings(whole, reader), ...found.warnings, ...cut];
  const remarks: Remark[] = [...found.remarks];
  if (!reader.hasLoads(table.titles)) remarks.push('no-loads');
  if (table.isMonthly) remarks.push('month-only');
  const unread = known ? unreadIn(own, known) : unreadBeside(own, roles ?? {}, shared?.column);
  const example = found.dateOrder
    ? dateExample(datesIn(own, roles?.date), found.year ?? null)
    : null;
  return {
    ...(example ? { dateExample: example } : {}),
    ...{ ...found, titles: table.titles, rows: own.rows.length, warnings, remarks, unread },
    ...(shared ? { people: { all: shared.people.map(withoutDays), chosen } } : {}),
  };
}

/** The contents of a table before the person has chosen names. */
const NOTHING_READ: Omit<ReadTable, 'rows'> = {
  source: 'table',
  workouts: [],
  warnings: [],
  remarks: [],
  unread: [],
  unit: { value: 'kg', known: true },
};

const withoutDays = (person: Pick<PersonRows, 'name' | 'rows' | 'isSheet'>): PersonRows => ({
  ...person,
  from: null,
  to: null,
});

const isOfApp = (table: Table) => READERS.some(({ is }) => is(table));

/** The order of dates that leave it open; a chosen one needs no remark. */
function withDateOrder<Found extends Pick<ReadTable, 'remarks'>>(
  found: Found,
  { order }: DateChoices,
): Found & Pick<ReadTable, 'dateOrder'> {
  const dateOrder = DATE_ORDERS.find((one) => found.remarks.includes(one));
  if (dateOrder === undefined) return found;
  const remarks = order ? found.remarks.filter((one) => one !== dateOrder) : found.remarks;
  return { ...found, remarks, dateOrder };
}

/**
 * Texts that may be dates.
 * @param column that of the dates; undefined in a table of an app
 */
function* datesIn({ rows }: Table, column: number | undefined) {
  for (const row of rows) {
    if (column === undefined) yield* row.cells;
    else yield cellAt(row, column);
  }
}

const NO_CHOICES: RowChoices = { order: null, year: null };

const isRefused = (rows: number) => rows === 0 || rows > IMPORT_LIMITS.tableRows;

function refusalOf(rows: number): { readonly unreadable: Unreadable } {
  return { unreadable: rows === 0 ? { reason: 'empty' } : { reason: 'too-many-rows', rows } };
}

/** The contents of a file of an app, or the refusal of an empty or too long one. */
export function limited(table: ReadTable): ReadTable | { readonly unreadable: Unreadable } {
  return isRefused(table.rows) ? refusalOf(table.rows) : table;
}

/** Faults of the rows themselves: unmatched quotes, and values beyond the header. */
function tableWarnings(
  { titles, rows, unmatched }: Table,
  reader: Pick<TableReader, 'alignsRows'>,
): Warning[] {
  const quotes = unmatched.map((line): Warning => ({ line, code: 'quotes', text: '' }));
  if (reader.alignsRows) return quotes;
  const longer = rows.filter(({ cells }) => cells.length > titles.length);
  const after = longer.flatMap(({ line, cells }): Warning[] => {
    const text = cells.slice(titles.length).find((cell) => cell.trim() !== '');
    return text === undefined ? [] : [{ line, code: 'cells-after', text }];
  });
  return [...quotes, ...after];
}

function unreadBeside(table: Table, roles: ColumnRoles, person = -1): UnreadColumn[] {
  return unreadColumns(table, new Set([...Object.values(roles), person]), []);
}

function unreadIn(table: Table, { columns, derived = [], repeated }: TableReader): UnreadColumn[] {
  const column = columnsOf(table.titles, columns);
  const read = [...Object.keys(columns).map(column), ...(repeated?.(table.titles) ?? [])];
  return unreadColumns(table, new Set(read), derived);
}
