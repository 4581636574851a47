import { useEffect, useState } from 'react';
import type { Guide } from '#catalog/guides';
import { type Exercise, shownAs } from '#domain/exercises/exercise';

/** How an exercise is done. */
export interface Teaching {
  /** The movement; null for a person's own exercise that borrows none. */
  readonly cue: string | null;
  /** Set-up, breathing and mistakes, which the exercises of a family share. */
  readonly guide: Guide | null;
}

const NOTHING: Teaching = { cue: null, guide: null };

/** The cue and the guide of an exercise, from chunks of their own; null until they are loaded. */
export function useTeaching(exercise: Pick<Exercise, 'id' | 'like'>): Teaching | null {
  const id = shownAs(exercise) ?? '';
  const [known, setKnown] = useState<{ readonly id: string; readonly teaching: Teaching }>();
  useEffect(() => {
    let current = true;
    const parts = [
      import('#catalog/cues'),
      import('#catalog/guides'),
      import('../../training/figures/figure-book'),
    ] as const;
    Promise.all(parts).then(
      ([{ cues }, { guides }, { familiesOf }]) => {
        const [guide = null] = familiesOf(id).flatMap((name) => guides.get(name) ?? []);
        if (current) setKnown({ id, teaching: { cue: cues.get(id) ?? null, guide } });
      },
      (cause: unknown) => {
        console.error('The texts of the exercises did not load', cause);
        if (current) setKnown({ id, teaching: NOTHING });
      },
    );
    return () => {
      current = false;
    };
  }, [id]);
  return known?.id === id ? known.teaching : null;
}
