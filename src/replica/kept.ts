import { compareStamps, type Stamp } from '#domain/record/stamp';
import { readIdentity } from './identity';
import { keyOfOp, refreshView } from './known';
import type { MirroredOp } from './mirror';
import type { Tx, ViewRow } from './schema';

/**
 * Stores writes that only memory or the mirror held (rules C1m, C8), with the stamps they had.
 * Those that are here already are left as they are; none is folded into, it may have been sent.
 */
export async function storeKept(tx: Tx, ops: readonly MirroredOp[]): Promise<ViewRow[]> {
  const views: ViewRow[] = [];
  const identity = await readIdentity(tx);
  let last: Stamp = identity.lastStamp;
  // As they were written; a mirror that missed one has learned of it later.
  const written = [...ops].sort((a, b) => compareStamps(a.stamp, b.stamp));
  for (const { unsaved: _, ...op } of written) {
    if (compareStamps(op.stamp, last) > 0) last = op.stamp;
    if (await tx.objectStore('outbox').index('id').getKey(op.id)) continue;
    if (await tx.objectStore('refused').getKey(op.id)) continue;
    await tx.objectStore('outbox').put({ ...op, sent: true });
    const view = await refreshView(tx, keyOfOp(op));
    if (view) views.push(view);
  }
  await tx.objectStore('meta').put({ ...identity, lastStamp: last });
  return views;
}
