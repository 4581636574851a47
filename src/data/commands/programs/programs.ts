import { useMemo } from 'react';
import { uuidv7 } from 'uuidv7';
import * as arrange from '#domain/programs/arrange';
import * as exercises from '#domain/programs/arrange-exercises';
import * as weeks from '#domain/programs/arrange-weeks';
import {
  type DayDraft,
  draftOf,
  type ProgramDraft,
  type ProgramExerciseDraft,
  programWrites,
} from '#domain/programs/draft';
import { PROGRAM_LIMITS } from '#domain/programs/paths';
import type { Prescription } from '#domain/programs/prescription';
import { projectProgram } from '#domain/programs/project';
import { replaceExercise } from '#domain/programs/replace-exercise';
import type { Program, ProgramExercise, ProgramWeek } from '#domain/programs/shape';
import { takeBack, type UndoStep, undoOf } from '#domain/programs/undo';
import type { Author, Registers, Writes } from '#domain/record/registers';
import { programEntryOf } from '../../programs/programs';
import { exercisesBack } from '../exercises-back';
import { newKey } from '../keys';
import { type AccountSource, commit, commitTo, type Refusal, useAccountSource } from '../write';

/** Why an edit of a ficha was refused; nothing of it was stored. */
export type ProgramRefusal = Refusal | 'program_days' | 'program_exercises';

/** A new ficha would exceed a limit; nothing was stored. */
export class ProgramRefused extends Error {
  override name = 'ProgramRefused';
  constructor(readonly refusal: ProgramRefusal) {
    super(`A new ficha was refused: ${refusal}`);
  }
}

export type Edited = Promise<ProgramRefusal | null>;

/** Called with every stored edit and its undo. */
export type Remember = (id: string, step: UndoStep) => void;

