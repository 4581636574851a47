import { namesTooMany, RECORD_LIMITS } from '#domain/record/excess';
import { type FateWatch, watchFate } from '#domain/record/fate-watch';
import type { RecordKind, Register } from '#domain/record/registers';
import { compareStamps } from '#domain/record/stamp';
import { earliestAfter } from '#protocol/clock';
import type { OpCode } from '#protocol/errors';
import { copyOf } from '#protocol/merge';
import type { RecordTable } from '../../db/tables/sync';
import { type BodySize, createBodySize, type WrittenBytes } from '../record/body-size';
import type { KnownAnswer } from '../record/recent';
import {
  eraseStored,
  outlivesErasure,
  readStored,
  type StoredRecord,
} from '../record/stored-record';
import { createTally, type Tally } from '../record/tally';
import type { CheckedOp } from './check-op';
import { isCommon } from './common-op';
import { intendedBy, writtenBy } from './intended';

/** The columns of a stored row that merging needs. */
export type StoredRow = Pick<
  RecordTable,
  'rev' | 'born' | 'body' | 'erased' | 'removed_at' | 'sum'
>;

/** A record while the ops of a request are merged into it. */
export interface HeldRecord {
  readonly kind: RecordKind<unknown>;
  readonly id: string;
  readonly before: StoredRow | null;
  /** The source of `before`, if this process produced it. */
  readonly known: KnownAnswer | null;
  /** The record as the request found it. */
  readonly found: StoredRecord;
  stored: StoredRecord;
  readonly size: BodySize;
  /** The values will be erased on writing (rule R6c), unless a later op keeps them. */
  erased: boolean;
  /** Its values were erased, and no write has restored them. */
  hollow: boolean;
  /** It returned from erasure: it gets a new `born`, so that replicas replace their copy. */
  revived: boolean;
  /** Differs from the record that only the sender's writes would give (rule S5b). */
  entangled: boolean;
  /** An op of a copied profile was refused: later ops may name its stamp (rule C10i). */
  copied: boolean;
  changed: boolean;
  /** Bytes of the ops that changed it, as received. */
  taken: number;
  /** The latest ms that a write over it needs; null until first used. */
  latestNext: number | null;
  work: Work | null;
}

/**
 * The copy into which a request's ops are merged. Facts about the whole are computed once and then
 * updated: a request may have 200 ops on a record of thousands of registers.
 */
interface Work {
  readonly registers: Record<string, Register>;
  readonly blank: Set<string>;
  /** Number of registers; null until first used. */
  count: number | null;
  watch: FateWatch | null;
  /** Whether an op added paths; from the second such op on they are counted by `tally`. */
  grew: boolean;
  tally: Tally | null;
}

/**
 * A record as a request finds it, before its ops.
 * @param before its row, if any
 * @param known the last read of this process
 */
export function holdRecord(
  kind: RecordKind<unknown>,
  id: string,
  before: StoredRow | null,
  known: KnownAnswer | null,
): HeldRecord {
  const empty = { registers: {}, blank: new Set<string>() };
  const found = known?.body.stored ?? (before ? readStored(before.body) : empty);
  return {
    kind,
    id,
    before,
    known,
    found,
    stored: found,
    size: createBodySize(before ? Buffer.byteLength(before.body) : 0),
    erased: before?.erased === 1,
    hollow: before?.erased === 1,
    revived: false,
    entangled: false,
    copied: false,
    changed: false,
    taken: 0,
    latestNext: null,
    work: null,
  };
}

function workOn(held: HeldRecord): Work {
  if (held.work) return held.work;
  const registers = copyOf(held.stored.registers);
  const blank = new Set(held.stored.blank);
  held.stored = { registers, blank };
  held.work = { registers, blank, count: null, watch: null, grew: false, tally: null };
  return held.work;
}

/**
 * Whether an op shows that its sender holds the record erased, without writes since. A restored
 * backup may have brought its values back (rules R6f, R6g). Only the owner's ops count.
 */
function tellsErasure(op: CheckedOp, work: Work): boolean {
  if (op.blank.size === 0 || !op.own) return false;
  const { registers } = work;
  work.count ??= Object.keys(registers).length;
  const told = Object.entries(op.registers);
  // The op must name every stored register.
  return (
    told.length === work.count &&
    told.every(([path, [value, stamp]]) => {
      const held = registers[path];
      if (!held || compareStamps(held[1], stamp) !== 0) return false;
      return value === null || outlivesErasure(path);
    })
  );
}

/**
 * Whether the record has a stamp so late that the next write needs a time ahead of the server's
 * clock. The server may have accepted it while its own clock was ahead (rule E2c).
 */
