import type { Storage } from '../open/storage';
import { readIdentity } from '../store/identity';
import { keyOf, type RecordKey } from '../store/schema';
import { SUMMARIES } from '../store/upgrades';
import { shownOf } from '../view/shown';
import { putSummary } from '../view/view';

/** Small enough that a tap between two of them does not wait. */
const AT_ONCE = 100;

/**
 * Rebuilds all summaries after an update that introduced or changed them (rule V1e). If
 * interrupted, it restarts at the next start. Concurrent writes create their own.
 */
export async function fillSummaries(storage: Storage): Promise<void> {
  const known = await storage.read((database) => database.get('meta', 'identity'));
  if (known && 'summaries' in known && known.summaries === SUMMARIES) return;
  let after: RecordKey | [] | null = [];
  while (after) {
    const from: RecordKey | [] = after;
    after = await storage.write(async (tx) => {
      const range = IDBKeyRange.lowerBound(from, true);
      const rows = await tx.objectStore('view').getAll(range, AT_ONCE);
      for (const row of rows) putSummary(tx, keyOf(row), shownOf(row));
      const last = rows.at(-1);
      return last && rows.length === AT_ONCE ? keyOf(last) : null;
    });
  }
  await storage.write(async (tx) =>
    tx.objectStore('meta').put({ ...(await readIdentity(tx)), summaries: SUMMARIES }),
  );
}
