import { kindOf } from '#protocol/kinds';
import type { RecordKey, SummaryRow, Tx, ViewRow } from './schema';

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

/** Stores the summary of what is shown, or takes it away. */
export async function putSummary(tx: Tx, key: RecordKey, view: ViewRow | null): Promise<void> {
  if (!kindOf(key[1])?.summary) return;
  const row = view && summaryOf(view);
  const store = tx.objectStore('summary');
  if (row) await store.put(row);
  else await store.delete(key);
}

/** THE place where a view is written or removed: its summary follows in the same transaction. */
export async function putView(tx: Tx, key: RecordKey, view: ViewRow | null): Promise<void> {
  const store = tx.objectStore('view');
  await Promise.all([view ? store.put(view) : store.delete(key), putSummary(tx, key, view)]);
}