/** The commands for the open account. Each edit is one commit, stored once it resolves. */
export function programCommands(source: AccountSource, remember: Remember = () => undefined) {
  const onRegisters = async (
    id: string,
    write: (registers: Registers, author: Author) => Writes | ProgramRefusal,
  ): Edited => {
    const outcome: { step: UndoStep | null; refused: ProgramRefusal | null } = {
      step: null,
      refused: null,
    };
    const refusal = await commitTo(source, 'program', id, (registers, author) => {
      const writes = write(registers, author);
      outcome.refused = typeof writes === 'string' ? writes : null;
      if (typeof writes === 'string') return {};
      outcome.step = Object.keys(writes).length > 0 ? undoOf(registers, writes) : null;
      return writes;
    });
    if (refusal ?? outcome.refused) return refusal ?? outcome.refused;
    if (outcome.step) remember(id, outcome.step);
    return null;
  };
  const onProgram = (
    id: string,
    write: (program: Program, registers: Registers, author: Author) => Writes | ProgramRefusal,
  ) => onRegisters(id, (registers, author) => write(projectProgram(registers), registers, author));

  const create = async (draft: ProgramDraft): Promise<string> => {
    const id = uuidv7();
    const refusal = await commitTo(source, 'program', id, (_, author) =>
      programWrites(draft, newKey, author),
    );
    // A new ficha has no removed exercises, so `exercises` means that the ficha itself has too
    // many.
    if (refusal) throw new ProgramRefused(refusal === 'exercises' ? 'program_exercises' : refusal);
    return id;
  };

  return {
    /** Creates a ficha; resolves with its id. Throws a ProgramRefused if it is too large. */
    create,
    /**
     * Copies a ficha under another title; resolves with its id, null if it is not on this device.
     */
    async duplicate(id: string, title: string): Promise<string | null> {
      const entry = programEntryOf(await source().replica.record('program', id));
      return entry ? create({ ...draftOf(entry.program), title }) : null;
    },
    /** Moves a ficha to the bin. */
    remove: (id: string) => onRegisters(id, arrange.removeProgram),
    async restore(id: string): Edited {
      const account = source();
      const { replica } = account;
      const days = programEntryOf(await replica.record('program', id))?.program.days ?? [];
      const named = days.flatMap(({ exercises }) =>
        exercises.flatMap(({ exercise, alternatives }) => [exercise, ...alternatives]),
      );
      const back = await exercisesBack(replica, named);
      const refusal = back.length > 0 ? await commit(() => account, ...back) : null;
      return refusal ?? onRegisters(id, (_, author) => arrange.restoreProgram(author));
    },
    describe: (id: string, facts: arrange.ProgramFacts) =>
      onProgram(id, (program) => arrange.describe(program, facts)),

    /** Adds a day with a key from `newDayKey`. */
    addDay: (id: string, key: string, draft: DayDraft) =>
      onProgram(
        id,
        (program) =>
          daysFull(program) ??
          exercisesFull(program, draft.exercises.length) ??
          arrange.addDay(program, key, draft, newKey),
      ),
    copyDay: (id: string, from: string, key: string, title: string) =>
      onProgram(id, (program) => {
        const more = arrange.dayOf(program, from)?.exercises.length ?? 0;
        return (
          daysFull(program) ??
          exercisesFull(program, more) ??
          arrange.copyDay(program, from, key, title, newKey)
        );
      }),
    moveDay: (id: string, key: string, index: number) =>
      onProgram(id, (program) => arrange.moveDay(program, key, index)),
    describeDay: (id: string, key: string, facts: arrange.DayFacts) =>
      onProgram(id, (program) => arrange.describeDay(program, key, facts)),
    removeDay: (id: string, key: string) =>
      onRegisters(id, (registers, author) => arrange.removeDay(registers, key, author)),
    restoreDay: (id: string, key: string) =>
      onRegisters(id, (_, author) => arrange.restoreDay(key, author)),

    addExercises: (
      id: string,
      day: string,
      drafts: readonly ProgramExerciseDraft[],
      adding?: exercises.Adding,
    ) =>
      onProgram(
        id,
        (program) =>
          exercisesFull(program, drafts.length) ??
          exercises.addExercises(program, day, drafts, newKey, adding),
      ),
    moveExercise: (id: string, key: string, to: exercises.ExercisePlace) =>
      onProgram(id, (program) => exercises.moveExercise(program, key, to, newKey)),
    stepExercise: (id: string, key: string, by: -1 | 1) =>
      onProgram(id, (program) => exercises.stepExercise(program, key, by, newKey)),
    groupWithNext: (id: string, key: string) =>
      onProgram(id, (program) => exercises.groupWithNext(program, key, newKey)),
    ungroup: (id: string, key: string) =>
      onProgram(id, (program) => exercises.ungroup(program, key, newKey)),
    removeExercise: (id: string, key: string) =>
      onRegisters(id, (registers, author) => exercises.removeExercise(registers, key, author)),
    restoreExercise: (id: string, key: string) =>
      onRegisters(id, (_, author) => exercises.restoreExercise(key, author)),
    /**
     * Sets the prescription of an exercise, and of one week: absent values stay, null means like
     * the other weeks.
     */
    prescribe: (
      id: string,
      key: string,
      week: number | null,
      said: {
        readonly facts: exercises.ExerciseFacts;
        readonly weekSets?: Prescription | null;
      },
      seen?: ProgramExercise,
    ) =>
      onProgram(id, (program) => ({
        ...exercises.describeExercise(program, key, said.facts, seen),
        ...(week === null || said.weekSets === undefined
          ? {}
          : exercises.prescribeWeek(key, week, said.weekSets)),
      })),

    replaceExercise: (id: string, key: string, exercise: string) =>
      onProgram(id, (program) => replaceExercise(program, key, exercise)),

    countWeeks: (id: string, count: number) =>
      onProgram(id, (program) => weeks.countWeeks(program, count)),
    describeWeek: (id: string, week: number, value: ProgramWeek | null) =>
      onRegisters(id, () => weeks.describeWeek(week, value)),
    duplicateWeek: (id: string, from: number, to: number) =>
      onProgram(id, (program) => weeks.duplicateWeek(program, from, to)),

    /** Undoes an edit; `remember` receives the step that redoes it. */
    takeBack: (id: string, step: UndoStep) =>
      onRegisters(id, (registers, author) => takeBack(registers, step, author)),
  };
}

export type ProgramCommands = ReturnType<typeof programCommands>;

/** A key for a new day. */
export const newDayKey = newKey;

function daysFull({ days }: Program): ProgramRefusal | null {
  return days.length >= PROGRAM_LIMITS.days ? 'program_days' : null;
}

function exercisesFull({ days }: Program, more: number): ProgramRefusal | null {
  const there = days.reduce((sum, day) => sum + day.exercises.length, 0);
  return there + more > PROGRAM_LIMITS.exercises ? 'program_exercises' : null;
}

export function useProgramCommands(remember?: Remember): ProgramCommands {
  const source = useAccountSource();
  return useMemo(() => programCommands(source, remember), [source, remember]);
}
