import { batchPart } from '#domain/record/batch';
import { removeNode } from '#domain/record/deletion';
import type { Json } from '#domain/record/registers';
import { removeWorkout } from '#domain/workout/arrange';
import { KINDS, kindOf } from '#protocol/kinds';
import type { Replica } from '../../replica/replica';
import type { ViewRow } from '../../replica/schema';
import { isWorkout } from '../shapes';
import { type ImportStep, isKindName } from './import-steps';

function isJson(value: unknown): value is Json {
  return value !== undefined;
}

/** The id of the import a row came with, null for what was made here. */
export function batchOf({ shape }: ViewRow): ReturnType<typeof batchPart>['batch'] | null {
  if (typeof shape !== 'object' || shape === null || !('batch' in shape)) return null;
  return (isJson(shape.batch) ? batchPart(shape.batch).batch : null) ?? null;
}

/** Whether a row is shown, or was removed already. */
export function isShown(row: ViewRow): boolean {
  return row.binAt === undefined;
}

/** What removes the records of an import. Exercises that other workouts use by now stay. */
export async function undoSteps(replica: Replica, batch: string): Promise<ImportStep[]> {
  const steps: ImportStep[] = [];
  const used = new Set<string>();
  for (const name of Object.keys(KINDS)) {
    const kind = kindOf(name);
    if (!kind || kind.single || !isKindName(name)) continue;
    const rows = (await replica.all(name)).filter(isShown);
    for (const row of rows.filter(isWorkout)) {
      if (batchOf(row)?.id === batch) continue;
      for (const { exercise } of row.shape.exercises) if (exercise) used.add(exercise);
    }
    for (const row of rows) {
      if (batchOf(row)?.id !== batch || (name === 'exercise' && used.has(row.id))) continue;
      steps.push({
        kind: name,
        id: row.id,
        label: row.id,
        writes: [
          (registers, author) =>
            name === 'workout'
              ? removeWorkout(registers, author)
              : removeNode(kind, registers, '', author.device),
        ],
      });
    }
  }
  return steps;
}
