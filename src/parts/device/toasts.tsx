import { isUnsaved, useSyncPart } from '../../data/store/sync-status';
import { Toaster } from '../../ui/layer/toaster';

/** Toasts that know whether the device stores their change. */
export default function Toasts() {
  return <Toaster unsaved={useSyncPart(isUnsaved)} />;
}
