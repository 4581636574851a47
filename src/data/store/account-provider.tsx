import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { ReplicaUnavailable } from '../../replica/open/open';
import { useFailedReads } from '../remote/swr';
import { useSession, useSessionCheck } from '../session/session';
import { afterDrawn } from '../timers';
import type { Account } from './account';

/** The state of the signed-in person's data: closed, opening, open, or failed with a reason. */
export type AccountState =
  | { readonly state: 'closed' | 'opening' }
  | { readonly state: 'failed'; readonly reason: ReplicaUnavailable['reason'] }
  | { readonly state: 'open'; readonly account: Account };

/** The account of the queries and commands below it. */
export const AccountDataContext = createContext<AccountState>({ state: 'closed' });

export interface AccountProviderProps {
  readonly open: (id: string) => Promise<Account>;
  /** Called with the open account, null while none is open, so that leaving can end it. */
  readonly onAccount: (id: string, account: Account | null) => void;
  readonly children: ReactNode;
}

/**
 * Opens the data of the signed-in person, or of the person with an ended session on this device.
 */
export function AccountProvider({ open, onAccount, children }: AccountProviderProps) {
  const session = useSession();
  const person =
    session.status === 'visitor' || session.status === 'loading' || session.status === 'leaving'
      ? null
      : session.user.id;
  // The last known session counts, because the server refuses calls without a valid one.
  const signedIn = session.status === 'signed-in';
  const confirmed = signedIn && session.confirmed;
  const [state, setState] = useState<AccountState>({ state: 'closed' });

  useEffect(() => {
    if (person === null) {
      setState({ state: 'closed' });
      return;
    }
    let opened: Account | null = null;
    let left = false;
    setState({ state: 'opening' });
    onAccount(person, null);
    open(person).then(
      (account) => {
        if (left) {
          account.close();
          return;
        }
        opened = account;
        onAccount(person, account);
        setState({ state: 'open', account });
      },
      (cause: unknown) => {
        console.error('Data cannot be opened', cause);
        const reason = cause instanceof ReplicaUnavailable ? cause.reason : 'broken';
        if (!left) setState({ state: 'failed', reason });
      },
    );
    return () => {
      left = true;
      opened?.close();
      onAccount(person, null);
    };
  }, [person, open, onAccount]);

  const leaver = session.status === 'leaving' ? session.user.id : null;
  useEffect(() => {
    // A sign-out must wipe this person's data, not that of an earlier one.
    if (leaver !== null) onAccount(leaver, null);
  }, [leaver, onAccount]);

  const account = state.state === 'open' ? state.account : null;
  useEffect(() => {
    if (!account || !signedIn) return;
    // The visible screen is drawn first.
    return afterDrawn(() => account.sync.goOnline());
  }, [account, signedIn]);
  useEffect(() => {
    if (account && confirmed && account.sync.status().obstacle !== null) account.sync.request();
  }, [account, confirmed]);

  const check = useSessionCheck();
  const retryReads = useFailedReads();
  useEffect(() => {
    if (!account) return;
    let obstacle = account.sync.status().obstacle;
    return account.sync.subscribe(() => {
      const before = obstacle;
      obstacle = account.sync.status().obstacle;
      if (obstacle === before) return;
      // The server ended the session, so it is read again and the screens lead to the sign-in.
      if (obstacle === 'signed_out' || obstacle === 'wrong_account') check();
      if (obstacle === null && before !== 'storage') retryReads();
    });
  }, [account, check, retryReads]);

  return <AccountDataContext value={state}>{children}</AccountDataContext>;
}

export function useAccountState(): AccountState {
  return useContext(AccountDataContext);
}

/** The open account; null without one. */
export function useOpenAccount(): Account | null {
  const state = useAccountState();
  return state.state === 'open' ? state.account : null;
}
