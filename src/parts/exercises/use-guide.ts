import { useEffect, useState } from 'react';
import type { Guide } from '#catalog/guides';

/** Set-up, breathing and mistakes of an exercise, loaded when asked; null without them. */
export function useGuide(id: string): Guide | null {
  const [guide, setGuide] = useState<Guide | null>(null);
  useEffect(() => {
    let current = true;
    const parts = [
      import('#catalog/guides'),
      import('../../training/figures/figure-book'),
    ] as const;
    Promise.all(parts).then(
      ([{ guides }, { familiesOf }]) => {
        const known = familiesOf(id).flatMap((name) => guides.get(name) ?? []);
        if (current) setGuide(known[0] ?? null);
      },
      (cause: unknown) => console.error('The guides of the exercises did not load', cause),
    );
    return () => {
      current = false;
    };
  }, [id]);
  return guide;
}
