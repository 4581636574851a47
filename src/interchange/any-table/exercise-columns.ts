import { cellAt, columnsOf, type Row } from '../apps/table';
import { meaningOf } from '../matching/concepts';
import { COLUMN_ROLES } from '../model';
import { loadUnitIn } from './cells';
import { bareTitle, TITLES } from './column-titles';
import { isWords, ownTitle } from './day-columns';

/** Lines above the titles that are looked at. */
const MOST_LINES = 15;

/** Whether a title is the name of an exercise, in any language of the known ones. */
export function isExerciseTitle(title: string): boolean {
  const bare = bareTitle(title);
  const known = columnsOf([bare], TITLES);
  const isRole = COLUMN_ROLES.some((role) => known(role) === 0);
  return bare !== '' && !isRole && meaningOf(bare).key.includes('@');
}

/** An exercise with its columns. */
interface Block {
  readonly name: string;
  readonly columns: readonly number[];
}

/** The exercises in a line of titles with a date; none if it has fewer than two. */
function blocksIn({ cells }: Row): readonly Block[] {
  const titles = cells.map((cell) => cell.trim());
  const column = columnsOf(titles.map(bareTitle), TITLES);
  if (column('date') < 0 || column('exercise') >= 0) return [];
  const blocks: { name: string; columns: number[] }[] = [];
  let isOpen = false;
  for (const [at, title] of titles.entries()) {
    if (isExerciseTitle(title)) blocks.push({ name: bareTitle(title), columns: [at] });
    else if (title === '' && isOpen) blocks.at(-1)?.columns.push(at);
    isOpen = isExerciseTitle(title) || (title === '' && isOpen);
  }
  return blocks.length > 1 ? blocks : [];
}

/** The unit that titles of loads name, in brackets; '' without one. */
function unitIn({ cells }: Row): string {
  const unit = cells.map(loadUnitIn).find((one) => one !== null);
  return unit ? ` (${unit})` : '';
}

/**
 * Lines with an exercise each, of a table with a column for each exercise; null for any other
 * table. Cells below an exercise are its loads or sets, or have titles of their own in a second
 * line.
 */
export function withoutExerciseColumns(lines: readonly Row[]): readonly Row[] | null {
  const at = lines.slice(0, MOST_LINES).findIndex((row) => blocksIn(row).length > 0);
  const header = lines[at];
  if (!header) return null;
  const blocks = blocksIn(header);
  const ofBlocks = new Set(blocks.flatMap(({ columns }) => columns));
  const valuesIn = (row: Row) => [...ofBlocks].map((column) => cellAt(row, column));
  const below = lines[at + 1];
  const isSubtitled = below !== undefined && isWords(valuesIn(below));
  const rows = lines.slice(at + (isSubtitled ? 2 : 1));
  const widest = blocks.toSorted((a, b) => b.columns.length - a.columns.length)[0];
  const cells = rows.flatMap(valuesIn).filter((cell) => cell !== '');
  const own = isSubtitled
    ? (widest?.columns.map((column) => cellAt(below, column)) ?? [])
    : [`${ownTitle(cells)}${unitIn(header)}`];
  if (cells.length === 0) return null;
  const leads = header.cells.flatMap((_, column) => (ofBlocks.has(column) ? [] : [column]));
  const before = (row: Row) => leads.map((column) => cellAt(row, column));
  const found = rows.flatMap((row) => {
    const filled = blocks.flatMap(({ name, columns }): Row[] => {
      const values = own.map((_, nth) => cellAt(row, columns[nth] ?? -1));
      const isBlank = values.every((value) => /^[-–—]*$/.test(value));
      return isBlank ? [] : [{ ...row, cells: [...before(row), name, ...values] }];
    });
    return filled.length > 0 ? filled : [{ ...row, cells: before(row) }];
  });
  const titles = [...before(header), 'Exercício', ...own];
  return [...lines.slice(0, at), { ...header, cells: titles }, ...found];
}
