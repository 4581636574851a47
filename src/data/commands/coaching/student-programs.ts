import { useMemo } from 'react';
import { uuidv7 } from 'uuidv7';
import { nextBlock, nextBlockTitle } from '#domain/coaching/next-block';
import { contentOf, programOf } from '#domain/coaching/program-content';
import { type Conflict, type RebaseSide, rebase } from '#domain/coaching/rebase';
import { writesToward } from '#domain/coaching/toward';
import type { LocalDay } from '#domain/local-day';
import { type ProgramDraft, programWrites } from '#domain/programs/draft';
import type { DraftFor } from '#domain/programs/draft-for';
import { PROGRAM_LIMITS } from '#domain/programs/paths';
import { projectProgram } from '#domain/programs/project';
import type { Program } from '#domain/programs/shape';
import type { Json, Writes } from '#domain/record/registers';
import { nextLoads } from '../../programs/next-loads';
import { readVersions } from '../../programs/program-versions';
import { isDraftBase } from '../../store/shapes';
import { useHomeAccount } from '../../student-space/student-space';
import { newKey } from '../keys';
import { baseEdit, draftCommands, draftRemoval } from '../programs/drafts';
import {
  contentIn,
  exerciseCopies,
  isEmptyEdit,
  isRepeated,
  type PublishText,
  programIn,
  type StudentProgramRefusal,
  versionEdit,
} from '../programs/publish-edits';
import { type AccountSource, commit, type Edit, type Refusal, useAccountSource } from '../write';
import { rebasedDraft, versionContent } from './version-content';

/** The message, title, dates and conflict choices of a publication. */
export interface Publishing extends PublishText {
  /** The ficha's new title; an empty one keeps the current title. */
  readonly title: string;
  readonly ends: LocalDay | null;
  readonly review: LocalDay | null;
  /** The winning side, by `at` of the conflict; the coach's by default. */
  readonly chosen?: Readonly<Record<string, RebaseSide>>;
}

/** A draft refused because of a limit. */
export class DraftRefused extends Error {
  override name = 'DraftRefused';
  constructor(readonly refusal: Refusal) {
    super(`A new draft was refused: ${refusal}`);
  }
}

/** A draft compared with the student's ficha. */
export interface DraftStanding {
  /** The draft's base; empty without one. */
  readonly base: Writes;
  /** The student's current ficha; empty before the first publishing. */
  readonly current: Writes;
  /** The content of its last version; null before the first publishing. */
  readonly published: Writes | null;
  /** The ficha after the publication. */
  readonly next: Writes;
  readonly conflicts: readonly Conflict[];
}

/**
 * A coach's commands on one student's fichas. Drafts are in the coach's own account (`home`),
 * published ones in the student's (`space`), both on this device and offline.
 */
