const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

export interface SplitRow {
  /** Number of its first line in the file. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The latest texts of a column, with and without quotes. */
interface Latest {
  quoted: string | undefined;
  bare: string | undefined;
}

/**
 * Splits a table into rows; null if its quotes or line breaks are irregular, so that a parser must
 * decide. Exports repeat most cells in each row of a workout. A repeated cell is the same string,
 * which takes no memory and is compared at once.
 * @param firstLine the number of the first line in the file
 */
export function splitRows(text: string, delimiter: string, firstLine: number): SplitRow[] | null {
  const separator = delimiter.charCodeAt(0);
  const rows: SplitRow[] = [];
  const columns: Latest[] = [];
  let cells: string[] = [];
  let width = 0;
  let line = firstLine;
  let nextBreak = text.indexOf('\n');
  let lineEnd = '';
  let at = 0;

  const isEnd = (code: number) =>
    code === separator || code === LINE_FEED || code === CARRIAGE_RETURN || Number.isNaN(code);

  const endsBare = (until: number) => isEnd(text.charCodeAt(until));
  const endsQuoted = (until: number) => text.charCodeAt(until) === QUOTE && endsBare(until + 1);

  function quotedCell(column: Latest): string | null {
    const from = at + 1;
    const { quoted } = column;
    if (quoted !== undefined && text.startsWith(quoted, from) && endsQuoted(from + quoted.length)) {
      at = from + quoted.length + 1;
      return quoted;
    }
    let close = text.indexOf('"', from);
    let isDoubled = false;
    while (close >= 0 && text.charCodeAt(close + 1) === QUOTE) {
      isDoubled = true;
      close = text.indexOf('"', close + 2);
    }
    if (close < 0) return null;
    at = close + 1;
    const cell = text.slice(from, close);
    if (isDoubled) return cell.replaceAll('""', '"');
    column.quoted = cell;
    return cell;
  }

  function bareCell(column: Latest): string {
    const from = at;
    const { bare } = column;
    if (bare !== undefined && text.startsWith(bare, from) && endsBare(from + bare.length)) {
      at += bare.length;
      return bare;
    }
    while (!endsBare(at)) at += 1;
    column.bare = text.slice(from, at);
    return column.bare;
  }

  while (true) {
    const column = columns[width] ?? { quoted: undefined, bare: undefined };
    if (width === columns.length) columns.push(column);
    const cell = text.charCodeAt(at) === QUOTE ? quotedCell(column) : bareCell(column);
    if (cell === null) return null;
    if (width === cells.length) cells.push(cell);
    else if (cells[width] !== cell) cells[width] = cell;
    width += 1;
    if (text.charCodeAt(at) === separator) {
      at += 1;
      continue;
    }
    if (cells.length > width) cells.length = width;
    rows.push({ line, cells });
    if (at === text.length) return rows;
    const found = text.startsWith('\r\n', at) ? '\r\n' : text.charAt(at);
    // Text after a quoted cell, or a second kind of line ends.
    if (!found.endsWith('\n') || (lineEnd !== '' && found !== lineEnd)) return null;
    lineEnd = found;
    at += found.length;
    // The copy has most cells of the next row, and needs no room to grow.
    cells = cells.slice();
    width = 0;
    for (; nextBreak >= 0 && nextBreak < at; nextBreak = text.indexOf('\n', nextBreak + 1))
      line += 1;
  }
}
