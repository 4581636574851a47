import { useCallback } from 'react';
import { useOpenAccount } from './account-provider';

/** Server time in epoch ms: the device clock corrected by the skew measured in syncs. */
export function useServerNow(): () => number {
  const account = useOpenAccount();
  return useCallback(() => Date.now() + (account?.replica.skew() ?? 0), [account]);
}

/** This device's name in stamps; '' before the data is open. */
export function useDevice(): string {
  return useOpenAccount()?.replica.device() ?? '';
}
