import Papa from 'papaparse';
import { unaccented } from '#domain/plain-text';
import type {
  ColumnRoles,
  FigureOrder,
  LoadUnitName,
  ReadTable,
  UnreadColumn,
  Warning,
} from '../model';
import { splitRows } from '../sheets/split-rows';
import { FORMULA } from '../sheets/spreadsheet';

/** A row with its line number in the file; a quoted cell may span several lines. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
  /** Present if its day is that of the row above. */
  readonly isDayAbove?: true;
  /** The name of its sheet, in a workbook. */
  readonly sheet?: string;
}

export interface Table {
  /** Titles as written in the file. */
  readonly titles: readonly string[];
  readonly rows: readonly Row[];
  readonly delimiter: string;
  /** The number of the line with the titles. */
  readonly firstLine: number;
  /** Lines with unmatched quotation marks; the following lines may be part of one cell. */
  readonly unmatched: readonly number[];
  /** Present if the text ends within its last line. */
  readonly isOpen?: true;
  /** The columns that join those of single sets, by what they hold. */
  readonly joined?: ColumnRoles;
  /** Present if some months have no days, so that their first one stands for them. */
  readonly isMonthly?: boolean;
}

/** How the table of one app is recognised and read. */
export interface TableReader {
  is(table: Table): boolean;
  /**
   * @param unit the unit of the loads, where the file names none
   * @param order the order of numeric dates, where they leave it open
   */
  read(
    table: Table,
    unit: LoadUnitName | null,
    order: FigureOrder | null,
  ): Omit<ReadTable, 'rows' | 'unread'>;
  readonly columns: ColumnTitles;
  hasLoads(titles: readonly string[]): boolean;
  /** Titles of columns that repeat what others say, such as a volume. */
  readonly derived?: readonly string[];
  /** Whether it arranges rows with more cells than titles itself. */
  readonly alignsRows?: boolean;
  /** Indexes of further columns that are read, in a table with repeated columns. */
  repeated?(titles: readonly string[]): readonly number[];
}

/** Characters in which the delimiter is looked for. */
const LOOKED_AT = 4096;
const DELIMITERS = [',', ';', '\t', '|'];

/** Lines in which the delimiter is looked for. */
const MOST_LINES = 15;

/**
 * The delimiter that is most frequent in the header, outside quotes. A line above the header, such
 * as a title with a comma, has a delimiter that the next line has not.
 */
