import * as v from 'valibot';
import { isHealthKind } from '#domain/health/health-kinds';
import type { Json, RecordKind, Register, Registers } from '#domain/record/registers';
import type { Stamp } from '#domain/record/stamp';
import { isAhead, MAX_COUNTER } from '#protocol/clock';
import { POISON } from '#protocol/encoding';
import type { OpCode } from '#protocol/errors';
import { kindOf } from '#protocol/kinds';
import { stamped } from '#protocol/merge';
import { idSchema, type OpResult, type WireOp, wireOpSchema } from '#protocol/sync';
import { SCHEMA } from '#protocol/version';
import { type Access, rightToWrite, type WrittenAt } from '../../access/authorize';
import { FIRST_FAULT } from '../../http/form';
import { isFate } from '../record/stored-record';

/** An op that may be merged: its place, its registers, and its own data. */
export interface CheckedOp {
  readonly id: string;
  readonly space: string;
  readonly kind: RecordKind<unknown>;
  readonly record: string;
  readonly stamp: Stamp;
  readonly registers: Registers;
  /** The op has all registers of the device, and may create or revive the record. */
  readonly full: boolean;
  /**
   * The newest time of the op if it is ahead of the server's clock (code `clock`), otherwise null.
   */
  readonly ahead: number | null;
  /** Registers of a `full` op with a value that the device has lost (rule R6d). */
  readonly blank: ReadonlySet<string>;
  /** The op writes into the person's own space. */
  readonly own: boolean;
  /** The op is accepted by a right that has ended since (rule G1w2). */
  readonly late: boolean;
  /** Times of its writes, which the right to write must cover. */
  readonly written: WrittenAt;
  /** Upper bound of its growth of the record's body. */
  readonly bytes: number;
}

export interface CheckContext {
  /** The person's rights in a space; null for none. */
  readonly accessTo: (space: string) => Access | null;
  /** The sender did not sign up: records of the health wait until they do. */
  readonly nameless: boolean;
  /** Schema version of the sender's records. */
  readonly schema: number;
  /** Server time, epoch ms. */
  readonly now: number;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const DEEPEST = 12;

/** False for values nested too deep and for keys that reach into prototypes. */
function isHarmless(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= DEEPEST) return false;
  return Object.entries(value).every(
    ([key, inner]) => !POISON.has(key) && isHarmless(inner, depth + 1),
  );
}

function idOf(raw: unknown): string {
  const found = v.safeParse(v.object({ id: idSchema }), raw);
  return found.success ? found.output.id : '';
}

function fits(kind: RecordKind<unknown>, path: string, value: Json): boolean {
  const schema = kind.schemaOf(path);
  return schema !== null && v.is(schema, value);
}

/**
 * Paths with an erased value. A null where the kind allows none means that the sender holds the
 * record erased. Its other nulls may be erased values too, so none of them may replace a value.
 */
function blankPaths(kind: RecordKind<unknown>, registers: Registers): Set<string> {
  const nulls = Object.keys(registers).filter(
    (path) => registers[path]?.[0] === null && !isFate(path),
  );
  return new Set(nulls.some((path) => !fits(kind, path, null)) ? nulls : []);
}

function registersOf(op: WireOp): Registers {
  if (!('full' in op)) return stamped(op.set, op.stamp);
  const registers: Record<string, Register> = {};
  for (const [path, register] of Object.entries(op.full)) registers[path] = register;
  return registers;
}

/** Bytes of a register beside its path and value: three integers, quotes, brackets. */
const REGISTER_OVERHEAD = 48;

function sizeOf(registers: Registers): number {
  let bytes = 64;
  for (const [path, [value, stamp]] of Object.entries(registers)) {
    bytes += path.length + stamp[2].length + REGISTER_OVERHEAD;
    bytes += Buffer.byteLength(JSON.stringify(value));
  }
  return bytes;
}

/** The op under the access that its transaction holds; null if that allows nothing. */
export function underAccess(op: CheckedOp, access: Access): CheckedOp | null {
  const right = rightToWrite(access, op.kind.name, op.written);
  return right && { ...op, late: right === 'late' };
}

/** Checks one op by itself, without the stored records. */
export function checkOp(raw: unknown, context: CheckContext): CheckedOp | OpResult {
  const parsed = isHarmless(raw) ? v.safeParse(wireOpSchema, raw, FIRST_FAULT) : null;
  if (!parsed?.success) return { id: idOf(raw), code: 'invalid' };
  const op = parsed.output;
  const refuse = (code: OpCode): OpResult => ({ id: op.id, code, stamp: op.stamp });
  const access = context.accessTo(op.space);
  if (!access) return refuse('forbidden');
  const registers = registersOf(op);
  const stamps = [op.stamp, ...Object.values(registers).map(([, stamp]) => stamp)];
  if (stamps.some(([, counter]) => counter > MAX_COUNTER)) return refuse('invalid');
  const ahead = stamps.filter((stamp) => isAhead(stamp, context.now)).map(([ms]) => ms);
  const unknown = context.schema > SCHEMA ? 'newer' : 'invalid';
  const kind = kindOf(op.kind);
  if (!kind) return refuse(unknown);
  const newest = stamps.reduce((ms, stamp) => Math.max(ms, stamp[0]), 0);
  const written = { op: op.stamp[0], newest };
  const right = rightToWrite(access, kind.name, written);
  if (!right || (context.nameless && isHealthKind(kind.name))) return refuse('forbidden');
  if (kind.single ? op.record !== 'self' : !UUID.test(op.record)) return refuse('invalid');
  const paths = Object.keys(registers);
  if (paths.length === 0) return refuse('invalid');
  if (paths.some((path) => kind.schemaOf(path) === null)) return refuse(unknown);
  const full = 'full' in op;
  const blank = full ? blankPaths(kind, registers) : new Set<string>();
  const valid = Object.entries(registers).every(
    ([path, [value]]) => blank.has(path) || fits(kind, path, value),
  );
  if (!valid) return refuse('invalid');
  const { id, space, record, stamp } = op;
  return {
    id,
    space,
    kind,
    record,
    stamp,
    registers,
    full,
    ahead: ahead.length > 0 ? Math.max(...ahead) : null,
    blank,
    own: access.own,
    late: right === 'late',
    written,
    bytes: sizeOf(registers),
  };
}
