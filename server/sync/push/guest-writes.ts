import { isRemoval, isRestore, readSeen } from '#domain/record/deletion';
import { isJsonObject, type Json, valueAt } from '#domain/record/registers';
import { compareStamps, type Stamp } from '#domain/record/stamp';
import { MAX_AHEAD_MS } from '#protocol/clock';
import type { CheckedOp } from './check-op';
import { type HeldRecord, isHeld } from './held-record';

/**
 * Whether a guest may write an op into another person's space. Only the owner erases (rule R6g):
 * removals by others wait in the owner's bin. A removal must not cover writes that are still to
 * come (rule G1n), because it would hide them. An ended right may add but not remove (rule G1w8).
 * @param now server time, epoch ms
 */
export function mayWriteAsGuest(held: HeldRecord, op: CheckedOp, now: number): boolean {
  // The device's clock is ahead. After the refusal it sends the op again with earlier stamps, also
  // in the values (rule C3b).
  if (op.ahead !== null && !isHeld(op.ahead, held)) return true;
  // A record that was erased, or erased and forgotten, would come back without a value (rule R6h).
  const isGone = held.erased || held.before === null;
  if (isGone && op.full && Object.keys(op.registers).every(isRestore)) return false;
  const { registers } = held.stored;
  return Object.entries(op.registers).every(([path, [value, stamp]]) => {
    const known = Object.hasOwn(registers, path) ? registers[path] : undefined;
    const order = known ? compareStamps(stamp, known[1]) : 1;
    // Erased values are null as well.
    const fills = known !== undefined && known[0] === null && value !== null;
    // The register repeats what the device has read, and changes nothing.
    if (order < 0 || (order === 0 && !fills)) return true;
    if (path === 'purge') return isReadFromForgotten(stamp, op, held);
    if (isRemoval(path)) {
      if (namesWhatComes(value, held, now)) return false;
      return !op.late || isReadFromForgotten(stamp, op, held);
    }
    return !op.late || isAddition(path, value, held);
  });
}

/**
 * Whether a removal or `purge` comes with a record that is no longer stored (rule G1f), as its
 * device had read it. One that the op itself writes is refused: it would also remove the set that
 * the op adds.
 */
function isReadFromForgotten(stamp: Stamp, op: CheckedOp, { found }: HeldRecord): boolean {
  return Object.keys(found.registers).length === 0 && compareStamps(stamp, op.stamp) < 0;
}

function namesWhatComes(value: Json, held: HeldRecord, now: number): boolean {
  const newest = Object.values(readSeen(value)).reduce((latest, [ms]) => Math.max(latest, ms), 0);
  return newest > now + MAX_AHEAD_MS && !isHeld(newest, held);
}

const VERSION = /^(s\.[a-z0-9]+\.done\.)[a-z0-9]+$/;

/** Whether a register replaces nothing that existed before the request. */
function isAddition(path: string, value: Json, { found }: HeldRecord): boolean {
  // A rest is short, so a late write of it no longer matters.
  if (path === 'rest') return true;
  if (Object.hasOwn(found.registers, path)) return false;
  const versions = VERSION.exec(path)?.[1];
  if (versions === undefined || !isJsonObject(value)) return true;
  if (value.undone === true) return false;
  // It must not settle other people's versions either (rule W2b).
  return Object.keys(readSeen(value.seen ?? null)).every((device) => {
    const other = valueAt(found.registers, versions + device);
    return other === undefined || other === null || (isJsonObject(other) && other.undone === true);
  });
}
