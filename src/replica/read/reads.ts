import type { KindName } from '#protocol/kinds';
import type { RecordKey, RefusedRow, ReplicaDatabase, ViewRow } from '../store/schema';
import { shownOf } from '../view/shown';

const LOWEST = -Infinity;

/**
 * Rows of a kind, newest first, strictly older than `before`. A key cursor finds their start, and
 * one read gets them all. That is faster than row by row, and indexes cannot read the last rows.
 */
export async function listBefore(
  database: ReplicaDatabase,
  space: string,
  kind: KindName,
  before: number,
  limit: number,
): Promise<ViewRow[]> {
  if (limit < 1) return [];
  const index = database.transaction('view').store.index('at');
  const from = (oldest: [string, string, number]) =>
    IDBKeyRange.bound(oldest, [space, kind, before], false, true);
  const first: [string, string, number] = [space, kind, LOWEST];
  let cursor = await index.openKeyCursor(from(first), 'prev');
  if (cursor && limit > 1) cursor = await cursor.advance(limit - 1);
  // Rows with the same instant as the oldest are included.
  const rows = await index.getAll(from(cursor?.key ?? first));
  return rows.reverse().slice(0, limit).map(shownOf);
}

/** The view row of one record; null for none. */
export async function viewAt(database: ReplicaDatabase, key: RecordKey): Promise<ViewRow | null> {
  const row = await database.get('view', key);
  return row ? shownOf(row) : null;
}

/** The view rows of some records at one moment; null where there is none. */
export async function viewsAt(
  database: ReplicaDatabase,
  keys: readonly RecordKey[],
): Promise<(ViewRow | null)[]> {
  const { store } = database.transaction('view');
  const rows = await Promise.all(keys.map((key) => store.get(key)));
  return rows.map((row) => (row ? shownOf(row) : null));
}

/** All rows of a kind, including removed records. */
export async function allOf(
  database: ReplicaDatabase,
  space: string,
  kind: KindName,
): Promise<ViewRow[]> {
  const rows = await database.getAll('view', IDBKeyRange.bound([space, kind], [space, kind, []]));
  return rows.map(shownOf);
}

/** Removed records in the bin, last removed first. */
export async function binOf(database: ReplicaDatabase, space: string, kind: KindName) {
  const range = IDBKeyRange.bound([space, kind, LOWEST], [space, kind, Infinity]);
  const rows = await database.getAllFromIndex('view', 'bin', range);
  return rows.reverse().map(shownOf);
}

/** Running records (workouts). */
export async function openOf(
  database: ReplicaDatabase,
  space: string,
  kind: KindName,
): Promise<ViewRow[]> {
  return (await database.getAllFromIndex('view', 'open', [space, kind, 1])).map(shownOf);
}

export function refusedOf(database: ReplicaDatabase): Promise<RefusedRow[]> {
  return database.getAll('refused');
}
