import { isHevy, readHevy } from './hevy';
import { IMPORT_LIMITS } from './limits';
import type { LoadUnitName, ReadTable, Unreadable } from './model';
import { isStrong, readStrong } from './strong';
import { readTable } from './table';

const MOST_COLUMNS_TOLD = 8;

/**
 * Reads the table of another training app, or says what stands in the way.
 *
 * @param unit the unit of loads, for a file that does not name one
 */
export function readWorkoutTable(
  text: string,
  unit: LoadUnitName | null,
): ReadTable | { readonly unreadable: Unreadable } {
  const table = readTable(text);
  const [first] = table.titles;
  if (first === undefined) return { unreadable: { reason: 'empty' } };
  const hevy = isHevy(table);
  if (!hevy && !isStrong(table)) {
    const columns = table.titles.filter((title) => title !== '').slice(0, MOST_COLUMNS_TOLD);
    const seen = columns.length > 1 ? { as: 'table' as const, columns } : { as: 'text' as const };
    return { unreadable: { reason: 'unknown', seen } };
  }
  const rows = table.rows.length;
  if (rows === 0) return { unreadable: { reason: 'empty' } };
  if (rows > IMPORT_LIMITS.tableRows) return { unreadable: { reason: 'too-many-rows', rows } };
  return hevy ? readHevy(table) : readStrong(table, unit);
}
