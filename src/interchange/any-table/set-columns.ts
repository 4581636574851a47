import { unaccented } from '#domain/plain-text';
import { cellAt, type Row, type Table } from '../apps/table';
import { isPair } from './set-cells';

/** The measure in a column of one set; with `own` the values decide. */
type SetMeasure = 'load' | 'reps' | 'seconds' | 'own';

/** The columns of one measure, in the order of the sets. */
interface SetColumns {
  readonly measure: SetMeasure;
  readonly columns: readonly number[];
}

const MEASURES: readonly (readonly [SetMeasure, RegExp])[] = [
  ['load', /^(?:carga|peso|load|weight|kgs?|kilos?|quilos?|lbs?|libras?)$/],
  ['reps', /^(?:rep|reps|repeticao|repeticoes|repetitions)$/],
  ['seconds', /^(?:tempo|time|seg|segundos|seconds|duracao)$/],
];
const SET = /^(?:s|serie|series|set|sets)$/;
const UNIT = /^(?:kgs?|lbs?|em|seg|s)$/;

/** The measure and the number of a title such as "Carga 1", "1ª série", "S2 reps" or "Reps". */
function setTitle(title: string): { measure: SetMeasure; nth: number | null } | null {
  const plain = unaccented(title)
    .replace(/(\d)\s*[ªºaoº°](?![\p{L}])/gu, '$1')
    .replace(/(\p{L})(?=\d)|(\d)(?=\p{L})/gu, '$1$2 ');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const numbers = words.filter((word) => /^\d{1,2}$/.test(word));
  const [number] = numbers;
  const others = words.filter((word) => word !== number);
  const [measure] = MEASURES.find(([, is]) => others.some((word) => is.test(word))) ?? [];
  const isOfSet = others.some((word) => SET.test(word));
  const isKnown = others.every(
    (word) => SET.test(word) || UNIT.test(word) || MEASURES.some(([, is]) => is.test(word)),
  );
  if (!isKnown || numbers.length > 1) return null;
  if (measure !== undefined) return { measure, nth: number === undefined ? null : Number(number) };
  const isNumber = others.length === 0 || isOfSet;
  return number !== undefined && isNumber ? { measure: 'own', nth: Number(number) } : null;
}

/** The columns of each measure, if they are numbered from one on or repeat their title. */
function setColumnsOf(titles: readonly string[]): readonly SetColumns[] {
  const found = new Map<SetMeasure, { nth: number | null; index: number }[]>();
  for (const [index, title] of titles.entries()) {
    const read = setTitle(title);
    if (read) found.set(read.measure, [...(found.get(read.measure) ?? []), { ...read, index }]);
  }
  return [...found].flatMap(([measure, list]): SetColumns[] => {
    if (list.length < 2) return [];
    const isRepeated = list.every(({ nth }) => nth === null);
    const names = new Set(list.map(({ index }) => titles[index]));
    if (isRepeated) return names.size === 1 ? [{ measure, columns: list.map(indexOf) }] : [];
    const sorted = list.toSorted((a, b) => (a.nth ?? 1) - (b.nth ?? 1));
    const isCounted = sorted.every(({ nth }, at) => (nth ?? 1) === at + 1);
    return isCounted ? [{ measure, columns: sorted.map(indexOf) }] : [];
  });
}

const indexOf = ({ index }: { readonly index: number }) => index;

/** The roles of joined columns. */
type JoinedRole = 'load' | 'reps' | 'seconds';

/** Loads are seldom as low, and repetitions seldom as high. */
const MOST_REPS = 25;

/** The role of columns without a measure: one that no other column has, else by their size. */
function ownRole(
  rows: readonly Row[],
  columns: readonly number[],
  titles: readonly string[],
): JoinedRole {
  const cells = rows.flatMap((row) => columns.map((column) => cellAt(row, column)));
  if (cells.some(isPair)) return 'reps';
  const others = titles.map((title, index) =>
    columns.includes(index) ? undefined : setTitle(title)?.measure,
  );
  if (others.includes('load')) return 'reps';
  if (others.includes('reps')) return 'load';
  const figures = cells
    .map((cell) => Number.parseFloat(cell.replace(',', '.')))
    .filter((figure) => figure > 0)
    .sort((a, b) => a - b);
  return (figures[Math.floor(figures.length / 2)] ?? 0) > MOST_REPS ? 'load' : 'reps';
}

/**
 * The table with one line of titles, where merged cells such as "Série 1" are above "Carga" and
 * "Reps".
 */
function withSecondTitles(table: Table): Table {
  const [second, ...rows] = table.rows;
  if (!second) return table;
  const below = table.titles.map((_, index) => cellAt(second, index));
  const filled = below.filter((cell) => cell !== '');
  if (filled.length < 2 || !filled.every((cell) => setTitle(cell)?.nth === null)) return table;
  let above = '';
  const titles = table.titles.map((title, index) => {
    above = title || above;
    return below[index] ? `${above} ${below[index]}`.trim() : title;
  });
  return { ...table, titles, rows };
}

/**
 * The table with one column in place of those of single sets, such as "Carga 1" and "Carga 2". Its
 * cells are lists such as "60; 62", without sets that were not done.
 */
export function withJoinedSets(written: Table): Table {
  const table = withSecondTitles(written);
  const { titles, rows } = table;
  const groups = setColumnsOf(titles);
  if (groups.length === 0) return table;
  const taken = new Set(groups.flatMap(({ columns }) => columns));
  const others = titles.flatMap((_, index) => (taken.has(index) ? [] : index));
  const joined: Partial<Record<JoinedRole, number>> = {};
  for (const [at, { measure, columns }] of groups.entries()) {
    const role = measure === 'own' ? ownRole(rows, columns, titles) : measure;
    joined[role] ??= others.length + at;
  }
  const title = ({ columns }: SetColumns) => {
    const [first = '', last = ''] = [titles[columns[0] ?? -1], titles[columns.at(-1) ?? -1]];
    return first === last ? first : `${first} a ${last}`;
  };
  return {
    ...table,
    titles: [...others.map((index) => titles[index] ?? ''), ...groups.map(title)],
    rows: rows.map((row) => ({ ...row, cells: joinedCells(row, others, groups) })),
    joined,
  };
}

function joinedCells(
  row: Row,
  others: readonly number[],
  groups: readonly SetColumns[],
): readonly string[] {
  const most = Math.max(...groups.map(({ columns }) => columns.length));
  const cellsOf = (nth: number) => groups.map(({ columns }) => cellAt(row, columns[nth] ?? -1));
  const done = Array.from({ length: most }, (_, nth) => nth).filter((nth) =>
    cellsOf(nth).some((cell) => /[^\s–—-]/.test(cell)),
  );
  const lists = groups.map(({ columns }) => {
    const cells = done.map((nth) => cellAt(row, columns[nth] ?? -1).replaceAll(';', ','));
    return cells.some((cell) => cell !== '') ? cells.join('; ') : '';
  });
  return [...others.map((index) => row.cells[index] ?? ''), ...lists];
}
