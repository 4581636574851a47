import { useOpenAccount } from './account-provider';

/** Whether the data of whoever is here is open, so that commands find it. */
export function useOpened(): boolean {
  return useOpenAccount() !== null;
}
