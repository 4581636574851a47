import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import useSWR, { SWRConfig, useSWRConfig } from 'swr';
import type { Person, SessionAnswer } from '#protocol/account/auth';
import { createAuth, type SessionChange } from '../../api/account/auth';
import type { Client } from '../../api/client';
import { isTemporary } from '../../api/errors';
import { useFailedReads } from '../remote/swr';
import { untilDone } from '../remote/until-done';
import { drawn } from '../timers';
import { KNOWN_SESSION_KEY, type KnownSession } from './known-session';
import { type AccountCalls, createOwedSignOut, withOwedSignOut } from './owed-sign-out';

/**
 * `loading`: unknown, render nothing. `signed-in`: possibly not confirmed by the server yet.
 * `expired`: the server ended the session, but the person's data stays on this device until they
 * sign in again. `leaving`: the account awaits erasure; the person can only cancel or leave.
 * `erased`: the account is gone, but its data is still on this device.
 */
export type SessionState =
  | { status: 'loading' }
  | { status: 'visitor' }
  | { status: 'signed-in'; user: Person; confirmed: boolean }
  | { status: 'leaving'; user: Person; erasesAt: number }
  | { status: 'expired' | 'erased'; user: Person };

export type SessionFacts = {
  /** The person remembered on this device. */
  known: Person | null;
  /** The server's answer; undefined before one. */
  answer: SessionAnswer | 'erased';
  /** Whether the request failed. */
  failed: boolean;
  /** A person left without network, and the server has not ended their session yet. */
  owed: boolean;
};

/** A failed or offline request is not a sign-out: the last known session counts. */
export function sessionState({ known, answer, failed, owed }: SessionFacts): SessionState {
  if (answer === 'erased') {
    return known ? { status: 'erased', user: known } : { status: 'visitor' };
  }
  if (answer?.erasesAt !== undefined) {
    return { status: 'leaving', user: answer.user, erasesAt: answer.erasesAt };
  }
  if (answer) {
    const user = known?.id === answer.user.id ? known : answer.user;
    return { status: 'signed-in', user, confirmed: true };
  }
  if (answer === null) return known ? { status: 'expired', user: known } : { status: 'visitor' };
  if (known) return { status: 'signed-in', user: known, confirmed: false };
  return { status: failed || owed ? 'visitor' : 'loading' };
}

export const SESSION_KEY = 'session';

const SessionContext = createContext<SessionState>({ status: 'loading' });
type SessionCalls = AccountCalls & Pick<KnownSession, 'keepCoach'>;

const AccountContext = createContext<SessionCalls | null>(null);

/** The session, as far as this device knows. */
export function useSession(): SessionState {
  return useContext(SessionContext);
}

/** Whether the person trains without a sign-up: their e-mail is empty. */
export const isNameless = (session: SessionState) => 'user' in session && session.user.email === '';

/** Whether the app opens on the coach's panel for this person. */
export function useIsCoach(): boolean {
  const session = useSession();
  return 'user' in session && session.user.coach === true;
}

/** The auth calls; each refreshes the session if it may have changed. */
export function useAccount(): SessionCalls {
  const account = useContext(AccountContext);
  if (!account) throw new Error('No SessionProvider');
  return account;
}

/** Reads the session from the server again. */
export function useSessionCheck(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate(SESSION_KEY), [mutate]);
}

export type SessionProviderProps = {
  client: Client;
  known: KnownSession;
  /** Erases a leaving person's data on this device; runs before anything renders. */
  onLeave: () => Promise<void>;
  children: ReactNode;
};

export function SessionProvider({ client, known, onLeave, children }: SessionProviderProps) {
  const { cache, mutate } = useSWRConfig();
  const [owed] = useState(() => createOwedSignOut(() => localStorage));
  const [account] = useState(() => {
    const onLeft = async () => {
      known.forget();
      try {
        await onLeave();
      } finally {
        // No cached answer of that person may stay in memory.
        await mutate((key) => key !== SESSION_KEY, undefined, { revalidate: false });
        await mutate(SESSION_KEY, null);
      }
    };
    const auth = createAuth({
      client,
      origin: location.origin,
      navigate: (url) => location.assign(url),
      onSessionChange: (change: SessionChange) =>
        change === 'left' ? onLeft() : mutate(SESSION_KEY),
    });
    return { ...withOwedSignOut(auth, owed, onLeft), keepCoach: known.keepCoach };
  });
  const remembered = useSyncExternalStore(known.subscribe, known.get);
  // A known person's screens come first: the code of this read loads after them.
  const [ready] = useState(() => (known.get() ? drawn() : null));
  const reading = useRef(false);
  const read = useCallback(async () => {
    reading.current = true;
    try {
      await ready;
      const answer = (await account.session()) ?? null;
      const person = known.get();
      if (answer || !person) return answer;
      const { withoutSession } = await import('./nameless-session');
      return await withoutSession(client, person);
    } finally {
      reading.current = false;
    }
  }, [account, client, known, ready]);
  const { data, error } = useSWR(SESSION_KEY, read, { shouldRetryOnError: false });

  // SWR stops after some retries, but the app must start even then.
  const unanswered = error !== undefined;
  const retryReads = useFailedReads();
  useEffect(() => {
    if (!unanswered) return;
    const end = untilDone(() => mutate(SESSION_KEY, read(), { revalidate: false }), 1);
    return () => {
      end();
      retryReads();
    };
  }, [unanswered, mutate, read, retryReads]);

  // A screen may notice an outage first. The session's read then notices its end.
  const [reads] = useState(() => ({
    onError: (cause: unknown) => {
      const retried = cache.get(SESSION_KEY)?.error !== undefined;
      if (isTemporary(cause) && !retried && !reading.current) void mutate(SESSION_KEY);
    },
  }));

  useEffect(() => {
    if (!data || data === 'erased') return;
    const before = known.get();
    known.remember(data.user);
    // Another person signed in after an ended session: cached answers of the former one are
    // dropped.
    if (before && before.id !== data.user.id) void mutate((key) => key !== SESSION_KEY, undefined);
  }, [data, known, mutate]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== KNOWN_SESSION_KEY && event.key !== null) return;
      known.reread();
      // Another tab signed out, perhaps offline, so no answer may keep the person signed in here.
      if (known.get() === null) void mutate(SESSION_KEY, null);
      else void mutate(SESSION_KEY);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [known, mutate]);

  const state = sessionState({
    known: remembered,
    answer: data,
    failed: error !== undefined,
    owed: owed.isOwed(),
  });
  return (
    <AccountContext value={account}>
      <SessionContext value={state}>
        <SWRConfig value={reads}>{children}</SWRConfig>
      </SessionContext>
    </AccountContext>
  );
}
