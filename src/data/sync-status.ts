import { useCallback, useSyncExternalStore } from 'react';
import { type SyncStatus, UNKNOWN_STATUS } from '../sync/status';
import { useOpenAccount } from './account-provider';

const NOTHING = () => undefined;

/** What is saved where: for the account screen and the sign-out, which show all of it. */
export function useSyncStatus(): SyncStatus {
  return useSyncPart((status) => status);
}

/**
 * A part of it that is the same by identity as long as it does not change. An exchange changes the
 * whole several times, and where a set was tapped nothing is to be drawn anew for that.
 */
export function useSyncPart<T>(part: (status: SyncStatus) => T): T {
  const account = useOpenAccount();
  const subscribe = useCallback(
    (listener: () => void) => account?.sync.subscribe(listener) ?? NOTHING,
    [account],
  );
  return useSyncExternalStore(subscribe, () => part(account?.sync.status() ?? UNKNOWN_STATUS));
}

/** Whether memory alone holds something, which nobody may take for saved (rule C8). */
export function isUnsaved({ unsaved, obstacle }: SyncStatus): boolean {
  return unsaved > 0 || obstacle === 'storage';
}

/** Sends and reads now; true when everything is on the server. */
export function useSyncNow(): () => Promise<boolean> {
  const account = useOpenAccount();
  return useCallback(() => account?.sync.flush() ?? Promise.resolve(false), [account]);
}
