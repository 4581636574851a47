import { cellAt, type Row, type Table } from './table';

type Sign = ',' | '.';

/** A figure: whole, with one sign, or grouped. */
const FIGURE = /^-?(\d+([.,]\d+)?|\d{1,3}([.,]\d{3})+([.,]\d+)?)$/;
const UNIT = /\s*(kgs?|lbs?)\.?$/i;
/** "1.000": a thousand, or one with three decimals. */
const AMBIGUOUS = /^(-?\d{1,3})([.,])(\d{3})(\s*(?:kgs?|lbs?)\.?)?$/i;

/** The sign of an ambiguous cell is before at least three figures; most cells are shorter. */
const isAmbiguous = (cell: string) => cell.length > 4 && AMBIGUOUS.test(cell);

/** Indexes of the columns with an ambiguous cell. */
function ambiguousColumns(rows: readonly Row[]): ReadonlySet<number> {
  const found = new Set<number>();
  let above: readonly string[] = [];
  for (const { cells } of rows) {
    for (let column = 0; column < cells.length; column += 1) {
      const cell = cells[column] ?? '';
      // Most cells repeat the one above.
      if (cell.length > 4 && cell !== above[column] && isAmbiguous(cell.trim())) found.add(column);
    }
    above = cells;
  }
  return found;
}

const otherOf = (sign: Sign): Sign => (sign === ',' ? '.' : ',');

/** The decimal sign that a figure shows; null for a whole or an ambiguous one. */
function signIn(figure: string): Sign | null {
  const signs = figure.match(/[.,]/g) ?? [];
  const last = signs.at(-1) === ',' ? ',' : '.';
  if (signs.length > 1) return new Set(signs).size > 1 ? last : otherOf(last);
  if (signs.length === 0) return null;
  const [whole = '', decimals = ''] = figure.split(last);
  const isGroup = decimals.length === 3 && /^-?[1-9]\d{0,2}$/.test(whole);
  return isGroup ? null : last;
}

/** Counts the decimal signs in cells; positive for commas. */
function balanceOf(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => {
    const figure = cell.replace(UNIT, '');
    const sign = FIGURE.test(figure) ? signIn(figure) : null;
    return sign === null ? sum : sum + (sign === ',' ? 1 : -1);
  }, 0);
}

/** The decimal sign of cells; null if they show none. */
function signOf(cells: readonly string[]): Sign | null {
  const balance = balanceOf(cells);
  return balance === 0 ? null : balance > 0 ? ',' : '.';
}

/** Loads and repetitions are smaller than this, so larger figures have decimals. */
const MOST = 10_000;
const DISTANCE = /dist|entfern|metr|meter|\b(km|mi|m)\b/i;

/** The decimal sign of a column in which it cannot group thousands. */
function signBySize(title: string, cells: readonly string[]): Sign | null {
  if (DISTANCE.test(title)) return null;
  const large = cells.find((cell) => {
    const [, whole = '', , thousands = ''] = AMBIGUOUS.exec(cell) ?? [];
    return Number(`${whole}${thousands}`) >= MOST;
  });
  if (large === undefined) return null;
  return large.includes(',') ? ',' : '.';
}

/** Whether most cells of a column are figures. */
function hasFigures(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const figures = filled.filter((cell) => FIGURE.test(cell.replace(UNIT, '')));
  return figures.length * 2 > filled.length;
}

/** The cells of a column of figures; none of another one. */
const figuresIn = (cells: readonly string[]) => (hasFigures(cells) ? cells : []);

/**
 * The table with plain figures in place of ambiguous ones: "1.000" becomes "1000" or "1". The
 * decimal sign is that of the column, then that of the table, then `otherwise`.
 */
export function withPlainFigures(table: Table, otherwise: Sign): Table {
  const { rows, titles } = table;
  const columnAt = (index: number) => rows.map((row) => cellAt(row, index));
  const doubtful = ambiguousColumns(rows);
  const ambiguous = titles.flatMap((title, index) => {
    if (!doubtful.has(index)) return [];
    const cells = columnAt(index);
    return hasFigures(cells) ? { title, index, cells } : [];
  });
  if (ambiguous.length === 0) return table;
  let ofTable: Sign | null = null;
  const signOfTable = () => {
    ofTable ??= signOf(titles.flatMap((_, index) => figuresIn(columnAt(index)))) ?? otherwise;
    return ofTable;
  };
  const signs = new Map(
    ambiguous.map(({ title, index, cells }) => [
      index,
      signOf(cells) ?? signBySize(title, cells) ?? signOfTable(),
    ]),
  );
  const plainRow = (row: Row): Row => ({
    ...row,
    cells: row.cells.map((cell, index) => {
      const sign = signs.get(index);
      return sign === undefined ? cell : plainFigure(cell, sign);
    }),
  });
  return { ...table, rows: rows.map(plainRow) };
}

/** The sign of a table by hand: with semicolons, commas have not separated its cells. */
export function usualSign({ delimiter }: Table): Sign {
  return delimiter === ';' ? ',' : '.';
}

function plainFigure(cell: string, sign: Sign): string {
  const [, whole, written, thousands, unit = ''] = AMBIGUOUS.exec(cell.trim()) ?? [];
  if (whole === undefined) return cell;
  return written === sign ? `${whole}.${thousands}${unit}` : `${whole}${thousands}${unit}`;
}
