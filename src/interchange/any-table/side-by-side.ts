import { cellAt, columnsOf, type Row } from '../apps/table';
import { bareTitle, TITLES } from './column-titles';

/** Lines above the titles that are looked at. */
const MOST_LINES = 15;

/** A title without the number of its block, such as that of "Exercício 2". */
const unnumbered = (title: string) => title.trim().replace(/\s*\d$/, '');

/** The columns of exercises in a line of titles. */
function exerciseColumns({ cells }: Row): readonly number[] {
  return cells.flatMap((title, at) => {
    const column = columnsOf([bareTitle(unnumbered(title))], { exercise: TITLES.exercise });
    return column('exercise') === 0 ? [at] : [];
  });
}

/**
 * Lines with one exercise each, of a table with blocks of equal columns beside each other; null for
 * any other table. The columns before the first block belong to all of them.
 */
export function withoutBlocksBeside(lines: readonly Row[]): readonly Row[] | null {
  const at = lines.slice(0, MOST_LINES).findIndex((row) => exerciseColumns(row).length > 1);
  const header = lines[at];
  if (!header) return null;
  const starts = exerciseColumns(header);
  const [lead = 0, second = 0] = starts;
  const width = second - lead;
  const titleAt = (column: number) => unnumbered(bareTitle(cellAt(header, column)));
  const blocks = starts.map((start) => Array.from({ length: width }, (_, nth) => start + nth));
  const [first = []] = blocks;
  const isAlike = blocks.every((block) =>
    block.every((column, nth) => ['', titleAt(first[nth] ?? -1)].includes(titleAt(column))),
  );
  const end = (starts.at(-1) ?? 0) + width;
  if (width < 2 || !isAlike || header.cells.slice(end).some((cell) => cell.trim() !== '')) {
    return null;
  }
  const leads = Array.from({ length: lead }, (_, column) => column);
  const rowOf = (row: Row, columns: readonly number[]): Row => ({
    ...row,
    cells: columns.map((column) => cellAt(row, column)),
  });
  const titles = rowOf(header, [...leads, ...first]);
  const rows = lines.slice(at + 1);
  // The rows of merged cells stay together, so that a blank name is that of the row above.
  const found = runsOf(rows, leads).flatMap((run) =>
    blocks.flatMap((block) => {
      const filled = run.filter((row) => block.some((column) => cellAt(row, column) !== ''));
      return filled.map((row, nth): Row => {
        const ofRun = nth === 0 ? run[0] : row;
        const before = leads.map((column) => (ofRun ? cellAt(ofRun, column) : ''));
        return { ...row, cells: [...before, ...rowOf(row, block).cells] };
      });
    }),
  );
  const cells = titles.cells.map((title, column) => (column < lead ? title : unnumbered(title)));
  return [...lines.slice(0, at), { ...titles, cells }, ...found];
}

/** Rows with the ones below that have nothing in the leading columns. */
function runsOf(rows: readonly Row[], leads: readonly number[]): readonly (readonly Row[])[] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const isBelow = leads.length > 0 && leads.every((column) => cellAt(row, column) === '');
    const run = runs.at(-1);
    if (isBelow && run) run.push(row);
    else runs.push([row]);
  }
  return runs;
}
