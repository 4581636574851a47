import type { OpRow, ReplicaDatabase, ViewRow } from '../store/schema';
import { keyOfOp, mergeKnown, registersOfBase, viewOf } from '../view/known';

/**
 * The rows of records with writes in memory (rule C8m), which the view store lacks, by joined key.
 * This module is loaded only if such writes exist, so that a start is faster.
 */
export async function readHeld(
  database: ReplicaDatabase,
  ops: readonly OpRow[],
): Promise<ReadonlyMap<string, ViewRow>> {
  const held = new Map<string, ViewRow>();
  const keys = new Map(ops.map((op) => [keyOfOp(op).join('/'), keyOfOp(op)]));
  for (const [name, key] of keys) {
    const base = await database.get('base', key);
    const stored = await database.getAllFromIndex('outbox', 'record', key);
    const own = ops.filter((op) => keyOfOp(op).join('/') === name);
    const row = viewOf(key, mergeKnown(registersOfBase(base), [...stored, ...own]));
    if (row) held.set(name, row);
  }
  return held;
}
