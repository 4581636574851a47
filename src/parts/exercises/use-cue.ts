import { useEffect, useState } from 'react';
import { type Exercise, shownAs } from '#domain/exercises/exercise';

/** How to do an exercise. The texts are a separate chunk; null without one. */
export function useCue(exercise: Pick<Exercise, 'id' | 'like'>): string | null {
  const id = shownAs(exercise) ?? '';
  const [cue, setCue] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    import('#catalog/cues').then(
      ({ cues }) => current && setCue(cues.get(id) ?? null),
      (cause: unknown) => console.error('The texts of the exercises did not load', cause),
    );
    return () => {
      current = false;
    };
  }, [id]);
  return cue;
}
