import { spacesOf } from '../access/authorize';
import type { Deps } from '../core/deps';
import type { Connections } from './connections';

/**
 * Connections of revoked sessions must be closed within 5 s; a check takes far less than the
 * remaining second.
 */
const CHECK_EVERY_MS = 4_000;
const AT_ONCE = 500;

export interface SessionWatch {
  /** Closes the connections of ended sessions, and updates the spaces that people may read. */
  check(): Promise<void>;
  stop(): void;
}

/**
 * Regularly checks the sessions of open connections and the spaces they may read. Other requests
 * change both, perhaps in another process.
 */
export function watchSessions(
  connections: Connections,
  { db, now }: Pick<Deps, 'db' | 'now'>,
  onError: (error: unknown) => void,
): SessionWatch {
  const check = async () => {
    connections.closeExpired(now());
    const open = connections.sessions();
    for (let from = 0; from < open.length; from += AT_ONCE) {
      const asked = open.slice(from, from + AT_ONCE);
      const found = await db.selectFrom('session').select('id').where('id', 'in', asked).execute();
      const valid = new Set(found.map(({ id }) => id));
      for (const session of asked) if (!valid.has(session)) connections.closeSession(session);
    }
    const people = connections.people();
    for (let from = 0; from < people.length; from += AT_ONCE) {
      const spaces = await spacesOf(db, people.slice(from, from + AT_ONCE));
      for (const [person, heard] of spaces) connections.hear(person, heard);
    }
  };
  const timer = setInterval(() => {
    check().catch(onError);
  }, CHECK_EVERY_MS);
  timer.unref();
  return { check, stop: () => clearInterval(timer) };
}
