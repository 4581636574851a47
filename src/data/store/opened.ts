import { useOpenAccount } from './account-provider';

/** Whether the person's data is open, which commands need. */
export function useOpened(): boolean {
  return useOpenAccount() !== null;
}
