import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { EmailChange, OwnAccount, OwnSession } from '#protocol/account/account';
import { createOwnAccountCalls, type OwnAccountCalls } from '../../api/account/own-account';
import { useClient } from '../remote/api-client';
import { type Failure, failureOf } from '../remote/failure';
import { useAccount, useSessionCheck } from './session';

export type { OwnAccount, OwnSession };

/** SWR key of the account's data. */
export const ACCOUNT = 'account';
const SESSIONS = 'account/sessions';

/** An answer of the server, or its failure; `retry` asks again. */
export type AskedForm<T> =
  | { state: 'loading' }
  | { state: 'failed'; failure: Failure; retry: () => void }
  | { state: 'ready'; value: T };

export function useOwnAccountCalls(): OwnAccountCalls {
  const client = useClient();
  return useMemo(() => createOwnAccountCalls(client), [client]);
}

/** Photo, pending e-mail change, and whether the session counts as a proof. */
export function useOwnAccount(): AskedForm<OwnAccount> {
  const calls = useOwnAccountCalls();
  const answer = useSWR(ACCOUNT, () => calls.account());
  return asked(answer.data, answer.error, () => void answer.mutate());
}

/** The account's sessions, and acts that end them; each reads the list again. */
export function useOwnSessions() {
  const calls = useOwnAccountCalls();
  const account = useAccount();
  const answer = useSWR(SESSIONS, () => calls.sessions());
  const reread = () => answer.mutate();
  const sessions: AskedForm<OwnSession[]> = asked(answer.data, answer.error, () => void reread());
  return {
    sessions,
    end: (id: string) => calls.endSession(id).finally(reread),
    endOthers: () => account.revokeOtherSessions().finally(reread),
    /** This session ends too: the app leads to the sign-in, and data on this device stays. */
    endAll: () => account.revokeSessions(),
  };
}

/** Changes the password; the list of sessions changes as well. */
export function usePasswordChange() {
  const account = useAccount();
  const { mutate } = useSWRConfig();
  return async (form: Parameters<typeof account.changePassword>[0]): Promise<void> => {
    await account.changePassword(form);
    void mutate(SESSIONS);
  };
}

/** The two steps of changing the e-mail. */
export function useEmailChange() {
  const calls = useOwnAccountCalls();
  const checkSession = useSessionCheck();
  const { mutate } = useSWRConfig();
  return {
    ask: async (change: EmailChange) => {
      await calls.askEmail(change);
      await mutate(ACCOUNT);
    },
    confirm: async (code: string) => {
      await calls.confirmEmail(code);
      checkSession();
      await mutate(ACCOUNT);
    },
  };
}

/** Converts an answer of SWR to the form that screens use. */
export function asked<T>(data: T | undefined, error: unknown, retry: () => void): AskedForm<T> {
  if (data !== undefined) return { state: 'ready', value: data };
  if (error !== undefined) return { state: 'failed', failure: failureOf(error), retry };
  return { state: 'loading' };
}
