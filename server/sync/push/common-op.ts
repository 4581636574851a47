import { readSeen } from '#domain/record/deletion';
import { isJsonObject, type Json } from '#domain/record/registers';
import { compareStamps, type Stamp } from '#domain/record/stamp';
import type { StoredRecord } from '../record/stored-record';
import type { CheckedOp } from './check-op';
import { intendedBy } from './intended';

/**
 * Whether an op of a copied profile was written before the copying (rule C10a2). The other copy has
 * then sent it: a register is held under its stamp, or in a version of its set that knew it. It
 * writes nothing more: its other registers were replaced.
 */
export function isCommon(op: CheckedOp, stored: StoredRecord): boolean {
  const { later, filled, twin } = intendedBy(op, stored);
  if (later.length + filled.length > 0 || twin) return false;
  return Object.entries(op.registers).some(([path, [, stamp]]) => {
    const held = stored.registers[path];
    if (!held || compareStamps(stamp, op.stamp) !== 0) return false;
    return compareStamps(held[1], stamp) === 0 || isKnownTo(held[0], stamp);
  });
}

/** Whether the writer of a set's version had seen exactly this write (rule W2a). */
function isKnownTo(version: Json, [ms, counter, device]: Stamp): boolean {
  if (!isJsonObject(version)) return false;
  const mark = readSeen(version.seen ?? null)[device];
  return mark !== undefined && mark[0] === ms && mark[1] === counter;
}
