import { useEffect, useState } from 'react';
import { useImportCommands } from '../../data/commands/files/import';
import type { KnownHere } from '../../data/files/import-known';
import { useSyncStatus } from '../../data/store/sync-status';

const NOTHING: KnownHere = {
  workouts: [],
  shown: new Map(),
  settings: new Set(),
  learned: new Map(),
  weighings: [],
  whole: true,
};

/** Existing records: null while they load, empty if they cannot be read. */
export function useKnownHere(): KnownHere | null {
  const { known, open } = useImportCommands();
  const [here, setHere] = useState<KnownHere | null>(null);
  // Once the first sync is complete, repeated records are recognised.
  const synced = useSyncStatus().syncedAt !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the first sync is over
  useEffect(() => {
    if (!open) return;
    let current = true;
    known().then(
      (value) => current && setHere(value),
      (cause: unknown) => {
        console.error('What is here cannot be read', cause);
        if (current) setHere(NOTHING);
      },
    );
    return () => {
      current = false;
    };
  }, [known, open, synced]);
  return here;
}
