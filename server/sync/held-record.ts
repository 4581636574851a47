import {
  type Json,
  type RecordKind,
  type Register,
  type Registers,
  sameJson,
} from '#domain/record/registers';
import { compareStamps } from '#domain/record/stamp';
import { sumAfter, sumOf } from '#protocol/digest';
import type { OpCode } from '#protocol/errors';
import { LIMITS } from '#protocol/limits';
import { mergeRegisters } from '#protocol/merge';
import type { RecordTable } from '../db/tables/sync';
import { writeBody } from './body';
import type { CheckedOp } from './check-op';
import { factsOf } from './facts';
import type { Known } from './recent';
import {
  eraseStored,
  isFate,
  outlivesErasure,
  readStored,
  type StoredRecord,
} from './stored-record';

/** Of a stored row, what merging needs. */
export type StoredRow = Pick<
  RecordTable,
  'rev' | 'born' | 'body' | 'erased' | 'removed_at' | 'sum'
>;

/** A record while the ops of one request are merged into it. */
export interface HeldRecord {
  readonly kind: RecordKind<unknown>;
  readonly id: string;
  readonly before: StoredRow | null;
  /** What `before` was made of, if it was made here. */
  readonly known: Known | null;
  stored: StoredRecord;
  /** Estimate of its encoded size, in bytes: measured only when it comes near the limit. */
  bytes: number;
  /** Its values are to be erased when it is written (rule R6); until then a later op may keep them. */
  erased: boolean;
  /** Its values were erased before, and nobody has brought them back. */
  hollow: boolean;
  /** It came back from erasure: it is born anew, so that replicas replace what they hold. */
  revived: boolean;
  /** It is other than the sender alone would have made it (rule S5). */
  entangled: boolean;
  changed: boolean;
}

/** Bytes that a register costs beside its path and value: three integers, quotes, brackets. */
const REGISTER_OVERHEAD = 48;

export function holdRecord(
  kind: RecordKind<unknown>,
  id: string,
  before: StoredRow | null,
  known: Known | null,
): HeldRecord {
  const empty = { registers: {}, blank: new Set<string>() };
  return {
    kind,
    id,
    before,
    known,
    stored: known?.body.stored ?? (before ? readStored(before.body) : empty),
    bytes: before ? Buffer.byteLength(before.body) : 0,
    erased: before?.erased === 1,
    hollow: before?.erased === 1,
    revived: false,
    entangled: false,
    changed: false,
  };
}

interface Filled {
  readonly base: Registers;
  readonly incoming: Registers;
  readonly filled: ReadonlySet<string>;
  /** The sender has lost values that are held here. */
  readonly spared: boolean;
}

/** Whether null may stand here for a value that an erasure took. */
function isLost(path: string, value: Json, blank: ReadonlySet<string>): boolean {
  return blank.has(path) || (value === null && !isFate(path));
}

/**
 * Equal stamps of which one side has lost its value are no twins: the side that has it fills. Where
 * both have one, a twin is only what the op itself writes: what a device sends again of others, or
 * of before, it cannot stamp anew, and what is held here stays (rule S4).
 */
function fill({ registers, blank }: StoredRecord, op: CheckedOp): Filled {
  // Nearly all send what they write alone, and a tap costs no copy of its workout.
  if (blank.size === 0 && !op.full) {
    return { base: registers, incoming: op.registers, filled: new Set(), spared: false };
  }
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
    if (op.full && isLost(path, register[0], op.blank)) {
      spared ||= !here;
    } else if (here) {
      base[path] = register;
      filled.add(path);
      incoming[path] = register;
    } else if (!op.full || compareStamps(register[1], op.stamp) === 0) {
      incoming[path] = register;
    } else {
      spared ||= !sameJson(current[0], register[0]);
    }
  }
  return { base, incoming, filled, spared };
}

function blankAfter(
  before: ReadonlySet<string>,
  filled: ReadonlySet<string>,
  changed: readonly string[],
  op: CheckedOp,
): Set<string> {
  const blank = new Set(before);
  for (const path of [...filled, ...changed]) blank.delete(path);
  for (const path of changed) if (op.blank.has(path)) blank.add(path);
  return blank;
}

function isHidden(kind: RecordKind<unknown>, registers: Registers): boolean {
  return kind.removedAt(kind.project(registers)) !== null;
}

/**
 * Whether an op says that its sender holds a record erased which nobody has written to since: a
 * backup that was restored may have brought its values back (rules R6, S4).
 */
