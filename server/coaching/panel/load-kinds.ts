import type { Kysely } from 'kysely';
import { exercises } from '#catalog/exercises';
import { customExerciseKind } from '#domain/exercises/custom-exercise';
import { LOAD_KINDS, type LoadKind } from '#domain/exercises/exercise';
import type { Database } from '../../db/schema';
import { readRecords } from './read-records';

/** The load kind of an exercise, and the name of a person's own one. */
export interface KnownExercise {
  readonly loadKind: LoadKind;
  readonly name: string | null;
}

const CATALOGUE: ReadonlyMap<string, KnownExercise> = new Map(
  exercises.map(({ id, loadKind }) => [id, { loadKind, name: null }]),
);

/** How exercises are loaded, including the space owner's own ones; unknown ones are left out. */
export async function exercisesKnown(
  db: Kysely<Database>,
  space: string,
  wanted: Iterable<string>,
): Promise<ReadonlyMap<string, KnownExercise>> {
  const own = [...new Set(wanted)].filter((id) => !CATALOGUE.has(id));
  if (own.length === 0) return CATALOGUE;
  const known = new Map(CATALOGUE);
  for (const { id, registers } of await readRecords(db, space, 'exercise', own)) {
    const { name, loadKind } = customExerciseKind.project(registers);
    known.set(id, { loadKind: LOAD_KINDS.find((kind) => kind === loadKind) ?? 'total', name });
  }
  return known;
}
