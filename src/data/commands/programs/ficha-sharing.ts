import { useMemo } from 'react';
import { uuidv7 } from 'uuidv7';
import type { CustomExercise } from '#domain/exercises/custom-exercise';
import { customExerciseWrites } from '#domain/exercises/custom-exercise-writes';
import { searchable } from '#domain/exercises/exercise-search';
import { draftOf, type ProgramDraft, programWrites } from '#domain/programs/draft';
import { encodeProgram } from '#domain/programs/ficha-code/encode';
import { publicCode } from '#domain/programs/ficha-code/public';
import {
  type OwnOf,
  ownOfShared,
  type SharedExercise,
  type SharedProgram,
} from '#domain/programs/ficha-code/shape';
import type { Program } from '#domain/programs/shape';
import { ownFileLines } from '../../../interchange/own/own-file';
import type { PlainRecord } from '../../../interchange/own/plain-record';
import type { Replica } from '../../../replica/replica';
import { fichaFragment } from '../../programs/ficha-share';
import { readPrograms } from '../../programs/programs';
import { type CustomRow, isCustomExercise } from '../../store/shapes';
import { newKey } from '../keys';
import { commit, type Edit, type Refusal, useAccountSource } from '../write';

/** Shares a ficha, or receives a shared one. */
export interface FichaSharing {
  /** The ficha with its custom exercises as text for an address or a code. */
  packed(program: Program): Promise<string>;
  /** The content of its public short link. */
  publicCode(program: Program): Promise<string>;
  /** A file in our format with only this ficha and its custom exercises. */
  file(id: string, program: Program): Promise<Blob>;
  /** Id of the person's identical ficha; null without one. */
  twin(shared: SharedProgram): Promise<string | null>;
  /** Stores a received ficha, and those of its exercises that the person lacks, in one commit. */
  keep(shared: SharedProgram): Promise<{ readonly id: string; readonly refusal: Refusal | null }>;
  /** Stores several fichas in one commit; one for a student becomes a draft. */
  keepAll(fichas: readonly KeptFicha[]): Promise<Refusal | null>;
}

interface KeptFicha {
  readonly draft: ProgramDraft;
  /** The student for whom it is drafted; null for a ficha of the person's own. */
  readonly student: string | null;
}

async function ownRows(replica: Replica): Promise<readonly CustomRow[]> {
  return (await replica.all('exercise')).filter(isCustomExercise);
}

function definitionOf({ shape }: CustomRow): SharedExercise {
  const { name, primary, secondary, equipment, unilateral, loadKind } = shape;
  return {
    name,
    aliases: shape.aliases ?? [],
    primary,
    secondary,
    equipment,
    mechanic: shape.mechanic ?? null,
    unilateral,
    bodyweightShare: shape.bodyweightShare ?? null,
    loadKind,
    stepGrams: shape.stepGrams ?? null,
    video: shape.video ?? '',
    like: shape.like ?? '',
  };
}

/** Includes removed exercises, which a ficha may still use; erased ones have no name. */
async function ownIn(replica: Replica): Promise<OwnOf> {
  const rows = (await ownRows(replica)).filter(({ shape }) => shape.name !== '');
  const own = new Map(rows.map((row) => [row.id, definitionOf(row)]));
  return (id) => own.get(id) ?? null;
}

function usedIn({ days }: ProgramDraft): Set<string> {
  const entries = days.flatMap(({ exercises }) => exercises);
  return new Set(entries.flatMap(({ exercise, alternatives }) => [exercise, ...alternatives]));
}

function withIds(draft: ProgramDraft, ids: ReadonlyMap<string, string>): ProgramDraft {
  const idOf = (id: string) => ids.get(id) ?? id;
  const days = draft.days.map((day) => ({
    ...day,
    exercises: day.exercises.map((entry) => ({
      ...entry,
      exercise: idOf(entry.exercise),
      alternatives: entry.alternatives.map(idOf),
    })),
  }));
  return { ...draft, days };
}

/** Records as a gzip file in our format. */
function gzipped(records: readonly PlainRecord[]): Promise<Blob> {
  const plain = new Blob([...ownFileLines(records, Date.now())]).stream();
  const packed = new Response(plain.pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
  return packed.then((bytes) => new Blob([bytes], { type: 'application/x-anilha' }));
}

export function useFichaSharing(): FichaSharing {
  const source = useAccountSource();
  return useMemo(
    () => ({
      async packed(program) {
        return fichaFragment(draftOf(program), await ownIn(source().replica));
      },
      async publicCode(program) {
        return publicCode(draftOf(program), await ownIn(source().replica));
      },
      async file(id, program) {
        const ownOf = await ownIn(source().replica);
        const draft = draftOf(program);
        const author = { device: 'file', now: program.createdAt };
        const values = programWrites(draft, newKey, author);
        const exercises = [...usedIn(draft)].flatMap((used): PlainRecord[] => {
          const own = ownOf(used);
          if (!own) return [];
          return [{ kind: 'exercise', id: used, values: customExerciseWrites(noted(own)) }];
        });
        return gzipped([...exercises, { kind: 'program', id, values }]);
      },
      async twin(shared) {
        const { replica } = source();
        const [ownOf, entries] = await Promise.all([ownIn(replica), readPrograms(replica)]);
        const code = encodeProgram(shared.draft, ownOfShared(shared));
        const same = entries.find(({ program }) => encodeProgram(draftOf(program), ownOf) === code);
        return same?.id ?? null;
      },
      async keep(shared) {
        const account = source();
        const rows = await ownRows(account.replica);
        const here = rows.filter(({ shape }) => shape.removedAt === null);
        const ids = new Map<string, string>();
        const edits: Edit[] = [];
        for (const { id, exercise } of shared.own) {
          const name = searchable(exercise.name);
          const known = here.find(({ shape }) => searchable(shape.name) === name);
          const kept = known?.id ?? uuidv7();
          ids.set(id, kept);
          if (known) continue;
          const write = () => customExerciseWrites(noted(exercise));
          edits.push({ kind: 'exercise', id: kept, write });
        }
        const draft = withIds(shared.draft, ids);
        const id = uuidv7();
        edits.push({
          kind: 'program',
          id,
          write: (_, author) => programWrites(draft, newKey, author),
        });
        return { id, refusal: await commit(() => account, ...edits) };
      },
      keepAll(fichas) {
        const edits = fichas.map(
          ({ draft, student }): Edit => ({
            kind: 'program',
            id: uuidv7(),
            write(_, author) {
              const writes = programWrites(draft, newKey, author);
              if (student === null) return writes;
              return {
                ...writes,
                draftFor: { student, program: null, base: null, template: null },
              };
            },
          }),
        );
        return commit(source, ...edits);
      },
    }),
    [source],
  );
}

function noted(exercise: SharedExercise): CustomExercise {
  return { ...exercise, note: '' };
}
