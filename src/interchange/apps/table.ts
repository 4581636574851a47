import Papa from 'papaparse';
import { unaccented } from '#domain/plain-text';

/** A row with its line number in the file; a quoted cell may span several lines. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Table {
  /** Titles as written in the file. */
  readonly titles: readonly string[];
  readonly rows: readonly Row[];
  /** Lines with unmatched quotation marks; the following lines may be part of one cell. */
  readonly unmatched: readonly number[];
}

const DELIMITERS = [',', ';', '\t'];

/** The delimiter that is most frequent in the header, outside quotes. */
function delimiterOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((sign) => bare.split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Splits a text into a header and rows; empty lines are skipped. */
export function readTable(text: string): Table {
  let content = text.replace(/^\uFEFF/, '');
  let line = 1;
  // Excel's own line with the delimiter.
  const hint = /^sep=.\r?\n/i.exec(content);
  if (hint) {
    content = content.slice(hint[0].length);
    line += 1;
  }
  const delimiter = delimiterOf(content.slice(0, 4096).split(/\r?\n/, 1)[0] ?? '');
  const { data, errors } = Papa.parse<string[]>(content, { delimiter });
  const broken = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' ? row : [])));
  const rows: Row[] = [];
  const unmatched: number[] = [];
  for (const [index, cells] of data.entries()) {
    if (broken.has(index)) unmatched.push(line);
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
    line += 1 + cells.reduce((breaks, cell) => breaks + (cell.split('\n').length - 1), 0);
  }
  const [header, ...body] = rows;
  return { titles: (header?.cells ?? []).map((title) => title.trim()), rows: body, unmatched };
}

/** A column's title in the form for comparisons: without accents, capitals and signs. */
function plainTitle(title: string): string {
  return unaccented(title)
    .replace(/[^a-z0-9#]+/g, ' ')
    .trim();
}

/** Indexes of a table's columns, by any of their titles; -1 for a missing one. */
export function columnsOf<Name extends string>(
  titles: readonly string[],
  names: Readonly<Record<Name, readonly string[]>>,
): (name: Name) => number {
  const plain = titles.map(plainTitle);
  const places = new Map<string, number>();
  for (const [name, options] of Object.entries<readonly string[]>(names)) {
    places.set(name, options.map((option) => plain.indexOf(option)).find((at) => at >= 0) ?? -1);
  }
  return (name) => places.get(name) ?? -1;
}

/** The trimmed text of a cell; '' for a missing one. */
export function cellAt(row: Row, column: number): string {
  return column < 0 ? '' : (row.cells[column] ?? '').trim();
}
