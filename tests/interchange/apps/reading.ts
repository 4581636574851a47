import type { Effort } from '#domain/workouts/shape';
import { readBackup } from '../../../src/interchange/backups/read-backup';
import { readWorkoutTable } from '../../../src/interchange/files/read-table';
import type { LoadUnitName, ReadTable } from '../../../src/interchange/model';

/** Reads a readable table. */
export function read(text: string, unit: LoadUnitName | null = null): ReadTable {
  const table = readWorkoutTable(text, unit);
  if (!('workouts' in table)) throw new Error(`Not read: ${JSON.stringify(table)}`);
  return table;
}

/** The performance of every set, in the order of the table. */
export function efforts(table: ReadTable): (Effort | null)[] {
  return table.workouts.flatMap(({ exercises }) =>
    exercises.flatMap(({ sets }) => sets.map(({ done }) => done)),
  );
}

/** Names of the exercises by workout. */
export function names(table: ReadTable): string[][] {
  return table.workouts.map(({ exercises }) => exercises.map(({ name }) => name));
}

/** Reads a table, or a backup by the ending of its name. */
export function readFileText(name: string, text: string): ReadTable {
  if (!name.endsWith('.json')) return read(text);
  const table = readBackup(text, null);
  if (!table || table === 'broken') throw new Error(`Not read: ${name}`);
  return table;
}
