import type { LocalDay } from '#domain/local-day';
import type { KindName } from '#protocol/kinds';
import type { Storage } from '../open/storage';
import type { BundledSummary, ReplicaDatabase, SummaryRow, ViewRow } from '../store/schema';
import { shownOf } from '../view/shown';
import { makeBundles, readBundles } from './bundles';
import { fillSummaries } from './fill-summaries';

/**
 * Reads of the summary store. Their cost depends on the requested part, not on the size of the
 * account.
 */
export interface Summaries {
  /** The results of `take` for all of them, in no order. */
  all<T>(kind: KindName, take: (summary: BundledSummary) => T): Promise<T[]>;
  /** Summaries from a day on, oldest first. */
  since(kind: KindName, from: LocalDay): Promise<SummaryRow[]>;
  /** The last records of each use, as many as `counts` has, newest first, without `except`. */
  newestUsing(
    kind: KindName,
    counts: ReadonlyMap<string, number>,
    except?: string | null,
  ): Promise<ReadonlyMap<string, readonly ViewRow[]>>;
  /** The last record of a series strictly before a time (epoch ms). */
  lastOf(kind: KindName, series: string, before: number): Promise<ViewRow | null>;
  /** All uses of a kind's records, last used first. */
  uses(kind: KindName): Promise<string[]>;
  /** Prepares reading all of them together; for idle time. */
  bundle(): Promise<void>;
}

/** The stores for a search: it finds keys by cursor, then reads the chosen rows at once. */
function keysOf(database: ReplicaDatabase) {
  const tx = database.transaction(['summary', 'view']);
  return { view: tx.objectStore('view'), summary: tx.objectStore('summary') };
}

async function idsUsing(
  { summary }: ReturnType<typeof keysOf>,
  [space, kind, use]: [string, string, string],
  count: number,
  except: string | null,
): Promise<string[]> {
  const range = IDBKeyRange.bound([space, kind, use], [space, kind, use, []]);
  const ids: string[] = [];
  let cursor = await summary.index('uses').openKeyCursor(range, 'prev');
  while (cursor && ids.length < count) {
    const [, , id] = cursor.primaryKey;
    if (id !== except) ids.push(id);
    if (ids.length < count) cursor = await cursor.continue();
  }
  return ids;
}

async function newestUsing(
  database: ReplicaDatabase,
  space: string,
  kind: KindName,
  ...[counts, except = null]: [ReadonlyMap<string, number>, (string | null)?]
): Promise<ReadonlyMap<string, readonly ViewRow[]>> {
  const stores = keysOf(database);
  const uses = [...counts.keys()];
  const found = await Promise.all(
    [...counts].map(([use, count]) => idsUsing(stores, [space, kind, use], count, except)),
  );
  const wanted = [...new Set(found.flat())];
  const rows = await Promise.all(wanted.map((id) => stores.view.get([space, kind, id])));
  const byId = new Map(
    wanted.map((id, nth) => {
      const row = rows[nth];
      return [id, row && shownOf(row)];
    }),
  );
  return new Map(
    uses.map((use, nth) => [use, (found[nth] ?? []).flatMap((id) => byId.get(id) ?? [])]),
  );
}

async function lastOf(
  database: ReplicaDatabase,
  space: string,
  kind: KindName,
  series: string,
  before: number,
): Promise<ViewRow | null> {
  const { summary, view } = keysOf(database);
  const range = IDBKeyRange.bound(
    [space, kind, series, -Infinity],
    [space, kind, series, before],
    false,
    true,
  );
  const cursor = await summary.index('series').openKeyCursor(range, 'prev');
  const row = cursor && (await view.get(cursor.primaryKey));
  return row ? shownOf(row) : null;
}

/** Jumps from name to name, over all rows between. */
async function usesOf(database: ReplicaDatabase, space: string, kind: KindName): Promise<string[]> {
  const { summary } = keysOf(database);
  const range = IDBKeyRange.bound([space, kind], [space, kind, []]);
  const last: { use: string; at: number }[] = [];
  let cursor = await summary.index('uses').openKeyCursor(range, 'prev');
  while (cursor) {
    const [, , use, at] = cursor.key;
    last.push({ use, at });
    cursor = await cursor.continue([space, kind, use, -Infinity]);
  }
  return last.sort((a, b) => b.at - a.at).map(({ use }) => use);
}

/** The summaries of a space, once every record has one. */
export async function openSummaries(space: string, storage: Storage): Promise<Summaries> {
  await fillSummaries(storage);
  const { read } = storage;
  return {
    all: (kind, take) => read((database) => readBundles(database, [space, kind], take)),
    since: (kind, from) =>
      read((database) => {
        const range = IDBKeyRange.bound([space, kind, from], [space, kind, []]);
        return database.getAllFromIndex('summary', 'day', range);
      }),
    newestUsing: (kind, ...asked) =>
      read((database) => newestUsing(database, space, kind, ...asked)),
    lastOf: (kind, series, before) =>
      read((database) => lastOf(database, space, kind, series, before)),
    uses: (kind) => read((database) => usesOf(database, space, kind)),
    bundle: () => makeBundles(storage),
  };
}
