import { IMPORT_LIMITS } from '../limits';
import type { LoadUnitName, ReadTable, Unreadable, Warning } from '../model';
import { isFitbod, readFitbod } from './fitbod';
import { isFitNotes, readFitNotes } from './fitnotes';
import { isHevy, readHevy } from './hevy';
import { isStrong, readStrong } from './strong';
import { isStrongLifts, readStrongLifts } from './stronglifts';
import { readTable, type Table } from './table';

type ReadSource = (table: Table, unit: LoadUnitName | null) => ReadTable;

/** Apps with readable tables, recognised by their columns. */
const SOURCES: readonly (readonly [is: (table: Table) => boolean, read: ReadSource])[] = [
  [isHevy, readHevy],
  [isStrong, readStrong],
  [isStrongLifts, readStrongLifts],
  [isFitbod, readFitbod],
  [isFitNotes, readFitNotes],
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
  const source = SOURCES.find(([is]) => is(table));
  if (!source) {
    const columns = table.titles.filter((title) => title !== '').slice(0, MOST_COLUMNS_TOLD);
    const seen = columns.length > 1 ? { as: 'table' as const, columns } : { as: 'text' as const };
    return { unreadable: { reason: 'unknown', seen } };
  }
  const rows = table.rows.length;
  if (rows === 0) return { unreadable: { reason: 'empty' } };
  if (rows > IMPORT_LIMITS.tableRows) return { unreadable: { reason: 'too-many-rows', rows } };
  const [, read] = source;
  const found = read(table, unit);
  const unmatched = table.unmatched.map((line): Warning => ({ line, code: 'quotes', text: '' }));
  return { ...found, warnings: [...unmatched, ...found.warnings] };
}
