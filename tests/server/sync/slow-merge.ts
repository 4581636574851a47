import { namesTooMany } from '#domain/record/excess';
import {
  type Json,
  type RecordKind,
  type Register,
  type Registers,
  sameJson,
} from '#domain/record/registers';
import { compareStamps } from '#domain/record/stamp';
import { encodeRegisters } from '#protocol/encoding';
import { LIMITS } from '#protocol/limits';
import { mergeRegisters } from '#protocol/merge';
import type { CheckedOp } from '../../../server/sync/push/check-op';
import {
  isFate,
  outlivesErasure,
  type StoredRecord,
} from '../../../server/sync/record/stored-record';

/**
 * A record that merges each op alone by the literal rules: everything is computed again each time.
 */
export interface SlowRecord {
  stored: StoredRecord;
  erased: boolean;
  hollow: boolean;
  revived: boolean;
  entangled: boolean;
  changed: boolean;
}

const isLost = (path: string, value: Json, blank: ReadonlySet<string>) =>
  blank.has(path) || (value === null && !isFate(path));

function fill({ registers, blank }: StoredRecord, op: CheckedOp) {
  const base: Record<string, Register> = { ...registers };
  const incoming: Record<string, Register> = {};
  const filled = new Set<string>();
  let spared = false;
  for (const [path, register] of Object.entries(op.registers)) {
    const current = base[path];
    if (!current || compareStamps(current[1], register[1]) !== 0) {
      incoming[path] = register;
      continue;
    }
    const here = op.full ? isLost(path, current[0], blank) : blank.has(path);
    if (op.full && isLost(path, register[0], op.blank)) spared ||= !here;
    else if (here) {
      base[path] = register;
      filled.add(path);
      incoming[path] = register;
    } else if (!op.full || compareStamps(register[1], op.stamp) === 0) incoming[path] = register;
    else spared ||= !sameJson(current[0], register[0]);
  }
  return { base, incoming, filled, spared };
}

function tells(op: CheckedOp, merged: Registers): boolean {
  if (op.blank.size === 0 || !op.own) return false;
  return Object.entries(merged).every(([path, [, stamp]]) => {
    const told = op.registers[path];
    if (!told || compareStamps(told[1], stamp) !== 0) return false;
    return told[0] === null || outlivesErasure(path);
  });
}

export function slowMerge(
  kind: RecordKind<unknown>,
  known: boolean,
  held: SlowRecord,
  op: CheckedOp,
  overrun: boolean,
): string | null {
  const isHidden = (registers: Registers) => kind.removedAt(kind.project(registers)) !== null;
  const isThere = known || held.changed;
  const ahead = op.ahead;
  if (ahead !== null && !Object.values(held.stored.registers).some(([, [ms]]) => ms >= ahead))
    return 'clock';
  if (!isThere && overrun) return 'twin';
  if (!isThere && !op.full) return 'full';
  const { base, incoming, filled, spared } = fill(held.stored, op);
  const merged = mergeRegisters(base, incoming);
  if (merged.twin !== null) return 'twin';
  const entangled = merged.entangled || spared;
  const told = !held.erased && tells(op, merged.registers) && isHidden(merged.registers);
  if (!told && merged.changed.length === 0 && (filled.size === 0 || held.erased)) {
    held.entangled ||= entangled;
    return null;
  }
  if (overrun) return 'twin';
  const blank = new Set(held.stored.blank);
  for (const path of [...filled, ...merged.changed]) blank.delete(path);
  for (const path of merged.changed) if (op.blank.has(path)) blank.add(path);
  const added = merged.changed.filter((path) => !Object.hasOwn(held.stored.registers, path));
  if (added.length > 0 && kind.excess(merged.registers, added) !== null) return 'too_large';
  if (merged.changed.some((path) => namesTooMany(path, merged.registers[path]))) return 'too_large';
  const shown = encodeRegisters(merged.registers);
  const entries = Object.entries(shown.r).map(([path, entry]) => [
    path,
    blank.has(path) ? entry.slice(-3) : entry,
  ]);
  const text = JSON.stringify({ ...shown, r: Object.fromEntries(entries) });
  if (Buffer.byteLength(text) > LIMITS.recordBytes) return 'too_large';
  if (held.erased || told || merged.changed.includes('purge')) {
    const hidden = isHidden(merged.registers);
    const revives = held.hollow && !hidden;
    if (revives && !op.full) return 'full';
    held.erased = hidden;
    held.revived ||= revives;
    held.hollow &&= !revives;
  }
  held.stored = { registers: merged.registers, blank };
  held.changed = true;
  held.entangled ||= entangled;
  return null;
}
