import type { RecordKind, Registers } from '#domain/record/registers';
import { compareStamps } from '#domain/record/stamp';
import { changeDigest, EMPTY_DIGEST, sumOf } from '#protocol/digest';
import { decodeRegisters, type EncodedRegisters, encodeRegisters } from '#protocol/encoding';
import { kindOf } from '#protocol/kinds';
import { mergeRegisters } from '#protocol/merge';
import type { WireRecord } from '#protocol/sync';
import type { BaseRow, RecordKey, SpaceState, Tx } from '../store/schema';
import { keyOf } from '../store/schema';
import { registersOfBase } from '../view/known';

/** The shape of registers, projected once for all readers; null for an unknown kind. */
export interface Projected {
  readonly rules: RecordKind<unknown>;
  readonly shape: unknown;
}

function projected(kind: string, registers: Registers): Projected | null {
  const rules = kindOf(kind);
  return rules && { rules, shape: rules.project(registers) };
}

/** A record's sum for the digest; null while it is removed. */
function shareOf(key: RecordKey, registers: Registers, made: Projected | null): string | null {
  const hidden = made !== null && made.rules.removedAt(made.shape) !== null;
  return hidden ? null : sumOf(key[1], key[2], registers);
}

function keepDigest(state: SpaceState, kind: string, before: string | null, after: string | null) {
  if (before === after) return;
  state.digests[kind] = changeDigest(state.digests[kind] ?? EMPTY_DIGEST, before, after);
}

/** A base row to be stored, with its decoded parts. */
export interface Taken {
  readonly row: BaseRow;
  readonly registers: Registers;
  readonly made: Projected | null;
}

/**
 * A base row. Updates the digest of its kind in `state` (rule D1a). `body` are the registers as
 * received, if they are stored unchanged.
 */
function rowOf(
  state: SpaceState,
  row: Omit<BaseRow, 'sum' | 'body'>,
  registers: Registers,
  before: BaseRow | undefined,
  body: EncodedRegisters = encodeRegisters(registers),
): Taken {
  const made = projected(row.kind, registers);
  const sum = shareOf(keyOf(row), registers, made);
  keepDigest(state, row.kind, before?.sum ?? null, sum);
  return { row: { ...row, sum, body: JSON.stringify(body) }, registers, made };
}

/**
 * Folds an acknowledged op into base (rules C4a, C4c). If the record got a new `born` meanwhile,
 * the base row keeps the old one. Its page replaces the row later, because some values are lost.
 */
export async function foldIntoBase(
  tx: Tx,
  state: SpaceState,
  target: { space: string; kind: string; id: string },
  registers: Registers,
  ok: { rev: number; born: number },
): Promise<boolean> {
  const before = await tx.objectStore('base').get([target.space, target.kind, target.id]);
  const merged = mergeRegisters(registersOfBase(before), registers).registers;
  const rev = Math.max(ok.rev, before?.rev ?? 0);
  const born = before?.born ?? ok.born;
  const erased = before?.erased ?? false;
  const foreign = state.since !== undefined;
  // An ack does not show that the record may still be read (G1k): only its page, in the same
  // answer, does.
  if (foreign && !before) return false;
  // It does not prove that a running reset will still find the record: the ack may belong to an
  // earlier request (C7e).
  const seenIn = state.inReset ? (before?.seenIn ?? state.generation - 1) : state.generation;
  const row = { ...target, rev, born, erased, seenIn };
  await tx.objectStore('base').put(rowOf(state, row, merged, before).row);
  return true;
}

/**
 * Held registers without those of an equal incoming stamp: the server's value wins (rule S4h), also
 * over a value lost to erasure (rule R6d). A lost value of the server does not win.
 */
function withoutTies(held: Registers, incoming: Registers): Registers {
  return Object.fromEntries(
    Object.entries(held).filter(([path, [, stamp]]) => {
      const other = Object.hasOwn(incoming, path) ? incoming[path] : undefined;
      return !other || other[0] === null || compareStamps(other[1], stamp) !== 0;
    }),
  );
}

/**
 * The base row after a server record: merged by stamp, or replaced (rule C5b). Null if the row
 * before is newer.
 */
export function receive(
  state: SpaceState,
  space: string,
  record: WireRecord,
  before: BaseRow | undefined,
  counts: boolean,
): Taken | null {
  const { kind, id, rev, born } = record;
  const incoming = decodeRegisters(record.body);
  const erased = record.erased === true;
  const replaces = !before || before.born !== born || before.erased || erased;
  if (replaces && before && before.rev > rev && before.born === born) return null;
  const registers = replaces
    ? incoming
    : mergeRegisters(withoutTies(registersOfBase(before), incoming), incoming).registers;
  const seenIn = counts ? state.generation : (before?.seenIn ?? state.generation - 1);
  const row = {
    space,
    kind,
    id,
    rev: Math.max(rev, replaces ? 0 : before.rev),
    born,
    erased,
    seenIn,
  };
  return rowOf(state, row, registers, before, replaces ? record.body : undefined);
}

/** The digest of each kind, computed from all rows. */
export function digestsOf(rows: readonly BaseRow[]): SpaceState['digests'] {
  const digests: SpaceState['digests'] = {};
  for (const { kind, sum } of rows) {
    digests[kind] = changeDigest(digests[kind] ?? EMPTY_DIGEST, null, sum);
  }
  return digests;
}

/** Removes a base row that the server no longer has. */
export async function forget(tx: Tx, state: SpaceState, row: BaseRow): Promise<void> {
  keepDigest(state, row.kind, row.sum, null);
  await tx.objectStore('base').delete([row.space, row.kind, row.id]);
}
