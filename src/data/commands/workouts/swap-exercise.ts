import { useMemo } from 'react';
import type { Exercise } from '#domain/exercises/exercise';
import { projectProgram } from '#domain/programs/project';
import { replaceExercise } from '#domain/programs/replace-exercise';
import { takeBack, type UndoStep, undoOf } from '#domain/programs/undo';
import { projectWorkout } from '#domain/workouts/project';
import type { WorkoutExercise } from '#domain/workouts/shape';
import { type Swap, type SwapTo, swapExercise, swapOf, unswap } from '#domain/workouts/swap';
import { newKey } from '../keys';
import { type AccountSource, commit, type Edit, type Refusal, useAccountSource } from '../write';

export interface SwapAsked {
  readonly workout: string;
  readonly entry: Pick<WorkoutExercise, 'key' | 'from'>;
  /** The load kind of the replaced exercise; null if it is unknown here. */
  readonly was: Pick<Exercise, 'loadKind'> | null;
  readonly to: SwapTo;
  /** The ficha in which the exercise is replaced as well; null for this workout only. */
  readonly program: string | null;
}

/** A stored swap, with the data to undo it. */
export interface Swapped {
  readonly refusal: Refusal | null;
  /** The entry added for the open sets; null if the whole entry was changed. */
  readonly added: string | null;
  undo(): Promise<Refusal | null>;
}

export interface SwapCommands {
  /** Changes workout and ficha in one commit. */
  swap(asked: SwapAsked): Promise<Swapped>;
}

/** The commands for the open account. */
export function swapCommands(source: AccountSource): SwapCommands {
  return {
    async swap({ workout, entry, was, to, program }) {
      const key = newKey();
      const kept: { swap: Swap | null; step: UndoStep | null } = { swap: null, step: null };
      const edits: Edit[] = [
        {
          kind: 'workout',
          id: workout,
          write(registers) {
            const writes = swapExercise(projectWorkout(registers), entry.key, was, to, key);
            kept.swap = swapOf(registers, writes, key);
            return writes;
          },
        },
      ];
      const line = entry.from;
      if (program !== null && line !== null) {
        edits.push({
          kind: 'program',
          id: program,
          write(registers) {
            const writes = replaceExercise(projectProgram(registers), line, to.exercise.id);
            kept.step = undoOf(registers, writes);
            return writes;
          },
        });
      }
      const refusal = await commit(source, ...edits);
      return {
        refusal,
        added: kept.swap?.added ?? null,
        undo: () => commit(source, ...undoing(workout, kept.swap, program, kept.step)),
      };
    },
  };
}

function undoing(
  workout: string,
  swap: Swap | null,
  program: string | null,
  step: UndoStep | null,
): Edit[] {
  const edits: Edit[] = [];
  if (swap) {
    edits.push({
      kind: 'workout',
      id: workout,
      write: (registers, author) =>
        unswap(projectWorkout(registers), registers, swap, author, newKey()),
    });
  }
  if (step && program !== null) {
    edits.push({
      kind: 'program',
      id: program,
      write: (registers, author) => takeBack(registers, step, author),
    });
  }
  return edits;
}

export function useSwapCommands(): SwapCommands {
  const source = useAccountSource();
  return useMemo(() => swapCommands(source), [source]);
}
