import { batchPart } from '#domain/record/batch';
import { removeNode } from '#domain/record/deletion';
import type { Author, Json, Registers } from '#domain/record/registers';
import { removeWorkout } from '#domain/workouts/arrange';
import { KINDS, kindOf } from '#protocol/kinds';
import type { Replica } from '../../../replica/replica';
import type { ViewRow } from '../../../replica/store/schema';
import { isCustomExercise, isMeasure } from '../../store/shapes';
import { type ImportStep, isKindName } from './import-steps';

function isJson(value: unknown): value is Json {
  return value !== undefined;
}

/** The import id of a row; null for a record made here. */
export function batchOf({ shape }: ViewRow): ReturnType<typeof batchPart>['batch'] | null {
  if (typeof shape !== 'object' || shape === null || !('batch' in shape)) return null;
  return (isJson(shape.batch) ? batchPart(shape.batch).batch : null) ?? null;
}

/** Whether a row is visible, so not removed yet. */
export function isShown(row: ViewRow): boolean {
  return row.binAt === undefined;
}

/** Adds every text and key in a shape that is one of the `wanted` ids; a goal names "m.<id>". */
function addNamed(shape: unknown, wanted: ReadonlySet<string>, found: Set<string>): void {
  if (typeof shape === 'string') {
    const id = shape.replace(/^m\./, '');
    if (wanted.has(id)) found.add(id);
  } else if (typeof shape === 'object' && shape !== null) {
    for (const [key, part] of Object.entries(shape)) {
      if (wanted.has(key)) found.add(key);
      addNamed(part, wanted, found);
    }
  }
}

/**
 * Steps that remove the records of an import. Exercises and measures used by other records stay.
 */
export async function undoSteps(replica: Replica, batch: string): Promise<ImportStep[]> {
  const kinds = Object.keys(KINDS)
    .filter(isKindName)
    .filter((name) => !KINDS[name].single);
  const rows = (await Promise.all(kinds.map((kind) => replica.all(kind)))).flat().filter(isShown);
  const mine = rows.filter((row) => batchOf(row)?.id === batch);
  const named = mine.filter((row) => isCustomExercise(row) || isMeasure(row));
  const wanted = new Set(named.map(({ id }) => id));
  const used = new Set<string>();
  if (wanted.size > 0) {
    for (const row of rows) {
      if (batchOf(row)?.id !== batch) addNamed(row.shape, wanted, used);
    }
  }
  return mine.flatMap(({ kind: name, id }): ImportStep[] => {
    const kind = kindOf(name);
    if (!kind || !isKindName(name) || used.has(id)) return [];
    const remove = (registers: Registers, author: Author) =>
      name === 'workout'
        ? removeWorkout(registers, author)
        : removeNode(kind, registers, '', author.device);
    return [{ kind: name, id, label: id, writes: [remove] }];
  });
}
