import { useEffect } from 'react';
import { useSyncPart } from '../data/store/sync-status';
import { setBusy } from '../pwa/busy';

/** Prevents reloads while a write is only in memory (rule C8b), because they would lose it. */
export function useUnsavedHold(): void {
  const unsaved = useSyncPart((status) => status.unsaved > 0);
  useEffect(() => {
    setBusy('unsaved', unsaved);
    return () => setBusy('unsaved', false);
  }, [unsaved]);
}
