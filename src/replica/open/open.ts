import { openDB } from 'idb';
import type { Mirror } from '../mirror/mirror';
import type { Identity, ReplicaDatabase, ReplicaSchema } from '../store/schema';
import { upgrade, VERSION } from '../store/upgrades';
import { beginNewLog } from './new-log';

/** One database per account (rule A1a), and one per student of it, by their place. */
export function databaseName(place: string): string {
  return `anilha-${place}`;
}

/** Photos of the body have a database of their own, because they are never synced. */
export function photosDatabaseName(account: string): string {
  return `anilha-photos-${account}`;
}

/**
 * The replica cannot be opened; nothing was deleted. `reason` decides the advice for the person.
 */
export class ReplicaUnavailable extends Error {
  override name = 'ReplicaUnavailable';
  constructor(
    readonly reason: 'newer' | 'blocked' | 'broken',
    cause?: unknown,
  ) {
    super(`The replica cannot be opened: ${reason}`, { cause });
  }
}

/** Called when the browser closes the database: because it is deleted, or for another reason. */
export type OnClosed = (deleted: boolean) => void;

/** Other tabs close at once on request; after this time one is stuck. */
const BLOCKED_MS = 5000;

function openStores(place: string, onClosed: OnClosed): Promise<ReplicaDatabase> {
  return new Promise((resolve, reject) => {
    let late = false;
    const giveUp = () => {
      late = true;
      reject(new ReplicaUnavailable('blocked'));
    };
    // Some browsers throw at once.
    const opening = async () =>
      openDB<ReplicaSchema>(databaseName(place), VERSION, {
        upgrade: (opened, from, to, tx) => {
          // The failed opening reports it.
          tx.done.catch(() => undefined);
          upgrade(opened, from, to ?? VERSION, tx);
        },
        blocked: () => void setTimeout(giveUp, BLOCKED_MS),
        blocking: (_current, blocked, event) => {
          if (event.target instanceof IDBDatabase) event.target.close();
          onClosed(blocked === null);
        },
        terminated: () => onClosed(false),
      });
    opening().then(
      // A late one would block the next opening.
      (database) => (late ? database.close() : resolve(database)),
      (cause: unknown) => {
        const newer = cause instanceof DOMException && cause.name === 'VersionError';
        reject(new ReplicaUnavailable(newer ? 'newer' : 'broken', cause));
      },
    );
  });
}

/** The identity of a database; null until it is adopted (rule C1m3). */
export async function readExisting(database: ReplicaDatabase): Promise<Identity | null> {
  const row = await database.get('meta', 'identity');
  return row && 'databaseId' in row ? row : null;
}

export interface Opened {
  readonly database: ReplicaDatabase;
  readonly identity: Identity;
}

/** The account that sends the writes, and the place of its data on this device. */
export interface Home {
  readonly account: string;
  readonly place: string;
}

export async function openReplica(
  { account, place }: Home,
  mirror: Mirror,
  onClosed: OnClosed,
): Promise<Opened> {
  const database = await openStores(place, onClosed);
  try {
    const existing = await readExisting(database);
    // A student's copy is opened beside the coach's own database, and shares its log.
    if (place === account) beginNewLog();
    if (existing) return { database, identity: existing };
    const { adopt } = await import('./adopt');
    return { database, identity: await adopt(database, account, mirror) };
  } catch (cause) {
    database.close();
    throw cause instanceof ReplicaUnavailable ? cause : new ReplicaUnavailable('broken', cause);
  }
}