function delimiterOf(content: string): string {
  const lines = content
    .split(/\r?\n/, MOST_LINES + 1)
    .map((line) => line.replace(/"[^"]*"/g, ''))
    .filter((line) => line.trim() !== '');
  const countIn = (line: string, sign: string) => line.split(sign).length;
  const usual = (line: string) => {
    const counts = DELIMITERS.map((sign) => countIn(line, sign));
    return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
  };
  const header = lines.find((line, at) => {
    const [sign, next] = [usual(line), lines[at + 1]];
    return countIn(line, sign) > 1 && (next === undefined || countIn(next, sign) > 1);
  });
  return usual(header ?? lines[0] ?? '');
}

/** A cell without the apostrophe that exports put before what a spreadsheet would calculate. */
function unescaped(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** An apostrophe that may be the first sign of a cell. */
const ESCAPED = /(?:^|[\s",;|])'/;

/** Few files have such cells; the others keep their rows. */
function withoutApostrophes(rows: readonly Row[], content: string): readonly Row[] {
  if (!content.includes("'") || !ESCAPED.test(content)) return rows;
  return rows.map((row) => ({ ...row, cells: row.cells.map(unescaped) }));
}

const breaksIn = (cell: string) => cell.split('\n').length - 1;

/** The rows of a text with irregular quotes or line ends, and the lines of its unmatched quotes. */
function parsedRows(content: string, delimiter: string, firstLine: number) {
  const { data, errors } = Papa.parse<string[]>(content, { delimiter });
  const broken = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' ? row : [])));
  const rows: Row[] = [];
  const unmatched: number[] = [];
  let line = firstLine;
  for (const [index, cells] of data.entries()) {
    if (broken.has(index)) unmatched.push(line);
    rows.push({ line, cells });
    line += 1;
    for (const cell of cells) line += breaksIn(cell);
  }
  return { rows, unmatched };
}

/**
 * Splits a text into a header and rows; empty lines are skipped.
 * @param firstLine the number of its first line in the file
 */
export function readTable(text: string, firstLine = 1): Table {
  let content = text.replace(/^\uFEFF/, '');
  let line = firstLine;
  // Excel's own line with the delimiter.
  const hint = /^sep=.\r?\n/i.exec(content);
  if (hint) {
    content = content.slice(hint[0].length);
    line += 1;
  }
  const delimiter = delimiterOf(content.slice(0, LOOKED_AT));
  const regular = splitRows(content, delimiter, line);
  const found = regular ? { rows: regular, unmatched: [] } : parsedRows(content, delimiter, line);
  return tableOf(withoutApostrophes(found.rows, content), {
    delimiter,
    firstLine,
    unmatched: found.unmatched,
    ...(/[^\r\n]$/.test(content) ? { isOpen: true } : {}),
  });
}

/** The table of rows whose first filled one has the titles. */
export function tableOf(
  written: readonly Row[],
  { firstLine, ...facts }: Pick<Table, 'delimiter' | 'firstLine' | 'unmatched' | 'isOpen'>,
): Table {
  const filled = written.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [header, rows] = [filled[0], filled.slice(1)];
  const titles = (header?.cells ?? []).map((title) => title.trim());
  return {
    titles: filledTitles(titles, rows),
    rows,
    firstLine: header?.line ?? firstLine,
    ...facts,
  };
}

/** A cell of a workbook, with the sign that readers of notes take for a line break. */
export const cellsText = (cell: string) => cell.trim().replace(/\s*\n\s*/g, '\\n');

/** Titles without those of empty columns that a filled column repeats. */
export function filledTitles(titles: readonly string[], rows: readonly Row[]): readonly string[] {
  if (new Set(titles).size === titles.length) return titles;
  const isFilled = titles.map((_, index) => rows.some((row) => cellAt(row, index) !== ''));
  return titles.map((title, index) => {
    const again = titles.some((other, at) => other === title && at !== index && isFilled[at]);
    return !isFilled[index] && again ? '' : title;
  });
}

/** A column's title in the form for comparisons: without accents, capitals and signs. */
function plainTitle(title: string): string {
  return unaccented(title)
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim();
}

/** The titles that each column of an app may have. */
export type ColumnTitles<Name extends string = string> = Readonly<Record<Name, readonly string[]>>;

/** Indexes of a table's columns, by any of their titles; -1 for a missing one. */
export function columnsOf<Name extends string>(
  titles: readonly string[],
  names: ColumnTitles<Name>,
): (name: Name) => number {
  const plain = titles.map(plainTitle);
  const places: Record<string, number> = {};
  for (const [name, options] of Object.entries<readonly string[]>(names)) {
    places[name] = options.map((option) => plain.indexOf(option)).find((at) => at >= 0) ?? -1;
  }
  return (name) => places[name] ?? -1;
}

/** Whether a table has any of the named columns. */
export function hasColumn<Name extends string>(
  titles: readonly string[],
  names: ColumnTitles<Name>,
  any: readonly Name[],
): boolean {
  const column = columnsOf(titles, names);
  return any.some((name) => column(name) >= 0);
}

/** The trimmed text of a cell; '' for a missing one. */
export function cellAt(row: Row, column: number): string {
  return column < 0 ? '' : (row.cells[column] ?? '').trim();
}

const MOST_EXAMPLES = 3;

/** Whether a cell has a value; apps write zeros and `false` for nothing. */
function isFilled(cell: string): boolean {
  return !/^(-?0*([.,]0*)?|false|-|–)$/i.test(cell);
}

/**
 * Columns with values that no reader takes.
 * @param read indexes of the columns that are read
 * @param derived titles of columns that repeat others
 */
export function unreadColumns(
  { titles, rows }: Table,
  read: ReadonlySet<number>,
  derived: readonly string[],
): UnreadColumn[] {
  return titles.flatMap((title, index) => {
    if (read.has(index) || derived.includes(plainTitle(title))) return [];
    const values = rows.map((row) => cellAt(row, index)).filter(isFilled);
    if (values.length === 0) return [];
    const examples = [...new Set(values)].slice(0, MOST_EXAMPLES);
    return [{ title, filled: values.length, examples }];
  });
}

const FEWEST_WHOLE = 3;

/** A last row that may have lost its end. */
type CutRow = Warning & { readonly code: 'cut' | 'cut-perhaps' };

/**
 * Leaves out the last row if it alone is shorter than the header. Its file was cut off, and half of
 * a load would look like a load. Where other rows are short too, or few, the row stays and is named.
 * People, unlike programs, leave out empty cells at the end of a row.
 *
 * @param isOfProgram whether a program wrote each row
 */
export function withoutCutRow(table: Table, isOfProgram: boolean): { table: Table; cut: CutRow[] } {
  const { titles, rows } = table;
  const others = rows.slice(0, -1);
  const last = rows.at(-1);
  const length = last?.cells.length ?? 0;
  if (!last || length >= titles.length) return { table, cut: [] };
  const named = (code: CutRow['code']): CutRow[] => [{ line: last.line, code, text: '' }];
  const areWhole = others.every(({ cells }) => cells.length >= titles.length);
  if (areWhole && others.length >= FEWEST_WHOLE) {
    return { table: { ...table, rows: others }, cut: named('cut') };
  }
  const isDoubtful = isOfProgram || others.every(({ cells }) => cells.length > length);
  return { table, cut: table.isOpen && isDoubtful ? named('cut-perhaps') : [] };
}
