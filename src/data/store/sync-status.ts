import { useCallback, useSyncExternalStore } from 'react';
import { type SyncStatus, UNKNOWN_STATUS } from '../../sync/status';
import { useOpenAccount } from './account-provider';

const NOTHING = () => undefined;

/** The whole sync status, for the account screen and the sign-out. */
export function useSyncStatus(): SyncStatus {
  return useSyncPart((status) => status);
}

/**
 * A part of the status that stays identical until it changes. The whole changes several times per
 * exchange, which would redraw screens after each set.
 */
export function useSyncPart<T>(part: (status: SyncStatus) => T): T {
  const account = useOpenAccount();
  const subscribe = useCallback(
    (listener: () => void) => account?.sync.subscribe(listener) ?? NOTHING,
    [account],
  );
  return useSyncExternalStore(subscribe, () => part(account?.sync.status() ?? UNKNOWN_STATUS));
}

/** Whether something is only in memory, which must not look saved (rule C8b). */
export function isUnsaved({ unsaved, obstacle }: SyncStatus): boolean {
  return unsaved > 0 || obstacle === 'storage';
}

/** Sends and reads now; true if everything is on the server. */
export function useSyncNow(): () => Promise<boolean> {
  const account = useOpenAccount();
  return useCallback(() => account?.sync.flush() ?? Promise.resolve(false), [account]);
}
