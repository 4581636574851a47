import { useMemo } from 'react';
import { contentOf } from '#domain/coaching/program-content';
import { type RebaseSide, rebase } from '#domain/coaching/rebase';
import { writesToward } from '#domain/coaching/toward';
import { projectProgram } from '#domain/programs/project';
import { takeBack, type UndoStep, undoOf } from '#domain/programs/undo';
import type { Json, Writes } from '#domain/record/registers';
import { type AssignmentEntry, readAssignments } from '../../coaching/assignments';
import { readVersions } from '../../programs/program-versions';
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
import { type AccountSource, commit, commitTo, useAccountSource } from '../write';
import { useHomeSource } from './student-programs';

/** The winning side, by `at` of the conflict; the student's by default. */
type Chosen = Readonly<Record<string, RebaseSide>>;

/**
 * Commands that bring a change of a coach's template (`home`) to one student who uses it (`space`).
 */
export function carryCommands(home: AccountSource, space: AccountSource) {
  const assignmentOf = async (id: string): Promise<AssignmentEntry | null> =>
    (await readAssignments(home().replica)).find((entry) => entry.id === id) ?? null;

  return {
    /** Brings the template's changes to the student, and keeps the student's own changes. */
    async carry(
      id: string,
      said: PublishText,
      chosen: Chosen = {},
    ): Promise<StudentProgramRefusal | null> {
      const assignment = await assignmentOf(id);
      const source = assignment && (await programIn(home().replica, assignment.template));
      if (!assignment || !source) return 'unknown';
      const { program, content: base } = assignment;
      const template = contentOf(source);
      const [current, [last], copies] = await Promise.all([
        contentIn(space().replica, program),
        readVersions(space().replica, program),
        exerciseCopies(home().replica, space().replica, template),
      ]);
      if (isEmptyEdit(current)) return 'unknown';
      const carry = (mine: Writes) =>
        rebase({ base, mine, theirs: template, prefer: 'mine', chosen }).content;
      const version = (last?.number ?? 0) + 1;
      const published = carry(last?.content ?? current);
      const outcome: { step: UndoStep } = { step: { fields: [], added: [], removed: [] } };
      const newest = versionEdit(home, { program, number: version, content: published }, said);
      const done = { before: isRepeated(home, last ?? null, published, said) };
      const refusal = await commit(
        space,
        {
          kind: 'program',
          id: program,
          write(registers, author) {
            const mine = contentOf(projectProgram(registers));
            const writes = writesToward(registers, carry(mine), author);
            outcome.step = undoOf(registers, writes);
            done.before &&= isEmptyEdit(writes);
            return writes;
          },
        },
        { ...newest, write: (...args) => (done.before ? {} : newest.write(...args)) },
        ...copies,
      );
      if (refusal) return refusal;
      const { fields, added, removed } = outcome.step;
      const step: Json = { fields: [...fields], added: [...added], removed: [...removed] };
      const carried: Json = done.before ? null : { step, content: base, version };
      const stored = await commitTo(home, 'assignment', id, () => ({
        content: template,
        carried,
      }));
      // The student already has the change. If it is too long to be undone, it is recorded without
      // undo.
      if (stored !== 'bytes') return stored;
      return commitTo(home, 'assignment', id, () => ({ content: template, carried: null }));
    },

    /** Undoes the template's last change for the student, if nothing newer was published. */
    async takeBackCarried(id: string, said: PublishText): Promise<StudentProgramRefusal | null> {
      const assignment = await assignmentOf(id);
      const carried = assignment?.carried;
      if (!assignment || !carried) return 'unknown';
      const { program } = assignment;
      const [last, before] = await readVersions(space().replica, program);
      if (last && last.number !== carried.version) return 'newer';
      const number = carried.version + 1;
      const refusal = await commit(
        space,
        {
          kind: 'program',
          id: program,
          write: (registers, author) => takeBack(registers, carried.step, author),
        },
        ...(before ? [versionEdit(home, { program, number, content: before.content }, said)] : []),
      );
      if (refusal) return refusal;
      return commitTo(home, 'assignment', id, () => ({
        content: carried.content,
        carried: null,
      }));
    },
  };
}

export type CarryCommands = ReturnType<typeof carryCommands>;

/** The commands in the student's space. */
export function useCarryCommands(): CarryCommands {
  const home = useHomeSource();
  const space = useAccountSource();
  return useMemo(() => carryCommands(home, space), [home, space]);
}
