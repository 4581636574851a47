import { useMemo } from 'react';
import { uuidv7 } from 'uuidv7';
import { commitTo, useAccountSource } from './write';

export interface NewExercise {
  readonly name: string;
  readonly primary: readonly string[];
  readonly equipment: string | null;
  readonly loadKind: string | null;
  readonly unilateral: boolean;
}

export interface ExerciseCommands {
  /** Creates an exercise of the person's own; resolves with its id. */
  create(fields: NewExercise): Promise<string>;
}

export function useExerciseCommands(): ExerciseCommands {
  const source = useAccountSource();
  return useMemo(
    () => ({
      async create({ name, primary, equipment, loadKind, unilateral }) {
        const id = uuidv7();
        const refusal = await commitTo(source(), 'exercise', id, () => ({
          name,
          primary,
          unilateral,
          ...(equipment === null ? {} : { equipment }),
          ...(loadKind === null ? {} : { loadKind }),
        }));
        if (refusal) throw new Error(`A new exercise was refused: ${refusal}`);
        return id;
      },
    }),
    [source],
  );
}
