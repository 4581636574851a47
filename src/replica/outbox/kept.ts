import type { Registers } from '#domain/record/registers';
import { compareStamps, DEVICE_NAME, type Stamp } from '#domain/record/stamp';
import type { OpRow, Tx, ViewRow } from '../store/schema';
import type { MirroredOp } from '../store/stored-op';
import { identityForViews } from '../store/views-schema';
import { keyOfOp, refreshView, registersOfBase } from '../view/known';
import { queued } from './outbox';
import { followMoves, movedOf, noteMoves, withTime } from './restamp';

/** Whether the server is known to hold all writes of an op. */
function isAcknowledged(op: OpRow, base: Registers): boolean {
  // A `full` op is sent because the server may have lost its content (rule S4e).
  if (op.full) return false;
  return Object.keys(op.set).every((path) => {
    const stamp = Object.hasOwn(base, path) ? base[path]?.[1] : undefined;
    return stamp !== undefined && compareStamps(stamp, op.stamp) === 0;
  });
}

/**
 * Number of remembered ids. A copy that a kill left in the mirror appears at the next start, so few
 * suffice.
 */
const REMEMBERED = 200;

async function takenIds(tx: Tx): Promise<string[]> {
  const row = await tx.objectStore('meta').get('taken');
  return row && 'ids' in row ? row.ids : [];
}

/**
 * Remembers that the server took an op that once was only in memory. Another tab or the mirror may
 * still hold a copy under the stamp before a move (rule C8i), which would be written again.
 */
export async function noteTaken(tx: Tx, { id, stamp }: OpRow): Promise<void> {
  if (stamp[2].length <= DEVICE_NAME) return;
  const ids = [...(await takenIds(tx)), id].slice(-REMEMBERED);
  await tx.objectStore('meta').put({ key: 'taken', ids });
}

/**
 * Stores writes that only memory or the mirror held (rules C1m7, C8f), with their stamps. Known
 * ones, and those that returned from the server, stay unchanged. None is folded with later ops,
 * because it may have been sent.
 */
export async function storeKept(tx: Tx, ops: readonly MirroredOp[]): Promise<ViewRow[]> {
  const views: ViewRow[] = [];
  const identity = await identityForViews(tx);
  const taken = new Set(await takenIds(tx));
  const before = movedOf(await tx.objectStore('meta').get('moved'));
  const shift = before.shift ?? identity.skew;
  /** Moves of writes from while the server's time was unknown. */
  const late: Array<readonly [Stamp, Stamp]> = [];
  let last: Stamp = identity.lastStamp;
  // In the order of writing; a mirror that missed one got it later.
  const written = ops
    .map(({ unsaved: _, ...kept }) => ({ from: kept.stamp, kept: withTime(kept, shift) }))
    .sort((a, b) => compareStamps(a.kept.stamp, b.kept.stamp));
  for (const { from, kept } of written) {
    const { timeless: _, ...op } = kept;
    if (taken.has(op.id)) continue;
    if (compareStamps(op.stamp, last) > 0) last = op.stamp;
    if (await tx.objectStore('outbox').index('id').getKey(op.id)) continue;
    if (await tx.objectStore('refused').getKey(op.id)) continue;
    const base = registersOfBase(await tx.objectStore('base').get(keyOfOp(op)));
    if (isAcknowledged(op, base)) continue;
    if (compareStamps(from, op.stamp) !== 0) late.push([from, op.stamp]);
    const moved = followMoves(op, base, before, late);
    await tx.objectStore('outbox').put(queued({ ...moved, sent: true }));
    const view = await refreshView(tx, keyOfOp(op));
    if (view) views.push(view);
  }
  await tx.objectStore('meta').put({ ...identity, lastStamp: last });
  await noteMoves(tx, late);
  return views;
}
