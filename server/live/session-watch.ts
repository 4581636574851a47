import type { Deps } from '../deps';
import type { Connections } from './connections';

/** Revoked sessions have to be cut within 5 s; a check takes far less than the second left. */
const CHECK_EVERY_MS = 4_000;
const SESSIONS_AT_ONCE = 500;

export interface SessionWatch {
  /** Closes the connections of sessions that are over. */
  check(): Promise<void>;
  stop(): void;
}

/**
 * Looks regularly whether the sessions with open connections still hold: sign-out and revocation
 * delete them, perhaps in another process.
 */
export function watchSessions(
  connections: Connections,
  { db, now }: Pick<Deps, 'db' | 'now'>,
  onError: (error: unknown) => void,
): SessionWatch {
  const check = async () => {
    connections.closeExpired(now());
    const open = connections.sessions();
    for (let from = 0; from < open.length; from += SESSIONS_AT_ONCE) {
      const asked = open.slice(from, from + SESSIONS_AT_ONCE);
      const found = await db.selectFrom('session').select('id').where('id', 'in', asked).execute();
      const valid = new Set(found.map(({ id }) => id));
      for (const session of asked) if (!valid.has(session)) connections.closeSession(session);
    }
  };
  const timer = setInterval(() => {
    check().catch(onError);
  }, CHECK_EVERY_MS);
  timer.unref();
  return { check, stop: () => clearInterval(timer) };
}
