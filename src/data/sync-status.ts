import { useCallback, useSyncExternalStore } from 'react';
import { type SyncStatus, UNKNOWN_STATUS } from '../sync/status';
import { useOpenAccount } from './account-provider';

const NOTHING = () => undefined;

/** What is saved where: for the pill, the account screen and the sign-out. */
export function useSyncStatus(): SyncStatus {
  const account = useOpenAccount();
  const subscribe = useCallback(
    (listener: () => void) => account?.sync.subscribe(listener) ?? NOTHING,
    [account],
  );
  return useSyncExternalStore(subscribe, () => account?.sync.status() ?? UNKNOWN_STATUS);
}

/** Sends and reads now; true when everything is on the server. */
export function useSyncNow(): () => Promise<boolean> {
  const account = useOpenAccount();
  return useCallback(() => account?.sync.flush() ?? Promise.resolve(false), [account]);
}
