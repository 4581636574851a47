import { unwrap } from 'idb';
import { kindOf } from '#protocol/kinds';
import {
  type BundleRow,
  bundleKeyOf,
  type RecordKey,
  type ReplicaStore,
  type StoredView,
  type SummaryRow,
  type Tx,
  type ViewRow,
} from '../store/schema';

function summaryOf({ space, kind, id, shape }: ViewRow): SummaryRow | null {
  const made = kindOf(kind)?.summary?.(shape);
  if (!made) return null;
  const { day, at, uses, series, packed } = made;
  return {
    space,
    kind,
    id,
    day,
    at,
    uses: uses.map((use) => [space, kind, use, at]),
    ...(series === null ? {} : { series: [space, kind, series, at] }),
    packed,
  };
}

/**
 * A write without its own promise: the transaction awaits it and fails with it. A first sync makes
 * thousands, and a promise for each costs as much as the write.
 */
export function put(tx: Tx, name: ReplicaStore, row: object): void {
  unwrap(tx).objectStore(name).put(row);
}

/** Writes a row, or deletes it for null. */
export function write(tx: Tx, name: ReplicaStore, key: RecordKey, row: object | null): void {
  if (row) put(tx, name, row);
  else unwrap(tx).objectStore(name).delete(key);
}

/** A page of a first sync writes into each bundle many times, and marks it once. */
const marked = new WeakMap<Tx, Set<string>>();

function markStale(tx: Tx, key: RecordKey): void {
  const bundle = bundleKeyOf(key);
  const done = marked.get(tx) ?? new Set();
  marked.set(tx, done);
  const name = bundle.join(' ');
  if (done.has(name)) return;
  done.add(name);
  const [space, kind, prefix] = bundle;
  put(tx, 'bundle', { space, kind, prefix, stale: 1 } satisfies BundleRow);
}

/** Stores the summary of a view, or deletes it; its bundle is stale then. */
export function putSummary(tx: Tx, key: RecordKey, view: ViewRow | null): void {
  if (!kindOf(key[1])?.summary) return;
  write(tx, 'summary', key, view && summaryOf(view));
  markStale(tx, key);
}

/** The only place that writes or deletes a view: its summary changes in the same transaction. */
export function putView(tx: Tx, key: RecordKey, view: ViewRow | null): void {
  const stored: StoredView | null = view && { ...view, shape: JSON.stringify(view.shape) };
  write(tx, 'view', key, stored);
  putSummary(tx, key, view);
}
