import { useEffect } from 'react';
import { useSyncPart } from '../data/store/sync-status';
import { setBusy } from '../pwa/busy';

/** Prevents reloads while memory alone holds a write (rule C8b), which they would lose. */
export function useUnsavedHold(): void {
  const unsaved = useSyncPart((status) => status.unsaved > 0);
  useEffect(() => {
    setBusy('unsaved', unsaved);
    return () => setBusy('unsaved', false);
  }, [unsaved]);
}
