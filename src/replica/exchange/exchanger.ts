import { compareStamps } from '#domain/record/stamp';
import type { Digest } from '#protocol/digest';
import type { OpCode } from '#protocol/errors';
import type { SyncResponse } from '#protocol/sync';
import type { ClockReading } from '../clock/timekeeper';
import type { ReplicaInside } from '../open/inside';
import { NotStored } from '../open/storage';
import { knownPushes } from '../outbox/push-chains';
import { withTime } from '../outbox/restamp';
import { keyOf, type OpRow, type RecordKey, type ViewRow } from '../store/schema';
import { readSpace } from '../store/space-state';
import { identityForViews } from '../store/views-schema';
import { tellStored } from '../write/tell-stored';
import {
  type AppliedAnswer,
  apply,
  type BatchLimits,
  type Prepared,
  prepare,
  prepareNext,
  prepareUnsaved,
} from './exchange';
import { beginReset } from './pages';
import { refuseOp } from './results';

/** The replica's side of the exchange with the server. */
export interface Exchanger {
  /**
   * Prepares the next request. `ready` comes from the last outcome: it is valid unless ops were
   * written since.
   */
  prepare(limits: BatchLimits, ready?: Prepared | null): Promise<Prepared>;
  apply(prepared: Prepared, response: SyncResponse, sent: ClockReading): Promise<AppliedAnswer>;
  /** Both clocks when a request leaves. */
  reading(): ClockReading;
  /** Quarantines an op that no request can carry. */
  refuse(op: OpRow, code: OpCode): Promise<void>;
  /** The data compared by rule D1b. */
  digest(): Promise<{
    cursor: number;
    epoch: string | null;
    digests: Readonly<Record<string, Digest>>;
    ops: number;
  }>;
  /** Reads everything again (rule C7a). */
  reset(): Promise<void>;
  /** Emits pending change notifications at the end of a pass. */
  tellRest(): void;
}

/** More rows than this are read again by screens rather than handed over. */
const MANY = 50;
/** Interval of reads by screens while pages follow each other: each read costs a page's time. */
const TELL_EVERY_MS = 1000;

/** Ids of ops that the server took with their current stamp (rule C4a). */
function takenOf(ops: readonly OpRow[], { results }: SyncResponse): string[] {
  return results.flatMap((result) => {
    const op = ops.find(({ id }) => id === result.id);
    return op && 'ok' in result && compareStamps(result.ok.stamp, op.stamp) === 0 ? [op.id] : [];
  });
}

/**
 * The last row of each record. One answer may change a record by its results, its warm start and
 * its page, in this order. A record that is gone at the end has no row.
 */
function lastOfEach(rows: readonly ViewRow[], gone: readonly RecordKey[]): ViewRow[] {
  const last = new Map(rows.map((row) => [keyOf(row).join('/'), row]));
  for (const key of gone) last.delete(key.join('/'));
  return [...last.values()];
}

/** The space that is exchanged, and the replica's parts. */
interface Exchanged {
  readonly space: string;
  readonly inside: ReplicaInside;
}

export function createExchanger({ space, inside }: Exchanged): Exchanger {
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
        // A database that cannot even count fails at the write below, which reports it.
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
        // Without the server's time nothing is sent. Stored ops must be shifted first (C8j), and
        // marks in these ops could not follow that.
        const identity = inside.identity();
        const unsent = unsaved.ops();
        if (cause instanceof NotStored && unsent.length > 0 && identity.skew !== null) {
          // Reading often works when writing does not.
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
          // A taken op is not sent from memory again, but stays visible until it is stored: its ok
          // was the only answer.
          unsaved.take(taken);
        });
      const { acknowledged } = outcome.settled;
      mirror.remove(acknowledged);
      // The mirror gets ops with the server's time, because a new database must not shift them
      // again (C1m10).
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
      // If nothing was taken, a second request from memory would get the same answer.
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
