import type { Guardian } from '#domain/account/guardian';
import { readSession, type SessionAnswer } from '#protocol/account/auth';
import { failureKind, offlineError } from '../errors';
import type { AnswerDeps } from './auth-answer';
import type { AuthService, PasswordChange, ServiceAnswer } from './auth-service';

export type SignUpForm = {
  name: string;
  email: string;
  password: string;
  /** Local day, 'YYYY-MM-DD'. */
  birthDate: string;
  /** The version of the terms that the person accepted. */
  termsVersion: string;
  /** Whether a minor's guardian agreed; false for adults. */
  guardianAgreed: boolean;
  /** The guardian; absent for adults. */
  guardian?: Guardian;
};

export type AuthDeps = AnswerDeps & {
  /** Called, and awaited, after every call that may change the session. */
  onSessionChange: (change: SessionChange) => Promise<unknown>;
  /** Loads the client of the auth service; replaced in tests. */
  load?: () => Promise<typeof import('./auth-service')>;
};

/** `left`: the person signed out or deleted the account here; `changed`: any other change. */
export type SessionChange = 'left' | 'changed';

export type Auth = ReturnType<typeof createAuth>;

/** A known session must not wait long for a network without answers, ms. */
const SESSION_TIMEOUT_MS = 8_000;

/**
 * The account's calls. The session itself is a plain read; the service's own client loads with the
 * first action, so that it stays out of the first screen.
 */
export function createAuth(deps: AuthDeps) {
  let loading: Promise<AuthService> | undefined;

  function service(): Promise<AuthService> {
    const load = deps.load ?? (() => import('./auth-service'));
    loading ??= load().then((module) => module.createAuthService(deps.client.baseUrl));
    // After a failed load, for example offline, the next tap tries again.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  }

  /** Returns the answer's data. The code that parses answers loads with the first one. */
  async function act(call: (service: AuthService) => Promise<ServiceAnswer>): Promise<unknown> {
    const loaded = Promise.all([service(), import('./auth-answer')]);
    const [auth, { dataOf }] = await loaded.catch((cause: unknown) => {
      throw failureKind(cause) === 'offline' ? offlineError(cause) : cause;
    });
    return dataOf(call(auth), deps);
  }

  async function actOnSession(
    call: (service: AuthService) => Promise<ServiceAnswer>,
    change: SessionChange = 'changed',
  ): Promise<unknown> {
    const data = await act(call);
    await deps.onSessionChange(change);
    return data;
  }

  return {
    session: (): Promise<SessionAnswer> =>
      deps.client.get('/api/auth/get-session', {
        read: readSession,
        timeout: SESSION_TIMEOUT_MS,
      }),
    /** Returns the answer's data; without a session it may require the second factor. */
    signIn: (form: { email: string; password: string }) =>
      actOnSession((auth) => auth.signIn(form)),
    /** A session that starts in another way: with the second factor or a passkey. */
    beginSession: async <T>(begin: () => Promise<T>): Promise<T> => {
      const begun = await begin();
      await deps.onSessionChange('changed');
      return begun;
    },
    signUp: (form: SignUpForm) => actOnSession((auth) => auth.signUp(form)),
    /**
     * Verifies the e-mail by the mailed six-digit code; signs in. For a sign-up from another
     * browser, the answer's data requests a password first (protocol/account/sign-up.ts).
     */
    verifyEmail: (form: { email: string; code: string }) =>
      actOnSession((auth) => auth.verifyEmail(form)),
    /** Mails a new six-digit code. */
    sendCode: async (email: string) => {
      await act((auth) => auth.sendCode(email));
    },
    /**
     * Signs out. If `stays` returns true after the end of the session, the person's data stays on
     * this device. Returns whether they left the device.
     */
    signOut: async (stays = async () => false): Promise<boolean> => {
      await act((auth) => auth.signOut());
      const left = !(await stays());
      await deps.onSessionChange(left ? 'left' : 'changed');
      return left;
    },
    /** Ends the session of a person who signed out without network earlier. */
    endSession: async () => {
      await act((auth) => auth.signOut());
    },
    /**
     * Requests a password reset: resolves with the answer's data, or rejects with the service's
     * message.
     */
    requestPasswordReset: (email: string) => act((auth) => auth.requestPasswordReset(email)),
    /** Ends every session, including that of this browser. */
    resetPassword: (form: { token: string; newPassword: string }) =>
      actOnSession((auth) => auth.resetPassword(form)),
    updateUser: (changes: { name: string }) => actOnSession((auth) => auth.updateUser(changes)),
    /** `revokeOtherSessions` ends the other sessions too. */
    changePassword: (form: PasswordChange) => actOnSession((auth) => auth.changePassword(form)),
    deleteUser: (proof: { password: string; code?: string }) =>
      actOnSession((auth) => auth.deleteUser(proof), 'left'),
    revokeSessions: () => actOnSession((auth) => auth.revokeSessions()),
    revokeOtherSessions: () => actOnSession((auth) => auth.revokeOtherSessions()),
  };
}
