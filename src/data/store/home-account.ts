import { createContext, useContext } from 'react';
import type { Account } from './account';
import { useOpenAccount } from './account-provider';

/** In a student's space: the surrounding account of the coach. */
export const HomeAccountContext = createContext<Account | null>(null);

/** The account of the signed-in person, also inside a student's space; null while it opens. */
export function useHomeAccount(): Account | null {
  const around = useContext(HomeAccountContext);
  const open = useOpenAccount();
  return around ?? open;
}
