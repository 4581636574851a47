import type { OpRow, Tx } from '../store/schema';
import { keyOfOp } from '../view/known';

/** Wait of an op that the server cannot accept yet, and that must not be changed for it. */
export const NEWER_WAIT_MS = 600_000;

/** Ops per read: an import leaves thousands, of which a request takes a few. */
const AT_ONCE = 32;

/** An op in its stored form; it may have all registers. */
export function queued<Op extends Omit<OpRow, 'ahead'>>(op: Op): Op & Pick<OpRow, 'ahead'> {
  return op.full ? { ...op, ahead: 1 } : op;
}

/** Whether it waits for a newer server; a clock set back meanwhile does not prolong that. */
export function isWaitingOp({ waitUntil = 0 }: OpRow, now: number): boolean {
  return waitUntil > now && waitUntil <= now + NEWER_WAIT_MS;
}

/** Ops that wait for a newer server or have waited long enough, in writing order. */
export async function readWaiting(tx: Tx): Promise<OpRow[]> {
  const waits = tx.objectStore('outbox').index('waits');
  const rows = await waits.getAll(IDBKeyRange.lowerBound(0, true));
  return rows.sort(({ seq: a = 0 }, { seq: b = 0 }) => a - b);
}

/** All unsent ops, in sending order. */
async function* inOrder(tx: Tx): AsyncGenerator<OpRow> {
  const outbox = tx.objectStore('outbox');
  // First the writes that a restored server lost: readers of our later writes assume them (rule
  // S4).
  const ahead = await outbox.index('ahead').getAllKeys();
  for (let from = 0; from < ahead.length; from += AT_ONCE) {
    const some = ahead.slice(from, from + AT_ONCE);
    for (const op of await Promise.all(some.map((seq) => outbox.get(seq)))) if (op) yield op;
  }
  let rows: OpRow[] = [];
  do {
    const last = rows.at(-1)?.seq;
    rows = await outbox.getAll(last && IDBKeyRange.lowerBound(last, true), AT_ONCE);
    for (const op of rows) if (!op.ahead) yield op;
  } while (rows.length === AT_ONCE);
}

/** Ops that may be sent now; a waiting one blocks later ones of its record (rule C9a). */
export async function* sendable(
  tx: Tx,
  waiting: readonly OpRow[],
  now: number,
): AsyncGenerator<OpRow> {
  const held = new Map<string, number>();
  for (const op of waiting) {
    const record = keyOfOp(op).join('/');
    if (isWaitingOp(op, now) && !held.has(record)) held.set(record, op.seq ?? 0);
  }
  for await (const op of inOrder(tx)) {
    const from = held.get(keyOfOp(op).join('/'));
    if (from === undefined || (op.seq ?? 0) < from) yield op;
  }
}
