import type { BundledSummary, Database, SummaryRow } from './schema';
import type { Storage } from './storage';

/** Ten years come in one piece; what was written since in a few. */
const READ_AT_ONCE = 16;

function bundled({ id, day, at, packed }: SummaryRow): BundledSummary {
  return { id, day, at, packed };
}

/** The rows that one bundle stands for: those whose ids begin as it says. */
function rangeOf(space: string, kind: string, prefix: string): IDBKeyRange {
  return IDBKeyRange.bound([space, kind, prefix], [space, kind, `${prefix}\uffff`]);
}

/**
 * What is taken of all summaries of a kind, in no order. The next bundles are on their way while
 * what is wanted of some is taken; of a stale one the rows themselves are read.
 */
export async function readBundles<T>(
  database: Database,
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

/** Bundles anew what was written since, or since the account came to this device. */
export async function makeBundles(storage: Storage): Promise<void> {
  const stale = await storage.read((database) => database.getAllFromIndex('bundle', 'stale'));
  for (const { space, kind, prefix } of stale) {
    // Each for itself, so that a tap between two of them does not wait.
    await storage.write(async (tx) => {
      const bundles = tx.objectStore('bundle');
      const rows = await tx.objectStore('summary').getAll(rangeOf(space, kind, prefix));
      if (rows.length > 0) await bundles.put({ space, kind, prefix, rows: rows.map(bundled) });
      else await bundles.delete([space, kind, prefix]);
    }, 'relaxed');
  }
}
