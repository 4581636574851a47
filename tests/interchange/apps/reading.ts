import type { Effort } from '#domain/workouts/shape';
import { readWorkoutTable } from '../../../src/interchange/apps/read-table';
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
