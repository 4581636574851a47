import type { Storage } from '../open/storage';
import type { BundledSummary, ReplicaDatabase, SummaryRow } from '../store/schema';

/** Ten years are one read; bundles written since are a few more. */
const READ_AT_ONCE = 16;

function bundled({ id, day, at, packed }: SummaryRow): BundledSummary {
  return { id, day, at, packed };
}

/** The key range of a bundle: all ids with its prefix. */
function rangeOf(space: string, kind: string, prefix: string): IDBKeyRange {
  return IDBKeyRange.bound([space, kind, prefix], [space, kind, `${prefix}\uffff`]);
}

/**
 * Applies `take` to all summaries of a kind, in no order. The next bundles are read while the
 * current ones are processed. The rows of a stale bundle are read one by one.
 */
export async function readBundles<T>(
  database: ReplicaDatabase,
  [space, kind]: [string, string],
  take: (summary: BundledSummary) => T,
): Promise<T[]> {
  const tx = database.transaction(['bundle', 'summary']);
  const bundles = tx.objectStore('bundle');
  const end = [space, kind, []];
  const taken: T[] = [];
  const stale: string[] = [];
  let coming = bundles.getAll(IDBKeyRange.bound([space, kind], end), READ_AT_ONCE);
  for (;;) {
    const some = await coming;
    const last = some.length === READ_AT_ONCE ? some.at(-1) : undefined;
    if (last) {
      const after = IDBKeyRange.bound([space, kind, last.prefix], end, true);
      coming = bundles.getAll(after, READ_AT_ONCE);
    }
    for (const { prefix, rows } of some) {
      if (rows) for (const row of rows) taken.push(take(row));
      else stale.push(prefix);
    }
    if (!last) break;
  }
  const summaries = tx.objectStore('summary');
  const loose = await Promise.all(
    stale.map((prefix) => summaries.getAll(rangeOf(space, kind, prefix))),
  );
  for (const row of loose.flat()) taken.push(take(bundled(row)));
  return taken;
}

/** Rebuilds the bundles that are stale, also after the account's first download. */
export async function makeBundles(storage: Storage): Promise<void> {
  const stale = await storage.read((database) => database.getAllFromIndex('bundle', 'stale'));
  for (const { space, kind, prefix } of stale) {
    // One transaction each, so that a tap between two of them does not wait.
    await storage.write(async (tx) => {
      const bundles = tx.objectStore('bundle');
      const rows = await tx.objectStore('summary').getAll(rangeOf(space, kind, prefix));
      if (rows.length > 0) await bundles.put({ space, kind, prefix, rows: rows.map(bundled) });
      else await bundles.delete([space, kind, prefix]);
    }, 'relaxed');
  }
}