export function isHeld(ms: number, held: HeldRecord): boolean {
  const stamps = () => Object.values(held.stored.registers);
  held.latestNext ??= stamps().reduce(
    (latest, [, stamp]) => Math.max(latest, earliestAfter(stamp)),
    -1,
  );
  return held.latestNext >= ms;
}

/** Writes into the copy of a record; returns a function that undoes it. */
function write(work: Work, written: readonly WrittenBytes[]): () => void {
  const put = (path: string, register: Register | undefined, isBlank: boolean) => {
    if (register) work.registers[path] = register;
    else delete work.registers[path];
    if (isBlank) work.blank.add(path);
    else work.blank.delete(path);
    work.watch?.note(path);
  };
  const count = (path: string, by: 1 | -1) => {
    if (work.count !== null) work.count += by;
    if (by > 0) work.tally?.add(path);
    else work.tally?.drop(path);
  };
  for (const { path, after, isBlank, before } of written) {
    put(path, after, isBlank);
    if (!before) count(path, 1);
  }
  return () => {
    for (const { path, before, wasBlank } of written) {
      put(path, before, wasBlank);
      if (!before) count(path, -1);
    }
  };
}

function isHidden({ kind }: HeldRecord, work: Work): boolean {
  work.watch ??= watchFate(kind, work.registers);
  return work.watch.isHidden();
}

/** Whether a record has no room for the paths that an op adds. */
function isOverfull({ kind }: HeldRecord, work: Work, op: CheckedOp, added: readonly string[]) {
  if (added.length === 0) return false;
  // Usually only one op adds paths, and then counting with `excess` is faster than building a
  // tally.
  if (!work.grew && op.own) {
    work.grew = true;
    return kind.excess(work.registers, added) !== null;
  }
  work.tally ??= createTally(kind, Object.keys(work.registers));
  // Guests may use only half, so that the owner can always undo their writes.
  return !work.tally.holds(added, op.own ? RECORD_LIMITS.writers : RECORD_LIMITS.writers / 2);
}

/** A space's objections to an op that would change something. */
export interface SpaceSays {
  /**
   * Its device gave up this stamp, or an earlier one, because its clock was ahead. It may only
   * write under another name (rule C3d).
   */
  readonly overrun: boolean;
  /** Another copy of the device's profile has since pushed under the same name (rule C10a1). */
  readonly copied: boolean;
  readonly room: boolean;
}

/** Merges one op; returns null, or the code of a refusal, after which the record is unchanged. */
export function mergeOp(
  held: HeldRecord,
  op: CheckedOp,
  { overrun, copied, room }: SpaceSays,
): OpCode | null {
  if (copied || held.copied) {
    const common = isCommon(op, held.stored);
    held.copied ||= !common;
    return common ? null : 'copy';
  }
  if (op.ahead !== null && !isHeld(op.ahead, held)) return 'clock';
  const known = held.before !== null || held.changed;
  if (!known && overrun) return 'twin';
  if (!known && !op.full) return 'full';

  const { later, filled, entangled, twin } = intendedBy(op, held.stored);
  if (twin) return 'twin';
  const writes = later.length > 0 || (filled.length > 0 && !held.erased);
  const isTold = () => {
    const work = workOn(held);
    return !held.erased && tellsErasure(op, work) && isHidden(held, work);
  };
  if (!writes && (op.blank.size === 0 || !isTold())) {
    held.entangled ||= entangled;
    return null;
  }
  if (overrun) return 'twin';
  if (!room) return 'too_large';

  const work = workOn(held);
  const written = writtenBy(op, work, { filled, later });
  const fits = held.size.fits(held.stored, written, op.bytes);
  if (!fits || later.some(([path, register]) => namesTooMany(path, register))) return 'too_large';
  const undo = write(work, written);
  const refuse = (code: OpCode): OpCode => {
    undo();
    return code;
  };
  const added = written.flatMap(({ path, before }) => (before ? [] : [path]));
  if (isOverfull(held, work, op, added)) return refuse('too_large');

  if (held.erased || isTold() || later.some(([path]) => path === 'purge')) {
    const hidden = isHidden(held, work);
    const revives = held.hollow && !hidden;
    if (revives && !op.full) return refuse('full');
    held.erased = hidden;
    held.revived ||= revives;
    held.hollow &&= !revives;
  }
  for (const [, [, stamp]] of later)
    if (held.latestNext !== null) held.latestNext = Math.max(held.latestNext, earliestAfter(stamp));
  held.size.keep();
  held.changed = true;
  held.taken += op.bytes;
  held.entangled ||= entangled;
  return null;
}

/** Erases the values of a record if the request's ops require it (rule R6c). */
export function settleErasure(held: HeldRecord): void {
  if (held.erased) held.stored = eraseStored(held.stored);
}
