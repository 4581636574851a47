import { uuidv7 } from 'uuidv7';
import { contentOf, programOf } from '#domain/coaching/program-content';
import type { ProgramVersion } from '#domain/coaching/program-version';
import { customExerciseWrites } from '#domain/exercises/custom-exercise-writes';
import type { Program } from '#domain/programs/shape';
import { type Registers, sameJson, type Writes } from '#domain/record/registers';
import type { Replica } from '../../../replica/replica';
import { programEntryOf } from '../../programs/programs';
import { isCustomExercise } from '../../store/shapes';
import type { AccountSource, Edit, Refusal } from '../write';

/** Why nothing was published, carried or undone; nothing was stored. */
export type StudentProgramRefusal = Refusal | 'unknown' | 'newer';

/** The message of a version with its author's name. */
export interface PublishText {
  /** Name of the coach. */
  readonly byName: string;
  readonly note: string;
}

export const isEmptyEdit = (registers: Registers | Writes) => Object.keys(registers).length === 0;

/** A visible ficha; null if it is not on this device. */
export async function programIn(replica: Replica, id: string): Promise<Program | null> {
  const program = programEntryOf(await replica.record('program', id))?.program;
  return program && program.removedAt === null ? program : null;
}

/** The content of a ficha; empty if it is not on this device. */
export async function contentIn(replica: Replica, id: string): Promise<Writes> {
  const found = await programIn(replica, id);
  return found ? contentOf(found) : {};
}

/** All exercises of a ficha's content: prescribed ones and alternatives. */
function exercisesIn(content: Writes): string[] {
  const ids = programOf(content).days.flatMap(({ exercises }) =>
    exercises.flatMap(({ exercise, alternatives }) => [exercise ?? '', ...alternatives]),
  );
  return [...new Set(ids)].filter((id) => id !== '');
}

/** Edits that copy the custom exercises of a content to another account. */
export async function exerciseCopies(
  from: Replica,
  to: Replica,
  content: Writes,
  more: Writes = {},
): Promise<Edit[]> {
  const copies = await Promise.all(
    exercisesIn(content).map(async (id): Promise<Edit | null> => {
      const row = await from.record('exercise', id);
      if (!row || !isCustomExercise(row) || (await to.record('exercise', id))) return null;
      const { shape } = row;
      const exercise = {
        ...shape,
        aliases: shape.aliases ?? [],
        mechanic: shape.mechanic ?? null,
        bodyweightShare: shape.bodyweightShare ?? null,
        stepGrams: shape.stepGrams ?? null,
      };
      const writes = { ...customExerciseWrites(exercise), ...more };
      return { kind: 'exercise', id, write: (known) => (isEmptyEdit(known) ? writes : {}) };
    }),
  );
  return copies.flatMap((copy) => copy ?? []);
}

/**
 * Whether a version equals the last one by the same coach. If the ficha is also unchanged, an
 * earlier publication was interrupted between the two accounts.
 */
export function isRepeated(
  home: AccountSource,
  last: ProgramVersion | null,
  content: Writes,
  { note }: PublishText,
): boolean {
  if (last === null || last.by !== home().id) return false;
  return (note === '' || note === last.note) && sameJson({ ...last.content }, { ...content });
}

/** The edit that records a new version. */
export function versionEdit(
  home: AccountSource,
  version: { readonly program: string; readonly number: number; readonly content: Writes },
  { byName, note }: PublishText,
): Edit {
  const by = home().id;
  return {
    kind: 'program-version',
    id: uuidv7(),
    write: (_, { now }) => ({ ...version, at: now, by, byName, note }),
  };
}
