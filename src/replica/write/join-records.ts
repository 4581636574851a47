import type { Registers } from '#domain/record/registers';
import { compareStamps, type Stamp } from '#domain/record/stamp';
import { encodeRegisters } from '#protocol/encoding';
import { mergeRegisters } from '#protocol/merge';
import type { ReplicaInside } from '../open/inside';
import { queued } from '../outbox/outbox';
import { readIdentity } from '../store/identity';
import { newDeviceId } from '../store/new-identity';
import { keyOf, type OpRow, type RecordKey, type Tx, type ViewRow } from '../store/schema';
import { keyOfOp, readKnown, refreshView, registersOfBase, registersOfOp } from '../view/known';
import { freshOp } from './commit';
import { tellStored } from './tell-stored';

/** A record with everything that its device knows of it. */
export interface WholeRecord {
  readonly kind: string;
  readonly id: string;
  readonly registers: Registers;
}

/** Records of one transaction: a tap waits at most that long. */
const AT_ONCE = 20;

/** All records of a replica, with its unsent writes. Erased ones hold nothing and are left out. */
export async function wholeRecords({
  storage,
}: Pick<ReplicaInside, 'storage'>): Promise<WholeRecord[]> {
  const [bases, ops] = await storage.read(async (database) => {
    const tx = database.transaction(['base', 'outbox']);
    return Promise.all([tx.objectStore('base').getAll(), tx.objectStore('outbox').getAll()]);
  });
  const found = new Map<string, WholeRecord>();
  const add = ([, kind, id]: RecordKey, registers: Registers) => {
    const before = found.get(`${kind}/${id}`)?.registers ?? {};
    const merged = mergeRegisters(before, registers).registers;
    found.set(`${kind}/${id}`, { kind, id, registers: merged });
  };
  for (const base of bases) if (!base.erased) add(keyOf(base), registersOfBase(base));
  for (const op of ops) add(keyOfOp(op), registersOfOp(op));
  return [...found.values()];
}

function holds(known: Registers, wanted: Registers): boolean {
  return Object.entries(wanted).every(([path, [, stamp]]) => {
    const held = Object.hasOwn(known, path) ? known[path]?.[1] : undefined;
    return held !== undefined && compareStamps(held, stamp) >= 0;
  });
}

async function joinInto(tx: Tx, space: string, records: readonly WholeRecord[]) {
  const ops: OpRow[] = [];
  const views: ViewRow[] = [];
  const refused = new Set(
    (await tx.objectStore('refused').getAll()).map(({ op }) => keyOfOp(op).join('/')),
  );
  for (const { kind, id, registers } of records) {
    const key: RecordKey = [space, kind, id];
    const known = await readKnown(tx, key);
    // A refused one waits for the person, among the refused changes.
    if (holds(known.registers, registers) || refused.has(key.join('/'))) continue;
    const [ms, counter] = Object.values(registers).reduce<Stamp>(
      (newest, [, stamp]) => (compareStamps(stamp, newest) > 0 ? stamp : newest),
      [0, 0, '0'],
    );
    // Under a new writer's name, because the op itself writes nothing (rule S4g).
    const stamp: Stamp = [ms, counter, newDeviceId()];
    const full = encodeRegisters(registers);
    const op = queued({ ...freshOp({ space, kind, id }), set: {}, full, stamp });
    await tx.objectStore('outbox').put(op);
    const view = await refreshView(tx, key);
    ops.push(op);
    if (view) views.push(view);
  }
  return { ops, views, identity: await readIdentity(tx) };
}

/**
 * Puts records of another space into this one, under their ids and stamps, so that a repeated call
 * adds nothing. Resolves with the number of records that were missing here.
 */
export async function joinRecords(
  inside: ReplicaInside,
  space: string,
  records: readonly WholeRecord[],
): Promise<number> {
  let joined = 0;
  for (let from = 0; from < records.length; from += AT_ONCE) {
    const some = records.slice(from, from + AT_ONCE);
    const { ops, views, identity } = await inside.storage.write((tx) => joinInto(tx, space, some));
    if (ops.length === 0) continue;
    joined += ops.length;
    inside.mirror.put(ops, identity);
    tellStored(inside, views);
  }
  return joined;
}
