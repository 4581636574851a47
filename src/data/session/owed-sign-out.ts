import type { Auth } from '../../api/account/auth';
import { ApiError } from '../../api/errors';
import type { StorageAccess } from './known-session';

/** The stored value only marks a pending sign-out; no personal data stays (rule A1e). */
const KEY = 'anilha.sign-out-owed';

export type OwedSignOut = ReturnType<typeof createOwedSignOut>;

/**
 * A sign-out without network. The cookie is still valid on the server, and scripts cannot delete
 * it. So until the server has ended the session, the app accepts no session.
 */
export function createOwedSignOut(storage: StorageAccess) {
  return {
    isOwed(): boolean {
      try {
        return storage().getItem(KEY) !== null;
      } catch {
        return false;
      }
    },
    /** Throws if it cannot be stored; signing out then needs the network. */
    note: () => storage().setItem(KEY, '1'),
    settle: () => storage().removeItem(KEY),
  };
}

export type AccountCalls = ReturnType<typeof withOwedSignOut>;

/** The auth calls, with a sign-out that works offline and is completed later. */
export function withOwedSignOut(auth: Auth, owed: OwedSignOut, onLeft: () => Promise<void>) {
  let settling: Promise<void> | null = null;

  async function makeGood(): Promise<void> {
    if (!owed.isOwed()) return;
    await auth.endSession();
    owed.settle();
  }

  /**
   * Completes a pending sign-out before any call that reads or starts a session. One call at a
   * time: a late answer would delete the next session's cookie.
   */
  function settle(): Promise<void> {
    settling ??= makeGood().finally(() => {
      settling = null;
    });
    return settling;
  }

  const afterSettling =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A) => {
      await settle();
      return call(...args);
    };

  return {
    ...auth,
    /** Erases the person's data on this device, for use when there is no session to end. */
    forgetDevice: onLeft,
    session: afterSettling(auth.session),
    signIn: afterSettling(auth.signIn),
    beginSession: afterSettling(auth.beginSession),
    verifyEmail: afterSettling(auth.verifyEmail),
    /**
     * `owed`: offline; the server ends the session once this device is online. `kept`: `holdsMore`
     * found unsent changes that the person did not confirm; nothing is erased.
     */
    signOut: async (holdsMore = async () => false): Promise<'ended' | 'owed' | 'kept'> => {
      try {
        return (await auth.signOut(holdsMore)) ? 'ended' : 'kept';
      } catch (cause) {
        if (!(cause instanceof ApiError && cause.kind === 'offline')) throw cause;
        if (await holdsMore()) return 'kept';
        if (!noted(owed)) throw cause;
      }
      await onLeft();
      return 'owed';
    },
  };
}

function noted(owed: OwedSignOut): boolean {
  try {
    owed.note();
    return true;
  } catch {
    return false;
  }
}
