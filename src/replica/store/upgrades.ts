import type { IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import { type BundleRow, bundleKeyOf, type ReplicaSchema } from './schema';

type UpgradeTx = IDBPTransaction<ReplicaSchema, StoreNames<ReplicaSchema>[], 'versionchange'>;

type Upgrade = (database: IDBPDatabase<ReplicaSchema>, tx: UpgradeTx) => void;

/** One step per version, never edited once shipped (rule V1). */
const upgrades: readonly Upgrade[] = [
  (database) => {
    database.createObjectStore('meta', { keyPath: 'key' });
    database.createObjectStore('base', { keyPath: ['space', 'kind', 'id'] });
    const outbox = database.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
    outbox.createIndex('id', 'id', { unique: true });
    outbox.createIndex('record', ['space', 'kind', 'record']);
    const view = database.createObjectStore('view', { keyPath: ['space', 'kind', 'id'] });
    view.createIndex('at', ['space', 'kind', 'at']);
    view.createIndex('bin', ['space', 'kind', 'binAt']);
    view.createIndex('open', ['space', 'kind', 'open']);
    database.createObjectStore('refused', { keyPath: 'id' });
    database.createObjectStore('parked', { keyPath: 'id' });
  },
  (database) => {
    const summary = database.createObjectStore('summary', { keyPath: ['space', 'kind', 'id'] });
    summary.createIndex('day', ['space', 'kind', 'day']);
    summary.createIndex('uses', 'uses', { multiEntry: true });
    summary.createIndex('series', 'series');
  },
  // Values of `base` are text from here on: a tab of the version before cannot read them.
  () => undefined,
  // The shape of views is text too.
  () => undefined,
  (database) => {
    const bundle = database.createObjectStore('bundle', { keyPath: ['space', 'kind', 'prefix'] });
    bundle.createIndex('stale', 'stale');
  },
  // Old records are bundled by two years.
  (_database, tx) => {
    // A failure in it fails the upgrade, and the opening reports it.
    bundleAnew(tx).catch(() => undefined);
  },
  // Records with a hash as their id are in some thirty bundles.
  (_database, tx) => {
    bundleAnew(tx).catch(() => undefined);
  },
  // Indexes for ops that go first and ops that wait, so that not all unsent ones are read.
  (_database, tx) => {
    const outbox = tx.objectStore('outbox');
    outbox.createIndex('ahead', 'ahead');
    outbox.createIndex('waits', 'waitUntil');
    markAhead(tx).catch(() => undefined);
  },
];

/** Marks all bundles as stale; they are rebuilt later. */
async function bundleAnew(tx: UpgradeTx): Promise<void> {
  const bundles = tx.objectStore('bundle');
  await bundles.clear();
  const keys = (await tx.objectStore('summary').getAllKeys()).map(bundleKeyOf);
  const own = new Map(keys.map((key) => [key.join(' '), key])).values();
  const stale = [...own].map(([space, kind, prefix]): BundleRow => {
    return { space, kind, prefix, stale: 1 };
  });
  await Promise.all(stale.map((row) => bundles.put(row)));
}

async function markAhead(tx: UpgradeTx): Promise<void> {
  for await (const cursor of tx.objectStore('outbox')) {
    if (cursor.value.full) await cursor.update({ ...cursor.value, ahead: 1 });
  }
}

export const VERSION = upgrades.length;

/**
 * Version of the rules for creating and packing summaries. Raised together with an upgrade step: a
 * tab of the version before must not continue writing old ones.
 */
export const SUMMARIES = 2;

export function upgrade(
  database: IDBPDatabase<ReplicaSchema>,
  from: number,
  to: number,
  tx: UpgradeTx,
): void {
  for (const step of upgrades.slice(from, to)) step(database, tx);
}
