import { isUnsaved, useSyncPart } from '../../data/sync-status';
import { Toaster } from '../../ui/toaster';

/** Toasts that know whether the device stores what they tell of. */
export default function Toasts() {
  return <Toaster unsaved={useSyncPart(isUnsaved)} />;
}
