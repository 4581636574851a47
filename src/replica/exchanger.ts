import { compareStamps } from '#domain/record/stamp';
import type { Digest } from '#protocol/digest';
import type { OpCode } from '#protocol/errors';
import type { SyncResponse } from '#protocol/sync';
import {
  type Applied,
  apply,
  type BatchLimits,
  type Prepared,
  prepare,
  prepareNext,
  prepareUnsaved,
} from './exchange';
import { beginReset } from './pages';
import { knownPushes } from './push-chains';
import type { Replica } from './replica';
import { withTime } from './restamp';
import { refuseOp } from './results';
import { keyOf, type OpRow, type RecordKey, type ViewRow } from './schema';
import { readSpace } from './space-state';
import { NotStored } from './storage';
import { tellStored } from './tell-stored';
import type { Reading } from './timekeeper';
import { identityForViews } from './views-schema';

/** The replica's side of talking to the server: what goes out, and what an answer changes here. */
export interface Exchanger {
  /** `ready` is what the last outcome made: it stands unless something waits to be sent by now. */
  prepare(limits: BatchLimits, ready?: Prepared | null): Promise<Prepared>;
  apply(prepared: Prepared, response: SyncResponse, sent: Reading): Promise<Applied>;
  /** What the clocks show when a request leaves. */
  reading(): Reading;
  /** Sets an op aside that no request can carry. */
  refuse(op: OpRow, code: OpCode): Promise<void>;
  /** What rule D1 compares. */
  digest(): Promise<{
    cursor: number;
    epoch: string | null;
    digests: Readonly<Record<string, Digest>>;
    ops: number;
  }>;
  /** Reads everything anew (rule C7). */
  reset(): Promise<void>;
  /** Tells at the end of a pass of what was not told of yet. */
  tellRest(): void;
}

/** More rows than this are read anew instead of being handed over. */
const MANY = 50;
/** While pages follow each other, everybody reads anew this often: each time costs a page's time. */
const TELL_EVERY_MS = 1000;

/** Those of the ops that the server has taken as they stand (rule C4). */
function takenOf(ops: readonly OpRow[], { results }: SyncResponse): string[] {
  return results.flatMap((result) => {
    const op = ops.find(({ id }) => id === result.id);
    return op && 'ok' in result && compareStamps(result.ok.stamp, op.stamp) === 0 ? [op.id] : [];
  });
}

/**
 * One answer may touch a record by its results, its warm start and its page, in this order; what is
 * gone at the end has no row.
 */
function lastOfEach(rows: readonly ViewRow[], gone: readonly RecordKey[]): ViewRow[] {
  const last = new Map(rows.map((row) => [keyOf(row).join('/'), row]));
  for (const key of gone) last.delete(key.join('/'));
  return [...last.values()];
}

export function createExchanger({ space, inside }: Replica): Exchanger {
  const { storage, mirror, unsaved, time, wall } = inside;
  let toldAt = Number.NEGATIVE_INFINITY;
  let owes = false;

  const tell = (rows: readonly ViewRow[], wide: boolean, more: boolean) => {
    owes ||= wide;
    if (more && Math.abs(wall() - toldAt) < TELL_EVERY_MS) {
      owes = true;
      return;
    }
    tellStored(inside, rows, owes);
    if (more) toldAt = wall();
    owes = false;
  };

  return {
    reading: time.reading,
    async prepare(limits, ready = null) {
      const kept = unsaved.all();
      if (ready && kept.length === 0) {
        // A database that cannot even count says by the write below that it does not store.
        const counted = storage.read((database) => database.count('outbox'));
        if ((await counted.catch(() => null)) === 0) return ready;
      }
      try {
        const prepared = await storage.write((tx) => prepare(tx, space, limits, kept, wall()));
        const { identity, pushes, moved, views } = prepared;
        unsaved.drop(new Set(kept.map(({ id }) => id)));
        inside.learn(identity, pushes);
        if (moved.length > 0) mirror.put(moved, identity);
        if (views.length > 0) tellStored(inside, views);
        return prepared;
      } catch (cause) {
        // Without the server's time nothing goes: what was stored before is still to be moved (C2),
        // and what this had seen of it could not follow any more.
        const identity = inside.identity();
        const unsent = unsaved.ops();
        if (cause instanceof NotStored && unsent.length > 0 && identity.skew !== null) {
          // What cannot be written can often still be read.
          const pushes = await storage.read(knownPushes).catch(() => inside.pushes());
          return prepareUnsaved(identity, pushes, space, unsent, limits);
        }
        throw cause;
      }
    },
    async apply(prepared, response, sent) {
      const taken = takenOf(unsaved.ops(), response);
      const pulls = prepared.ops.length === 0 && response.results.length === 0;
      const outcome = await storage
        .write(
          async (tx) => {
            const done = await apply(tx, prepared, response, sent, time);
            const reads = pulls && done.received.more && unsaved.all().length === 0;
            return { ...done, next: reads ? await prepareNext(tx, space, wall()) : null };
          },
          pulls ? 'relaxed' : 'strict',
        )
        .finally(() => {
          // It goes no more from here, and is shown until it is stored: the ok was all it left.
          unsaved.take(taken);
        });
      const { acknowledged } = outcome.settled;
      mirror.remove(acknowledged);
      // What has its time from the server is sent, and a new database may not move it once more (C1m).
      const met = inside.identity().skew === null && outcome.identity.skew !== null;
      inside.learn(outcome.identity, outcome.pushes);
      if (met) unsaved.move((op) => withTime(op, outcome.identity.skew));
      if (outcome.moved.length > 0 || met) {
        mirror.put(
          outcome.moved.map(({ seq: _, ...op }) => op),
          outcome.identity,
        );
      }
      const { views, removed } = outcome.received;
      const { begun } = outcome;
      const rows = lastOfEach(
        [...outcome.settled.views, ...outcome.warmed, ...views, ...begun.views],
        removed,
      );
      const many = rows.length > MANY;
      if (rows.length > 0 || removed.length > 0 || acknowledged.length > 0 || begun.doubts) {
        const wide = many || removed.length > 0 || begun.doubts;
        tell(many ? [] : rows, wide, outcome.received.more);
      }
      // What only memory holds would be answered the same at once when nothing of it was taken.
      const isMemory = prepared.request.spaces.length === 0;
      return isMemory && taken.length === 0 ? { ...outcome, more: false } : outcome;
    },
    async refuse(op, code) {
      await storage.write(async (tx) => {
        await identityForViews(tx);
        await refuseOp(tx, op, code, wall());
      });
      unsaved.drop(new Set([op.id]));
      tellStored(inside, [], true);
    },
    digest: () =>
      storage.write(async (tx) => {
        const { cursor, epoch, digests } = await readSpace(tx, space);
        return { cursor, epoch, digests, ops: await tx.objectStore('outbox').count() };
      }),
    reset: () => storage.write((tx) => beginReset(tx, space)),
    tellRest() {
      if (owes) tell([], true, false);
    },
  };
}
