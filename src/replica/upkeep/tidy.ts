import { compareStamps } from '#domain/record/stamp';
import { shiftAll } from '../exchange/results';
import { readMirror, takeOver } from '../open/adopt';
import type { ReplicaInside } from '../open/inside';
import { readExisting } from '../open/open';
import { readIdentity } from '../store/identity';
import type { OpRow, Tx, ViewRow } from '../store/schema';
import { keyOfOp, refreshViews } from '../view/known';
import { tellStored } from '../write/tell-stored';
import { tidyParked } from './parked';

/** Shifts local writes without the server's time, once another database's skew is known (C2e). */
async function moveOwn(tx: Tx, skew: number | null): Promise<ViewRow[]> {
  const own = await readIdentity(tx);
  if (own.skew !== null || skew === null) return [];
  const moved = await shiftAll(tx, own, skew);
  return refreshViews(tx, moved.map(keyOfOp));
}

/** Rows per request; the result of a request is copied in one task. */
const AT_ONCE = 50;

/** All pending ops of one moment, in the order of writing. */
function pendingOps({ storage }: Pick<ReplicaInside, 'storage'>): Promise<OpRow[]> {
  return storage.read(async (database) => {
    const outbox = database.transaction('outbox').store;
    const all: OpRow[] = [];
    let part: OpRow[] = [];
    do {
      const last = part.at(-1)?.seq;
      part = await outbox.getAll(last && IDBKeyRange.lowerBound(last, true), AT_ONCE);
      all.push(...part);
    } while (part.length === AT_ONCE);
    return all;
  });
}

/**
 * Synchronises database and mirror (rules C1m4, C1m7). Ops that only the mirror held are stored.
 * The mirror drops sent ops and gets missing ones.
 */
async function tidyMirror(inside: ReplicaInside): Promise<void> {
  const { storage, mirror, unsaved, changes } = inside;
  const { left: contents, whole } = await readMirror(mirror);
  const left = contents?.ops ?? null;
  const own = await storage.read(readExisting);
  // With the mirror of another database it is unknown which ops were sent: storing one twice is
  // harmless, losing one is not.
  const isOfAnother =
    !own?.mirrored || (contents !== null && contents.databaseId !== own.databaseId);
  const homeless = (left ?? []).filter((op) => isOfAnother || op.unsaved);
  const bring = async () => {
    const found = { left: contents && { ...contents, ops: homeless }, whole };
    const brought = await storage.write(async (tx) => {
      const moved = await moveOwn(tx, contents?.skew ?? null);
      const views = [...moved, ...(await takeOver(tx, found))];
      return { views, identity: await readIdentity(tx) };
    });
    inside.learn(brought.identity);
    return brought.views;
  };
  if (homeless.length > 0) {
    const here = await pendingOps(inside);
    const held = new Set([...unsaved.all(), ...here].map(({ id }) => id));
    // Without room yet they are sent from memory, and later writes know of them.
    unsaved.add(homeless.filter(({ id }) => !held.has(id)).map(({ unsaved: _, ...op }) => op));
    // Even without room the person sees their logged sets.
    changes.emit([], true);
    const views = await bring();
    unsaved.drop(new Set(homeless.map(({ id }) => id)));
    tellStored(inside, views);
  } else if (isOfAnother && whole) await bring();
  const refused = await storage.read((database) => database.getAllKeys('refused'));
  // The outbox is read last: a later commit puts its own, newer state after this.
  const rows = await pendingOps(inside);
  const kept = new Set([...rows.map(({ id }) => id), ...refused]);
  mirror.remove((left ?? []).flatMap(({ id }) => (kept.has(id) ? [] : [id])));
  const known = new Map((left ?? []).map((op) => [op.id, op]));
  const missing = rows.filter(({ id, stamp }) => {
    const copy = known.get(id);
    return !copy || copy.unsaved || compareStamps(copy.stamp, stamp) !== 0;
  });
  if (missing.length === 0 && left && !isOfAnother) return;
  mirror.put(
    missing.map(({ seq: _, ...op }) => op),
    inside.identity(),
  );
}

/** Housekeeping, not on the path of a start. A failed part is retried at the next start. */
export async function tidy(inside: ReplicaInside): Promise<void> {
  const parts = [tidyMirror(inside), tidyParked(inside)];
  await Promise.all(parts.map((part) => part.catch(() => undefined)));
}
