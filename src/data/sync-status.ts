import { useCallback, useSyncExternalStore } from 'react';
import { type SyncStatus, UNKNOWN_STATUS } from '../sync/status';
import { useOpenAccount } from './account-provider';

const NOTHING = () => undefined;

/** The whole sync status, for the account screen and the sign-out. */
export function useSyncStatus(): SyncStatus {
  return useSyncPart((status) => status);
}

/**
 * A part of the status that stays identical until it changes. An exchange changes the whole several
 * times, and a tapped set must redraw nothing for that.
 */
export function useSyncPart<T>(part: (status: SyncStatus) => T): T {
  const account = useOpenAccount();
  const subscribe = useCallback(
    (listener: () => void) => account?.sync.subscribe(listener) ?? NOTHING,
    [account],
  );
  return useSyncExternalStore(subscribe, () => part(account?.sync.status() ?? UNKNOWN_STATUS));
}

/** Whether memory alone holds something, which must not look saved (rule C8). */
export function isUnsaved({ unsaved, obstacle }: SyncStatus): boolean {
  return unsaved > 0 || obstacle === 'storage';
}

/** Sends and reads now; true when everything is on the server. */
export function useSyncNow(): () => Promise<boolean> {
  const account = useOpenAccount();
  return useCallback(() => account?.sync.flush() ?? Promise.resolve(false), [account]);
}
