import type { Registers } from '#domain/record/registers';
import { LIMITS } from '#protocol/limits';
import type { WireOp } from '#protocol/sync';
import { keyOfOp, mergeKnown, registersOfBase, registersOfOp } from './known';
import { isBefore, NEWER_WAIT_MS, restampPending } from './results';
import type { BaseRow, Identity, OpRow, Tx } from './schema';
import { bytesOf } from './size';

/** What one request carries of the outbox. */
export interface Batch {
  readonly rows: readonly OpRow[];
  readonly wire: readonly WireOp[];
  /** True when more can be sent right after. */
  readonly more: boolean;
  /** Ops whose stamps moved: the mirror follows. */
  readonly moved: readonly OpRow[];
}

/** An op as it travels; with all registers when the server does not hold the record. */
function encode(op: OpRow, base: BaseRow | undefined, before: readonly OpRow[]): WireOp {
  const target = { id: op.id, space: op.space, kind: op.kind, record: op.record, stamp: op.stamp };
  if (!op.full && !op.needsFull && (base || before.length > 0)) return { ...target, set: op.set };
  const registers: Registers = op.needsFull
    ? mergeKnown(registersOfBase(base), [op])
    : registersOfOp(op);
  return { ...target, full: registers };
}

/** Waiting for a newer server; a clock that was put back meanwhile does not make it longer. */
function isWaiting({ waitUntil }: OpRow, now: number): boolean {
  return waitUntil > now && waitUntil <= now + NEWER_WAIT_MS;
}

/** Ops that may go now, in order; one that waits holds back the later ones of its record (C9). */
function sendable(ops: readonly OpRow[], now: number): OpRow[] {
  const held = new Set<string>();
  return ops.filter((op) => {
    const record = keyOfOp(op).join('/');
    if (isWaiting(op, now)) held.add(record);
    return !held.has(record);
  });
}

/** Ops that waited for a newer server get new stamps before they go (rule C9). */
async function wakeWaiting(
  tx: Tx,
  identity: Identity,
  pending: readonly OpRow[],
  wall: number,
): Promise<OpRow[]> {
  const first = pending.find((op) => op.waitUntil > 0 && !isWaiting(op, wall));
  if (!first) return [];
  const moved = await restampPending(tx, identity, (op) => isBefore(op, first), wall);
  const awake = moved.map((op) => ({ ...op, waitUntil: 0 }));
  for (const op of awake) await tx.objectStore('outbox').put(op);
  return awake;
}

/** Takes the next ops for a request and marks them as sent, so that nothing folds into them. */
export async function takeBatch(
  tx: Tx,
  identity: Identity,
  limits: { ops: number; bytes: number },
  wall: number,
): Promise<Batch> {
  if (identity.skew === null) return { rows: [], wire: [], more: false, moved: [] };
  const pending = await tx.objectStore('outbox').getAll();
  const moved = await wakeWaiting(tx, identity, pending, wall);
  const awake = moved.length > 0 ? await tx.objectStore('outbox').getAll() : pending;
  // First what a restored server lost: who sees a later write of ours takes it for seen (rule S4).
  const all = sendable(awake, wall).sort((a, b) => Number(!a.full) - Number(!b.full));
  const rows: OpRow[] = [];
  const wire: WireOp[] = [];
  let bytes = 2048;
  for (const op of all) {
    const base = await tx.objectStore('base').get(keyOfOp(op));
    const before = rows.filter(({ record, kind }) => record === op.record && kind === op.kind);
    const encoded = encode(op, base, before);
    bytes += bytesOf(encoded);
    if (rows.length > 0 && (rows.length >= limits.ops || bytes > limits.bytes)) break;
    rows.push(op);
    wire.push(encoded);
    if (!op.sent) await tx.objectStore('outbox').put({ ...op, sent: true });
  }
  return { rows, wire, more: rows.length < all.length, moved };
}

export const FULL_BATCH = { ops: LIMITS.opsPerRequest, bytes: LIMITS.bytes - 8 * 1024 };
