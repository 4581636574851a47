import type { Client } from '../../api/client';
import type { Replica } from '../../replica/replica';
import type { Engine } from '../../sync/engine';
import type { SyncStatus } from '../../sync/status';
import { homeEpoch } from '../store/home-epoch';
import { mirrorFor } from '../store/mirror';
import { studentCopiesOf } from '../store/student-copies';
import { openStudentSpaces } from './student-registry';
import type { StudentSpaces } from './student-space-state';

/** The part of the account's sync for students' copies. */
export interface StudentSync {
  /** A trigger to sync: the network is back, or the app became visible. */
  request(): void;
  /**
   * Handles a poke of the server: a space has changed; without a name, any may have. `rev` 0: the
   * right to read it has changed.
   */
  onPoke(space?: string, rev?: number): void;
  /** The session is valid: sends pending changes of closed copies, and applies changes of links. */
  catchUp(): void;
  /** Wraps the account's engine, and adds the pending changes of students' copies to its counts. */
  around(engine: Engine): Engine;
  close(): void;
}

export function createStudentSync(home: Replica, client: Client): StudentSync {
  const copies = studentCopiesOf(home);
  let online = false;
  let closed = false;
  let epoch = homeEpoch(home).catch(() => null);

  /** The code for students loads only if there are any. */
  const spaces = async (): Promise<StudentSpaces | null> => {
    if (Object.keys(copies.all()).length === 0) return null;
    const { studentSpacesOf } = await import('./student-spaces');
    return closed ? null : studentSpacesOf({ home, client, mirrorFor });
  };
  const withSpaces = async (work: (found: StudentSpaces) => Promise<unknown>) => {
    const found = await spaces();
    if (found) await work(found);
  };
  /** Whether the links may have changed since they were last read. */
  let behind = false;
  const catchUp = () => {
    behind = true;
    withSpaces((found) => found.catchUp()).then(
      () => {
        behind = false;
      },
      // Without an answer the next trigger repeats it.
      () => undefined,
    );
  };

  /**
   * A server restored from a backup shows its new epoch in the exchange of the coach's own records.
   */
  const lookAtEpoch = async () => {
    const before = await epoch;
    epoch = homeEpoch(home).catch(() => before);
    if (online && (await epoch) !== before) catchUp();
  };

  return {
    request() {
      if (!online) return;
      if (behind) return catchUp();
      if (copies.unsent().unsent === 0) return;
      withSpaces((found) => found.flush()).catch(() => undefined);
    },
    onPoke(space, rev = 0) {
      openStudentSpaces(home)?.request(space);
      // The link of a closed copy may have ended, and then the copy must not stay until the next
      // start.
      if (rev === 0) catchUp();
    },
    catchUp() {
      online = true;
      catchUp();
    },
    around(engine) {
      let exchangedAt: number | null = null;
      engine.subscribe(() => {
        const { syncedAt } = engine.status();
        if (syncedAt === exchangedAt) return;
        exchangedAt = syncedAt;
        void lookAtEpoch();
      });
      let own: SyncStatus | null = null;
      let waiting = 0;
      let both = engine.status();
      return {
        ...engine,
        status() {
          const status = engine.status();
          const { unsent } = copies.unsent();
          if (status !== own || unsent !== waiting) {
            both = unsent === 0 ? status : { ...status, pending: status.pending + unsent };
            own = status;
            waiting = unsent;
          }
          return both;
        },
        async flush() {
          const sent = await engine.flush();
          if (copies.unsent().unsent === 0) return sent;
          return ((await (await spaces())?.flush()) ?? false) && sent;
        },
        subscribe(listener) {
          const stops = [engine.subscribe(listener), copies.subscribe(listener)];
          return () => {
            for (const stop of stops) stop();
          };
        },
      };
    },
    close() {
      closed = true;
      openStudentSpaces(home)?.close();
    },
  };
}
