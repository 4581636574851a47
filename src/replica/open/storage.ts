import type { Mirror } from '../mirror/mirror';
import { CommitRefused } from '../store/refusal';
import type { ReplicaDatabase, Tx } from '../store/schema';
import { WRITTEN } from '../store/schema';
import { type Home, type Opened, openReplica } from './open';

/** The device did not store a write, not even after reopening the database (rule C8a). */
export class NotStored extends Error {
  override name = 'NotStored';
}

/**
 * The account was closed here, or its data erased by a sign-out: nothing may be stored any more.
 */
export class ReplicaClosed extends Error {
  override name = 'ReplicaClosed';
}

type Durability = 'strict' | 'relaxed';

/** Transactions over a database that the browser may close at any time. */
export interface Storage {
  read<T>(work: (database: ReplicaDatabase) => Promise<T>): Promise<T>;
  /** `relaxed`: for data that the server can send again after a power cut. */
  write<T>(work: (tx: Tx) => Promise<T>, durability?: Durability): Promise<T>;
  close(): void;
}

/** Commits explicitly; relying on auto-commit costs one more round trip. */
function commitNow(tx: Tx): void {
  try {
    tx.commit();
  } catch {
    // It has ended already; `done` has the result.
  }
}

async function inTransaction<T>(
  database: ReplicaDatabase,
  work: (tx: Tx) => Promise<T>,
  durability: Durability,
): Promise<T> {
  const tx = database.transaction(WRITTEN, 'readwrite', { durability });
  tx.done.catch(() => undefined);
  try {
    const result = await work(tx);
    commitNow(tx);
    await tx.done;
    return result;
  } catch (cause) {
    try {
      tx.abort();
    } catch {
      // The browser has aborted it already.
    }
    throw cause;
  }
}

/** Opens the account's replica; a lost connection is reopened once per call. */
export async function openStorage(home: Home, mirror: Mirror): Promise<Storage> {
  let current: Promise<Opened> | null = null;
  let closed = false;
  const connect = (): Promise<Opened> => {
    if (closed) return Promise.reject(new ReplicaClosed('The replica was closed'));
    if (current) return current;
    const opening = openReplica(home, mirror, (deleted) => {
      if (current === opening) current = null;
      // The person signed out in another tab: the erased database must not be created again.
      closed ||= deleted;
    });
    current = opening;
    opening.catch(() => {
      if (current === opening) current = null;
    });
    return opening;
  };
  /** Reopens after a failure, unless another call has done so since. */
  const reconnect = async (failed: Promise<Opened>): Promise<Opened> => {
    if (current === failed) {
      current = null;
      (await failed).database.close();
    }
    return connect();
  };
  await connect();
  return {
    async read(work) {
      const connection = connect();
      const { database } = await connection;
      try {
        return await work(database);
      } catch {
        return work((await reconnect(connection)).database);
      }
    },
    async write(work, durability = 'strict') {
      const connection = connect();
      try {
        return await inTransaction((await connection).database, work, durability);
      } catch (cause) {
        if (cause instanceof CommitRefused || cause instanceof ReplicaClosed) throw cause;
      }
      try {
        return await inTransaction((await reconnect(connection)).database, work, durability);
      } catch (cause) {
        if (cause instanceof CommitRefused || cause instanceof ReplicaClosed) throw cause;
        throw new NotStored('The device did not store the write', { cause });
      }
    },
    close() {
      closed = true;
      current?.then(
        ({ database }) => database.close(),
        () => undefined,
      );
      current = null;
    },
  };
}
