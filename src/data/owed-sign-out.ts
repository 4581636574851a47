import type { Auth } from '../api/auth';
import { ApiError } from '../api/errors';
import type { StorageAccess } from './known-session';

/** Holds no more than that a sign-out is owed: nothing of the person stays (rule A1). */
const KEY = 'anilha.sign-out-owed';

export type OwedSignOut = ReturnType<typeof createOwedSignOut>;

/**
 * A sign-out without network. The cookie still opens the session on the server, and no script can
 * delete it. Until the server has ended the session, the cookie lets no person in.
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
    /** Throws if it cannot be stored: then signing out needs the network. */
    note: () => storage().setItem(KEY, '1'),
    settle: () => storage().removeItem(KEY),
  };
}

export type Account = ReturnType<typeof withOwedSignOut>;

/** The account's calls, with a sign-out that works without network and is made good afterwards. */
export function withOwedSignOut(auth: Auth, owed: OwedSignOut, onLeft: () => Promise<void>) {
  let settling: Promise<void> | null = null;

  async function makeGood(): Promise<void> {
    if (!owed.isOwed()) return;
    await auth.endSession();
    owed.settle();
  }

  /**
   * Before anything that asks for a session or begins another one. One at a time: a late answer
   * would delete the cookie of the next session.
   */
  function settle(): Promise<void> {
    settling ??= makeGood().finally(() => {
      settling = null;
    });
    return settling;
  }

  return {
    ...auth,
    /** Leaves nothing of the person on this device, where no session is left to be ended. */
    forgetDevice: onLeft,
    session: async () => {
      await settle();
      return auth.session();
    },
    signIn: async (form: Parameters<Auth['signIn']>[0]) => {
      await settle();
      return auth.signIn(form);
    },
    beginSession: async <T>(begin: () => Promise<T>): Promise<T> => {
      await settle();
      return auth.beginSession(begin);
    },
    verifyEmail: async (form: Parameters<Auth['verifyEmail']>[0]) => {
      await settle();
      return auth.verifyEmail(form);
    },
    /**
     * `owed`: without network; the server ends the session when this device is online again.
     * `kept`: `holdsMore` found unsent changes of which the person was not asked; nothing is
     * erased.
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
