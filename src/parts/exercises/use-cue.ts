import { useEffect, useState } from 'react';

/** How to do an exercise. The texts are a separate chunk; a person's own exercise has none. */
export function useCue(id: string): string | null {
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