function tellsErasure(op: CheckedOp, merged: Registers): boolean {
  if (op.blank.size === 0) return false;
  return Object.entries(merged).every(([path, [, stamp]]) => {
    const told = op.registers[path];
    if (!told || compareStamps(told[1], stamp) !== 0) return false;
    return told[0] === null || outlivesErasure(path);
  });
}

/**
 * Whether a time ahead of the server's clock is that of a write it took: its clock was ahead itself
 * once, and what follows such a write has to be later (rule C2). It can lead no further ahead.
 */
function isHeld(ms: number, { registers }: StoredRecord): boolean {
  return Object.values(registers).some(([, stamp]) => stamp[0] >= ms);
}

/**
 * Merges one op; answers why it was refused, in which case nothing of it was kept, or null.
 * @param overrun its device gave this stamp up, or an earlier one, because its clock was ahead: it
 *   may no longer write under it, but under another name (rule C3)
 */
export function mergeOp(held: HeldRecord, op: CheckedOp, overrun: boolean): OpCode | null {
  const { kind } = held;
  if (op.ahead !== null && !isHeld(op.ahead, held.stored)) return 'clock';
  const known = held.before !== null || held.changed;
  if (!known && overrun) return 'twin';
  if (!known && !op.full) return 'full';

  const { base, incoming, filled, spared } = fill(held.stored, op);
  const merged = mergeRegisters(base, incoming);
  if (merged.twin !== null) return 'twin';
  const entangled = merged.entangled || spared;
  const told =
    !held.erased && tellsErasure(op, merged.registers) && isHidden(kind, merged.registers);
  if (!told && merged.changed.length === 0 && (filled.size === 0 || held.erased)) {
    held.entangled ||= entangled;
    return null;
  }
  if (overrun) return 'twin';

  const stored: StoredRecord = {
    registers: merged.registers,
    blank: blankAfter(held.stored.blank, filled, merged.changed, op),
  };
  const grows = merged.changed.some((path) => !Object.hasOwn(held.stored.registers, path));
  if (grows && kind.excess(stored.registers) !== null) return 'too_large';
  let bytes = held.bytes + sizeOf(op);
  if (bytes > LIMITS.recordBytes) bytes = Buffer.byteLength(writeBody(stored, null).text);
  if (bytes > LIMITS.recordBytes) return 'too_large';

  if (held.erased || told || merged.changed.includes('purge')) {
    const hidden = isHidden(kind, stored.registers);
    const revives = held.hollow && !hidden;
    if (revives && !op.full) return 'full';
    held.erased = hidden;
    held.revived ||= revives;
    held.hollow &&= !revives;
  }
  held.stored = stored;
  held.bytes = bytes;
  held.changed = true;
  held.entangled ||= entangled;
  return null;
}

function sizeOf(op: CheckedOp): number {
  let bytes = 64;
  for (const [path, [value, stamp]] of Object.entries(op.registers)) {
    bytes += path.length + stamp[2].length + REGISTER_OVERHEAD;
    bytes += Buffer.byteLength(JSON.stringify(value));
  }
  return bytes;
}

/** Erases the values of a record that the ops of this request left to be erased (rule R6). */
export function settleErasure(held: HeldRecord): void {
  if (held.erased) held.stored = eraseStored(held.stored);
}

/** What a changed record is stored as: of one that is known only what changed is made. */
export function writtenOf({ kind, id, known, stored }: HeldRecord): Known {
  const { registers } = stored;
  const body = writeBody(stored, known?.body ?? null);
  if (!known) return { body, sum: sumOf(kind.name, id, registers) };
  const before = { sum: known.sum, registers: known.body.stored.registers };
  return { body, sum: sumAfter(kind.name, id, before, registers) };
}

/** The row of a changed record at its new rev; `now` is server time, epoch ms. */
export function rowOf(
  held: HeldRecord,
  { body, sum }: Known,
  place: { readonly space: string; readonly rev: number; readonly author: string },
  now: number,
): RecordTable {
  const { kind, id, before, stored } = held;
  const { at, removedAt, data } = factsOf(kind, stored.registers);
  const hidden = removedAt !== null;
  return {
    space_id: place.space,
    kind: kind.name,
    id,
    rev: place.rev,
    born: before && !held.revived ? before.born : place.rev,
    hidden: hidden ? 1 : 0,
    at,
    author: place.author,
    data: held.erased ? null : data,
    body: body.text,
    erased: held.erased ? 1 : 0,
    removed_at: hidden ? (before?.removed_at ?? now) : null,
    sum: hidden ? null : sum,
  };
}
