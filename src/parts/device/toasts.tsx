import { isUnsaved, useSyncPart } from '../../data/store/sync-status';
import { Toaster } from '../../ui/layer/toaster';

/** Toasts that show whether the device stored their change. */
export default function Toasts() {
  return <Toaster unsaved={useSyncPart(isUnsaved)} />;
}
