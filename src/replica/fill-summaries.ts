import { readIdentity } from './identity';
import { keyOf, type RecordKey } from './schema';
import { shownOf } from './shown';
import type { Storage } from './storage';
import { SUMMARIES } from './upgrades';
import { putSummary } from './view';

/** Few enough that a tap between two of them does not wait. */
const AT_ONCE = 100;

/**
 * After an update that brought summaries, or made them otherwise (rule V1): every view gets its
 * own. Interrupted, it begins anew at the next start; what is written meanwhile brings its own.
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
