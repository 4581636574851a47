import type { Registers } from '#domain/record/registers';
import { LIMITS } from '#protocol/limits';
import type { WireOp } from '#protocol/sync';
import { isWaitingOp, readWaiting, sendable } from '../outbox/outbox';
import type { BaseRow, Identity, OpRow, Tx } from '../store/schema';
import { bytesOf } from '../store/size';
import { keyOfOp, mergeKnown, registersOfBase, registersOfOp } from '../view/known';
import { isBefore, restampPending } from './results';

/** The part of the outbox that one request carries. */
export interface OpBatch {
  readonly rows: readonly OpRow[];
  readonly wire: readonly WireOp[];
  /** True if more can be sent right after. */
  readonly more: boolean;
  /** Restamped ops, for the mirror. */
  readonly moved: readonly OpRow[];
}

/** An op for the wire; with all registers if the server lacks the record. */
function encode(op: OpRow, base: BaseRow | undefined, before: readonly OpRow[]): WireOp {
  const target = { id: op.id, space: op.space, kind: op.kind, record: op.record, stamp: op.stamp };
  if (!op.full && !op.needsFull && (base || before.length > 0)) return { ...target, set: op.set };
  const registers: Registers = op.needsFull
    ? mergeKnown(registersOfBase(base), [op])
    : registersOfOp(op);
  return { ...target, full: registers };
}

/** Ops that waited for a newer server get new stamps before they are sent (rule C9b). */
async function wakeWaiting(
  tx: Tx,
  identity: Identity,
  waiting: readonly OpRow[],
  wall: number,
): Promise<OpRow[]> {
  const first = waiting.find((op) => !isWaitingOp(op, wall));
  if (!first) return [];
  const moved = await restampPending(tx, identity, (op) => isBefore(op, first), wall);
  const awake = moved.map(({ waitUntil: _, ...op }) => op);
  for (const op of awake) await tx.objectStore('outbox').put(op);
  return awake;
}

/**
 * Takes the next ops for a request and marks them as sent, so that later writes are not folded into
 * them.
 */
export async function takeBatch(
  tx: Tx,
  identity: Identity,
  limits: { ops: number; bytes: number },
  wall: number,
): Promise<OpBatch> {
  if (identity.skew === null) return { rows: [], wire: [], more: false, moved: [] };
  const waited = await readWaiting(tx);
  const moved = await wakeWaiting(tx, identity, waited, wall);
  const waiting = moved.length > 0 ? await readWaiting(tx) : waited;
  const rows: OpRow[] = [];
  const wire: WireOp[] = [];
  let bytes = 2048;
  let more = false;
  for await (const op of sendable(tx, waiting, wall)) {
    const base = await tx.objectStore('base').get(keyOfOp(op));
    const before = rows.filter(({ record, kind }) => record === op.record && kind === op.kind);
    const encoded = encode(op, base, before);
    bytes += bytesOf(encoded);
    more = rows.length > 0 && (rows.length >= limits.ops || bytes > limits.bytes);
    if (more) break;
    rows.push(op);
    wire.push(encoded);
    if (!op.sent) await tx.objectStore('outbox').put({ ...op, sent: true });
  }
  return { rows, wire, more, moved };
}

export const FULL_BATCH = { ops: LIMITS.opsPerRequest, bytes: LIMITS.bytes - 8 * 1024 };
