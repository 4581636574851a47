import { useMemo } from 'react';
import { uuidv7 } from 'uuidv7';
import type { CustomExercise } from '#domain/exercises/custom-exercise';
import { customExerciseWrites } from '#domain/exercises/custom-exercise-writes';
import { commitTo, type Refusal, useAccountSource } from './write';

/** Commands for custom exercises. Each resolves once it is stored on this device. */
export interface ExerciseCommands {
  /** Creates one; resolves with its id. */
  create(exercise: CustomExercise): Promise<string>;
  /** Writes the changed values; resolves with null or the refusal. */
  edit(id: string, exercise: CustomExercise, before: CustomExercise): Promise<Refusal | null>;
  /** Removes it from the lists; past workouts keep it. */
  remove(id: string): Promise<Refusal | null>;
  restore(id: string): Promise<Refusal | null>;
}

export function useExerciseCommands(): ExerciseCommands {
  const source = useAccountSource();
  return useMemo(
    () => ({
      async create(exercise) {
        const id = uuidv7();
        const refusal = await commitTo(source, 'exercise', id, () =>
          customExerciseWrites(exercise),
        );
        if (refusal) throw new Error(`A new exercise was refused: ${refusal}`);
        return id;
      },
      edit: (id, exercise, before) =>
        commitTo(source, 'exercise', id, () => customExerciseWrites(exercise, before)),
      remove: (id) => commitTo(source, 'exercise', id, () => ({ hidden: true })),
      restore: (id) => commitTo(source, 'exercise', id, () => ({ hidden: false })),
    }),
    [source],
  );
}
