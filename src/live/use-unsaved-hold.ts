import { useEffect } from 'react';
import { useSyncPart } from '../data/sync-status';
import { setBusy } from '../pwa/busy';

/** While memory alone holds a write (rule C8) the page is not loaded anew: it would go with it. */
export function useUnsavedHold(): void {
  const unsaved = useSyncPart((status) => status.unsaved > 0);
  useEffect(() => {
    setBusy('unsaved', unsaved);
    return () => setBusy('unsaved', false);
  }, [unsaved]);
}
