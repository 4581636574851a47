import { deleteDB, openDB } from 'idb';
import { databaseName } from '../../src/replica/open/open';
import type { ReplicaSchema } from '../../src/replica/store/schema';
import { upgrade } from '../../src/replica/store/upgrades';
import { begin, nameOnDisk, type Program } from './disk';

/** Versions of the replica that may be on devices, except the current one. */
export const OLDER = [1, 2, 3, 4, 5, 6, 7] as const;

const FIRST_SCHEMA = 1;

/**
 * The version of the replica that wrote the disk, and whether its schema of records is the present
 * one.
 */
export interface Earlier {
  readonly version: number;
  /** Some updates had a new database and the same kinds: no projection is needed. */
  readonly sameSchema: boolean;
}

/** Kinds unknown to the earlier version: it stored them, and showed none. */
const UNKNOWN_THEN = new Set(['body']);

function isObject(found: unknown): found is object {
  return typeof found === 'object' && found !== null;
}

/** A row in the form of that version; null if it wrote none. */
function asWritten(store: string, row: object, { version, sameSchema }: Earlier): object | null {
  const before = (field: string, changedIn: number) => {
    const text: unknown = Reflect.get(row, field);
    const isText = version < changedIn && typeof text === 'string';
    return isText ? { ...row, [field]: JSON.parse(text) } : row;
  };
  if (store === 'meta' && 'databaseId' in row) {
    const { summaries: _, ...earlier } = { summaries: 0, ...row };
    const known = version < 5 ? earlier : row;
    return sameSchema ? known : { ...known, shapes: FIRST_SCHEMA };
  }
  // It wrote other summaries, which are unreadable now.
  if (store === 'summary' && version < 5) return { ...row, packed: '' };
  if (store === 'outbox') {
    const { ahead: _, ...unmarked } = { ahead: 0, waitUntil: 0, ...row };
    return unmarked;
  }
  if (store === 'base') return before('body', 3);
  if (store !== 'view') return row;
  const unknown = !sameSchema && UNKNOWN_THEN.has(String(Reflect.get(row, 'kind')));
  return unknown ? null : before('shape', 4);
}

/**
 * Turns a closed database into one from an earlier version of the app (rule V1): the next start is
 * an update. Does nothing without a database.
 */
export async function makeOlder(
  factory: IDBFactory,
  account: string,
  earlier: Earlier,
): Promise<void> {
  const { version } = earlier;
  const found = await factory.databases();
  if (!found.some(({ name }) => name === nameOnDisk(account))) return;
  const place = `${account}.older`;
  const program: Program = {
    name: place,
    place,
    account,
    factory,
    dead: false,
    mourners: new Set(),
    tick: () => undefined,
    room: () => 'yes',
  };
  begin(program);
  const name = databaseName(place);
  const newest = await openDB(name);
  const kept = new Map<string, object[]>();
  for (const store of newest.objectStoreNames) {
    const rows: unknown[] = await newest.getAll(store);
    kept.set(store, rows.filter(isObject));
  }
  newest.close();
  await deleteDB(name);
  const older = await openDB<ReplicaSchema>(name, version, {
    upgrade: (database, from, _to, tx) => upgrade(database, from, version, tx),
  });
  older.close();
  const bare = await openDB(name);
  const tx = bare.transaction([...bare.objectStoreNames], 'readwrite');
  for (const store of tx.objectStoreNames) {
    for (const row of kept.get(store) ?? []) {
      const written = asWritten(store, row, earlier);
      if (written) await tx.objectStore(store).put(written);
    }
  }
  await tx.done;
  bare.close();
}
