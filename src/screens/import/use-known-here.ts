import { useEffect, useState } from 'react';
import { useImportCommands } from '../../data/commands/import';
import type { KnownHere } from '../../data/import-known';

/** What is here already: null while it is read, and empty when it cannot be read. */
export function useKnownHere(): KnownHere | null {
  const { known, open } = useImportCommands();
  const [here, setHere] = useState<KnownHere | null>(null);
  useEffect(() => {
    if (!open) return;
    let current = true;
    known().then(
      (value) => current && setHere(value),
      (cause: unknown) => {
        console.error('What is here cannot be read', cause);
        if (current) setHere({ workouts: [], shown: new Map() });
      },
    );
    return () => {
      current = false;
    };
  }, [known, open]);
  return here;
}
