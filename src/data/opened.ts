import { useOpenAccount } from './account-provider';

/** Whether the person's data is open, so that commands find it. */
export function useOpened(): boolean {
  return useOpenAccount() !== null;
}
