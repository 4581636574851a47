import { useMemo } from 'react';
import { removeSet } from '#domain/workouts/arrange';
import { addWarmUps } from '#domain/workouts/begin';
import type { WarmUpSet } from '#domain/workouts/warm-up';
import { newKey } from '../keys';
import { commitTo, type Refusal, useAccountSource } from '../write';
import { commitWorkout } from './write-workout';

export interface WarmUpCommands {
  /** Adds warm-up sets before the work sets of an exercise, with keys from `keysFor`. */
  add(
    id: string,
    exerciseKey: string,
    warmUps: readonly WarmUpSet[],
    keys: readonly string[],
  ): Promise<Refusal | null>;
  /** Removes them again, in one commit. */
  remove(id: string, keys: readonly string[]): Promise<Refusal | null>;
}

export const keysFor = (warmUps: readonly WarmUpSet[]) => warmUps.map(newKey);

export function useWarmUpCommands(): WarmUpCommands {
  const source = useAccountSource();
  return useMemo(() => {
    return {
      add: (id, exerciseKey, warmUps, keys) =>
        commitWorkout(source, id, (workout) => addWarmUps(workout, exerciseKey, warmUps, keys)),
      remove: (id, keys) =>
        commitTo(source, 'workout', id, (registers, author) =>
          Object.assign({}, ...keys.map((key) => removeSet(registers, key, author))),
        ),
    };
  }, [source]);
}
