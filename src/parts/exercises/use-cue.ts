import { useEffect, useReducer } from 'react';
import { type Exercise, shownAs } from '#domain/exercises/exercise';
import { withoutReload } from '../../pwa/preload-error';

let cues: ReadonlyMap<string, string> | null = null;

/** Loads how to do each exercise. The texts are a separate chunk. */
export async function loadCues(): Promise<void> {
  try {
    ({ cues } = await withoutReload(() => import('#catalog/cues')));
  } catch (cause) {
    console.error('The texts of the exercises did not load', cause);
  }
}

/** How to do an exercise; null while the texts load, and for one without. */
export function useCue(exercise: Pick<Exercise, 'id' | 'like'>): string | null {
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    let current = true;
    if (cues === null) void loadCues().then(() => current && showAgain());
    return () => {
      current = false;
    };
  }, []);
  return cues?.get(shownAs(exercise) ?? '') ?? null;
}
