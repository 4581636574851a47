import { keyOfOp } from './known';
import type { OpRow, Tx } from './schema';

/** How long an op waits that the server cannot take yet, and that may not be changed for it. */
export const NEWER_WAIT_MS = 600_000;

/** Ops that are read together: an import leaves thousands, of which a request takes a few. */
const AT_ONCE = 32;

/** An op that may carry all registers, as it is stored. */
export function queued<Op extends Omit<OpRow, 'ahead'>>(op: Op): Op & Pick<OpRow, 'ahead'> {
  return op.full ? { ...op, ahead: 1 } : op;
}

/** Waiting for a newer server; a clock that was put back meanwhile does not make it longer. */
export function isWaiting({ waitUntil = 0 }: OpRow, now: number): boolean {
  return waitUntil > now && waitUntil <= now + NEWER_WAIT_MS;
}

/** Ops that wait for a newer server or have waited long enough, in the order they were written. */
export async function readWaiting(tx: Tx): Promise<OpRow[]> {
  const waits = tx.objectStore('outbox').index('waits');
  const rows = await waits.getAll(IDBKeyRange.lowerBound(0, true));
  return rows.sort(({ seq: a = 0 }, { seq: b = 0 }) => a - b);
}

/** All that is unsent, in the order in which it goes. */
async function* inOrder(tx: Tx): AsyncGenerator<OpRow> {
  const outbox = tx.objectStore('outbox');
  // First what a restored server lost: who sees a later write of ours takes it for seen (rule S4).
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

/** Ops that may go now; one that waits holds back the later ones of its record (rule C9). */
export async function* sendable(
  tx: Tx,
  waiting: readonly OpRow[],
  now: number,
): AsyncGenerator<OpRow> {
  const held = new Map<string, number>();
  for (const op of waiting) {
    const record = keyOfOp(op).join('/');
    if (isWaiting(op, now) && !held.has(record)) held.set(record, op.seq ?? 0);
  }
  for await (const op of inOrder(tx)) {
    const from = held.get(keyOfOp(op).join('/'));
    if (from === undefined || (op.seq ?? 0) < from) yield op;
  }
}
