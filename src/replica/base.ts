import type { Registers } from '#domain/record/registers';
import { compareStamps } from '#domain/record/stamp';
import { changeDigest, EMPTY_DIGEST, sumOf } from '#protocol/digest';
import { decodeRegisters, encodeRegisters } from '#protocol/encoding';
import { kindOf } from '#protocol/kinds';
import { mergeRegisters } from '#protocol/merge';
import type { WireRecord } from '#protocol/sync';
import { registersOfBase } from './known';
import type { BaseRow, SpaceState, Tx } from './schema';

/** A record's share of the digest; null while its removal hides it. */
function shareOf(kind: string, id: string, registers: Registers): string | null {
  const rules = kindOf(kind);
  const hidden = rules ? rules.removedAt(rules.project(registers)) !== null : false;
  return hidden ? null : sumOf(kind, id, registers);
}

function keepDigest(state: SpaceState, kind: string, before: string | null, after: string | null) {
  if (before === after) return;
  state.digests[kind] = changeDigest(state.digests[kind] ?? EMPTY_DIGEST, before, after);
}

/** Stores a base row and keeps the digest of its kind in step (rule D1); `state` is changed. */
async function store(
  tx: Tx,
  state: SpaceState,
  row: Omit<BaseRow, 'sum' | 'body'>,
  registers: Registers,
  before: BaseRow | undefined,
): Promise<void> {
  const sum = shareOf(row.kind, row.id, registers);
  keepDigest(state, row.kind, before?.sum ?? null, sum);
  await tx.objectStore('base').put({ ...row, sum, body: encodeRegisters(registers) });
}

/**
 * Folds an acknowledged op into base (rule C4). A record that was born anew meanwhile keeps its old
 * birth until its page comes and replaces it: some of its values are gone.
 */
export async function foldIntoBase(
  tx: Tx,
  state: SpaceState,
  target: { space: string; kind: string; id: string },
  registers: Registers,
  ok: { rev: number; born: number },
): Promise<void> {
  const before = await tx.objectStore('base').get([target.space, target.kind, target.id]);
  const merged = mergeRegisters(registersOfBase(before), registers).registers;
  const rev = Math.max(ok.rev, before?.rev ?? 0);
  const born = before?.born ?? ok.born;
  const erased = before?.erased ?? false;
  const row = { ...target, rev, born, erased, seenIn: state.generation };
  await store(tx, state, row, merged, before);
}

/** Registers but for those whose value was lost to an erasure and comes back (rule R6). */
function withoutLost(held: Registers, incoming: Registers): Registers {
  return Object.fromEntries(
    Object.entries(held).filter(([path, [value, stamp]]) => {
      const other = Object.hasOwn(incoming, path) ? incoming[path] : undefined;
      return value !== null || !other || compareStamps(other[1], stamp) !== 0;
    }),
  );
}

/** Takes a server record into base: merged by stamp, or in its place (rule C5). */
export async function receive(
  tx: Tx,
  state: SpaceState,
  space: string,
  record: WireRecord,
  counts: boolean,
): Promise<void> {
  const { kind, id, rev, born } = record;
  const before = await tx.objectStore('base').get([space, kind, id]);
  const incoming = decodeRegisters(record.body);
  const erased = record.erased === true;
  const replaces = !before || before.born !== born || before.erased || erased;
  if (replaces && before && before.rev > rev && before.born === born) return;
  const registers = replaces
    ? incoming
    : mergeRegisters(withoutLost(decodeRegisters(before.body), incoming), incoming).registers;
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
  await store(tx, state, row, registers, before);
}

/** The digest of each kind, added up anew. */
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
