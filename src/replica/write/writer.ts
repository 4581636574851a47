import { compareStamps, type Stamp } from '#domain/record/stamp';
import { nextStamp } from '#protocol/clock';
import type { ReplicaInside } from '../open/inside';
import { NotStored } from '../open/storage';
import { storeKept } from '../outbox/kept';
import { queued } from '../outbox/outbox';
import { movedOf } from '../outbox/restamp';
import type { Doubt } from '../read/doubts';
import { newKeptName } from '../store/new-identity';
import type { BaseRow, OpRow, RecordKey, ViewRow } from '../store/schema';
import type { MirroredOp } from '../store/stored-op';
import { identityForViews } from '../store/views-schema';
import { keyOfOp, mergeKnown, readKnown, refreshView, registersOfBase } from '../view/known';
import { commitEdits, type RecordEdit } from './commit';
import { createRecent } from './recent';
import { decideBegun } from './settle-begun';
import { tellStored } from './tell-stored';

/** The writing half of the replica. */
export interface Writer {
  commit(edits: readonly Omit<RecordEdit, 'space'>[]): Promise<readonly ViewRow[]>;
  retryRefused(id: string): Promise<void>;
  decideDoubt(doubt: Doubt, isOther: boolean): Promise<void>;
}

function unnumbered(ops: readonly OpRow[]): MirroredOp[] {
  return ops.map(({ seq: _, ...op }) => op);
}

export function createWriter(space: string, inside: ReplicaInside): Writer {
  const { storage, mirror, unsaved, changes, time } = inside;
  const recent = createRecent();
  /** Last stamp of the writes in memory, which the database does not know. */
  let lastKept: Stamp | null = null;

  /** The readable state of the records when writing fails, and the moment of that state. */
  const readAll = (edits: readonly RecordEdit[]) =>
    storage.read(async (database) => {
      const found: { key: RecordKey; base: BaseRow | undefined; ops: OpRow[] }[] = [];
      const tx = database.transaction(['meta', 'base', 'outbox']);
      for (const { kind, id } of edits) {
        const key: RecordKey = [space, kind, id];
        const base = await tx.objectStore('base').get(key);
        found.push({ key, base, ops: await tx.objectStore('outbox').index('record').getAll(key) });
      }
      return { found, moved: movedOf(await tx.objectStore('meta').get('moved')).count };
    });

  /**
   * Takes edits that the database refused into memory and into the mirror (rule C8a). Each gets a
   * writer name of its own. Under the device's name it would overwrite, unseen, another tab's write
   * in memory, or one that the server took and this device could not store.
   */
  const keep = async (edits: readonly RecordEdit[]): Promise<readonly ViewRow[]> => {
    const read = await readAll(edits).catch(() => null);
    const found = read?.found ?? [];
    const held = (key: RecordKey) =>
      unsaved.all().filter((op) => keyOfOp(op).join('/') === key.join('/'));
    const readable = found.flatMap(({ key, base, ops }) => {
      const all = [...ops, ...held(key)];
      return base || all.length > 0
        ? [[key.join('/'), mergeKnown(registersOfBase(base), all)] as const]
        : [];
    });
    const own = time.follow(inside.identity());
    const isOlder = lastKept && compareStamps(own.lastStamp, lastKept) < 0;
    const lastStamp = isOlder && lastKept ? lastKept : own.lastStamp;
    const writer = { ...own, lastStamp, device: `${own.device}${newKeptName()}` };
    const kept = recent.apply(edits, read && new Map(readable), writer, time.reading().wall);
    lastKept = kept.identity.lastStamp;
    const identity = { ...own, lastStamp: lastKept };
    inside.learn(identity);
    const timeless = own.skew === null ? { timeless: true as const } : {};
    const known = read ? { moved: read.moved } : {};
    const ops = kept.ops.map((op) => ({ ...op, ...known, ...timeless }));
    unsaved.add(ops);
    mirror.put(
      ops.map((op) => ({ ...op, unsaved: true })),
      identity,
    );
    // A record of which only this write is known is left out of the views; `blind` makes screens
    // read again.
    changes.emit(kept.views, kept.blind);
    return kept.views;
  };

  return {
    async commit(edits) {
      const whole = edits.map((edit) => ({ ...edit, space }));
      try {
        const done = await storage.write(async (tx) => {
          // Writes in memory are stored as soon as the database accepts writes again.
          const kept = unsaved.all();
          const stored = kept.length > 0 ? await storeKept(tx, kept) : [];
          return { ...(await commitEdits(tx, whole, time)), kept, stored };
        });
        inside.learn(done.identity);
        for (const [key, registers] of done.registers) recent.remember(key, registers);
        unsaved.drop(new Set(done.kept.map(({ id }) => id)));
        const copied = unnumbered([...done.kept, ...done.ops]);
        if (copied.length > 0) mirror.put(copied, done.identity);
        tellStored(inside, [...done.stored, ...done.views]);
        return done.views;
      } catch (cause) {
        if (!(cause instanceof NotStored)) throw cause;
        return keep(whole);
      }
    },
    async decideDoubt({ kind, id }, isOther) {
      const done = await storage.write((tx) => decideBegun(tx, kind, id, isOther, time));
      inside.learn(done.identity);
      if (done.ops.length > 0) mirror.put(unnumbered(done.ops), done.identity);
      tellStored(inside, [], true);
    },
    async retryRefused(id) {
      const moved = await storage.write(async (tx) => {
        const row = await tx.objectStore('refused').get(id);
        if (!row) return null;
        const own = time.follow(await identityForViews(tx));
        const { registers } = await readKnown(tx, keyOfOp(row.op));
        const seen = Object.values(registers).map(([, stamp]) => stamp);
        const now = time.reading().wall + (own.skew ?? 0);
        const stamp = nextStamp(now, own.device, [own.lastStamp, ...seen]);
        const { seq: _, waitUntil: __, ...unsent } = row.op;
        const op = queued({ ...unsent, stamp, sent: false });
        await tx.objectStore('meta').put({ ...own, lastStamp: stamp });
        await tx.objectStore('refused').delete(id);
        await tx.objectStore('outbox').put(op);
        await refreshView(tx, keyOfOp(op));
        return { op, identity: { ...own, lastStamp: stamp } };
      });
      if (moved) {
        inside.learn(moved.identity);
        mirror.put([moved.op], moved.identity);
      }
      changes.emit([], true);
    },
  };
}