export function studentProgramCommands(home: AccountSource, space: AccountSource, student: string) {
  const drafts = draftCommands(home);
  const begin = async (
    content: Writes,
    from: Omit<DraftFor, 'student'>,
    base: Writes | null,
  ): Promise<string> => {
    const id = uuidv7();
    const draftFor: Json = { student, ...from };
    const copies = await exerciseCopies(space().replica, home().replica, content, {
      hidden: true,
    });
    const refusal = await commit(
      home,
      // The base is written first, so that no other device has the draft without it.
      ...(base ? [baseEdit(id, base)] : []),
      {
        kind: 'program',
        id,
        write: (_, { now }) => ({ ...content, created: now, draftFor }),
      },
      ...copies,
    );
    if (refusal) throw new DraftRefused(refusal);
    return id;
  };
  const lastVersion = async (program: string) =>
    (await readVersions(space().replica, program))[0] ?? null;
  const draftIn = async (id: string) => {
    const draft = await programIn(home().replica, id);
    const draftFor = draft?.draftFor;
    if (!draft || draftFor?.student !== student) return null;
    const row = await home().replica.record('draft-base', id);
    // Older drafts contain their base themselves.
    const base = (row && isDraftBase(row) ? row.shape.content : null) ?? draft.draftBase ?? null;
    return { draft, draftFor, base };
  };

  return {
    /** Creates a draft from nothing or from a ready ficha; resolves with its id. */
    draftOf: (draft: ProgramDraft) =>
      begin(contentOf(projectOf(draft)), { program: null, base: null, template: null }, null),

    /** Creates a draft from a ficha of the coach; null if it is not on this device. */
    async draftFromTemplate(template: string): Promise<string | null> {
      const found = await programIn(home().replica, template);
      if (!found) return null;
      const content = contentOf(found);
      return begin(content, { program: null, base: null, template }, content);
    },

    /** Creates a draft from the student's current ficha; null if it is not on this device. */
    async draftOfCurrent(program: string): Promise<string | null> {
      const current = await contentIn(space().replica, program);
      if (isEmptyEdit(current)) return null;
      const version = await lastVersion(program);
      return begin(current, { program, base: version?.number ?? null, template: null }, current);
    },

    /** Creates the next block of a ficha, with the loads that its rules give now. */
    async draftNextBlock(program: string): Promise<string | null> {
      const found = await programIn(space().replica, program);
      if (!found) return null;
      const loads = await nextLoads(space().replica, program, found);
      const title = nextBlockTitle(found.title, PROGRAM_LIMITS.title);
      const content = contentOf(nextBlock(found, title, loads));
      return begin(content, { program: null, base: null, template: null }, contentOf(found));
    },

    /**
     * Copies the student's ficha to the coach's own ones, without its dates; null or the refusal.
     */
    async saveAsTemplate(program: string): Promise<StudentProgramRefusal | null> {
      const {
        ends: _ends,
        review: _review,
        ...content
      } = await contentIn(space().replica, program);
      if (isEmptyEdit(content)) return 'unknown';
      const copies = await exerciseCopies(space().replica, home().replica, content);
      return commit(
        home,
        { kind: 'program', id: uuidv7(), write: (_, { now }) => ({ ...content, created: now }) },
        ...copies,
      );
    },

    /** The student's current ficha and the next one; null if the draft is not on this device. */
    async standing(id: string, chosen?: Publishing['chosen']): Promise<DraftStanding | null> {
      const found = await draftIn(id);
      if (!found) return null;
      const program = found.draftFor.program ?? id;
      const [current, last] = await Promise.all([
        contentIn(space().replica, program),
        lastVersion(program),
      ]);
      const { content, conflicts } = rebasedDraft(found, current, chosen);
      const published = last?.content ?? null;
      return { base: found.base ?? {}, current, published, next: content, conflicts };
    },

    /** Merges the student's own changes since the draft's base into the draft. */
    async takeOver(id: string): Promise<StudentProgramRefusal | null> {
      const found = await draftIn(id);
      const program = found?.draftFor.program;
      if (!found || !program) return 'unknown';
      const current = await contentIn(space().replica, program);
      if (isEmptyEdit(current)) return 'unknown';
      const base = found.base ?? current;
      const copies = await exerciseCopies(space().replica, home().replica, current, {
        hidden: true,
      });
      return commit(
        home,
        baseEdit(id, current),
        {
          kind: 'program',
          id,
          write(registers, author) {
            const mine = contentOf(projectProgram(registers));
            const { content } = rebase({ base, mine, theirs: current, prefer: 'mine' });
            return writesToward(registers, content, author);
          },
        },
        ...copies,
      );
    },

    /** Publishes the draft, field by field, as the next version of the student's ficha. */
    async publish(id: string, said: Publishing): Promise<StudentProgramRefusal | null> {
      const found = await draftIn(id);
      if (!found) return 'unknown';
      const { draftFor, base } = found;
      // A repeated publication, also after an interruption, updates the same ficha.
      const program = draftFor.program ?? id;
      const { ends: _ends, review: _review, ...written } = found.draft;
      const draft: Program = {
        ...written,
        ...(said.title === '' ? {} : { title: said.title }),
        ...(said.ends === null ? {} : { ends: said.ends }),
        ...(said.review === null ? {} : { review: said.review }),
      };
      const [last, copies] = await Promise.all([
        lastVersion(program),
        exerciseCopies(home().replica, space().replica, contentOf(draft)),
      ]);
      const published = versionContent(
        { draft, base },
        await contentIn(space().replica, program),
        said.chosen,
      );
      const version = versionEdit(
        home,
        { program, number: (last?.number ?? 0) + 1, content: published },
        said,
      );
      const done = { before: isRepeated(home, last, published, said) };
      const refusal = await commit(
        space,
        {
          kind: 'program',
          id: program,
          write(registers, author) {
            const isNew = isEmptyEdit(registers);
            const current = isNew ? {} : contentOf(projectProgram(registers));
            const { content } = rebasedDraft({ draft, base }, current, said.chosen);
            const writes = writesToward(registers, content, author);
            done.before &&= isEmptyEdit(writes);
            return isNew ? { ...writes, created: author.now } : writes;
          },
        },
        { ...version, write: (...args) => (done.before ? {} : version.write(...args)) },
        ...copies,
      );
      if (refusal) return refusal;
      const { template } = draftFor;
      return commit(
        home,
        ...draftRemoval(id),
        ...(template && base
          ? [
              {
                kind: 'assignment',
                // Each ficha has one template, so the assignment has the ficha's id.
                id: program,
                write: () => ({ student, program, template, content: base, carried: null }),
              } satisfies Edit,
            ]
          : []),
      );
    },

    discard: drafts.discard,
    restore: drafts.restore,
  };
}

export type StudentProgramCommands = ReturnType<typeof studentProgramCommands>;

/** The coach's own account, also within a student's space. */
export function useHomeSource(): AccountSource {
  const home = useHomeAccount();
  return useMemo(
    () => () => {
      if (!home) throw new Error("The coach's own data is not open");
      return home;
    },
    [home],
  );
}

/** The commands in the student's space. */
export function useStudentProgramCommands(student: string): StudentProgramCommands {
  const home = useHomeSource();
  const space = useAccountSource();
  return useMemo(() => studentProgramCommands(home, space, student), [home, space, student]);
}

/** A draft's program with new keys. */
function projectOf(draft: ProgramDraft): Program {
  const writes = programWrites(draft, newKey, { device: '', now: 0 });
  return programOf(writes);
}
