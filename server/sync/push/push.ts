import type { Transaction } from 'kysely';
import { isAhead } from '#protocol/clock';
import type { OpResult, PushChain } from '#protocol/sync';
import { type Access, heldAccessTo } from '../../access/authorize';
import { noSession } from '../../access/session';
import type { Transact } from '../../db/group-commit';
import type { Database } from '../../db/schema';
import type { RecordTable } from '../../db/tables/sync';
import type { Recent } from '../record/recent';
import { changeDigests } from '../space/digest';
import { isLostPast, type ReadUpTo } from '../space/epoch';
import { isOverrun, noteOverruns, readOverruns } from '../space/overruns';
import { type ChainsOf, followPushes, type LastPushes } from '../space/push-chains';
import { raiseRev, settleSpace } from '../space/space';
import { type CheckedOp, checkOp, underAccess } from './check-op';
import { isShared, mayChange, writerOfRecord } from './coach-records';
import { mergeOp, settleErasure } from './held-record';
import { holdTouched, insertRows, rowOf, updateRows, writtenOf } from './record-rows';
import { hasRoom } from './room';

/** The pusher: the session's person, from a device with a schema version. */
export interface Pusher {
  readonly person: string;
  readonly nameless: boolean;
  readonly schema: number;
  /**
   * The person's rights in a space, as read before any transaction; null if they have none. Ops
   * that it allows are checked again under the access that their transaction holds.
   */
  readonly accessTo: (space: string) => Access | null;
  /** How far the device has read the requested spaces. */
  readonly read: ReadonlyMap<string, ReadUpTo>;
  readonly chains: ChainsOf;
}

/** How this request changed a record: a page may leave it out because its `ok` suffices (S5b). */
export interface OwnChange {
  readonly rev: number;
  /** Rev of the record before this request, 0 for a new one. */
  readonly previousRev: number;
  /** Whether it is exactly the sender's own registers merged into the record. */
  readonly alone: boolean;
}

/** The writes of this request into a space. */
export interface OwnWrite {
  /** By `kind/id`. */
  readonly changes: ReadonlyMap<string, OwnChange>;
  /** The space before and after; null when nothing changed. */
  readonly raised: Raised | null;
  /** The last pushes after the request. */
  readonly pushes: LastPushes;
}

interface Raised {
  readonly from: number;
  readonly to: number;
  readonly epoch: string;
}

export interface PushOutcome {
  /** In the order of the ops; null for an op that was not processed and must be sent again. */
  readonly results: readonly (OpResult | null)[];
  /** New rev of each space that changed. */
  readonly revs: ReadonlyMap<string, number>;
  /** By `space`. */
  readonly own: ReadonlyMap<string, OwnWrite>;
  /** The person's rights in the written spaces, as held by their transactions. */
  readonly accesses: ReadonlyMap<string, Access | null>;
}

export interface PushDeps {
  readonly transact: Transact<Database>;
  readonly recent: Recent;
  /** Called in the transaction. */
  readonly written?: WrittenRecord;
}

interface Placed {
  readonly index: number;
  readonly op: CheckedOp;
}

interface SpaceOutcome {
  /** Whether the transaction must be committed. */
  readonly wrote: boolean;
  readonly results: ReadonlyMap<number, OpResult>;
  readonly raised: Raised | null;
  readonly own: ReadonlyMap<string, OwnChange>;
  readonly pushes: LastPushes;
  readonly access: Access | null;
}

/** Records of a space that one request changed. */
export interface PushedWrite {
  readonly space: string;
  /** The writing person: the owner, or a coach with the right. */
  readonly author: string;
  readonly kinds: ReadonlySet<string>;
  readonly records: readonly { readonly kind: string; readonly id: string }[];
}

/** Announces, in the transaction, the written records of a space. */
export type WrittenRecord = (trx: Transaction<Database>, write: PushedWrite) => Promise<void>;

const keyOf = (op: CheckedOp) => `${op.kind.name}/${op.record}`;

/**
 * Merges the ops of a request. Each is checked by itself; valid ones are merged per space, in one
 * transaction each. A refused op does not stop the others.
 */
export async function push(
  deps: PushDeps,
  pusher: Pusher,
  ops: readonly unknown[],
  now: number,
): Promise<PushOutcome> {
  const results: (OpResult | null)[] = ops.map(() => null);
  const bySpace = new Map<string, Placed[]>();
  for (const [index, raw] of ops.entries()) {
    const checked = checkOp(raw, { ...pusher, now });
    if ('code' in checked) results[index] = checked;
    else if ('registers' in checked) {
      const placed = bySpace.get(checked.space) ?? [];
      placed.push({ index, op: checked });
      bySpace.set(checked.space, placed);
    }
  }
  const revs = new Map<string, number>();
  const own = new Map<string, OwnWrite>();
  const accesses = new Map<string, Access | null>();
  for (const [space, placed] of bySpace) {
    const access = pusher.accessTo(space);
    if (!access) continue;
    const read = pusher.read.get(space) ?? null;
    const place = { ...pusher, access, read, chains: pusher.chains(space) };
    const outcome = await pushToSpace(deps, place, placed, now);
    for (const [index, result] of outcome.results) results[index] = result;
    const { raised, pushes } = outcome;
    if (raised) revs.set(space, raised.to);
    own.set(space, { changes: outcome.own, raised, pushes });
    accesses.set(space, outcome.access);
  }
  return { results, revs, own, accesses };
}

/** Rolls back a transaction that wrote nothing, and carries its result. */
class NothingChanged extends Error {
  constructor(readonly outcome: SpaceOutcome) {
    super('nothing was written');
  }
}

const NOTHING = { raised: null, own: new Map(), pushes: {}, wrote: false } as const;

/** No right to write remains: the link ended meanwhile, or the owner's account was erased. */
function allForbidden(placed: readonly Placed[]): SpaceOutcome {
  const results = placed.map(({ index, op: { id, stamp } }): [number, OpResult] => [
    index,
    { id, code: 'forbidden', stamp },
  ]);
  return { ...NOTHING, results: new Map(results), access: null };
}

/** A space, and the person who writes into it. */
interface Place extends Pick<Pusher, 'person' | 'nameless'> {
  readonly access: Access;
  readonly read: ReadUpTo | null;
  readonly chains: readonly PushChain[];
}

async function pushToSpace(
  { transact, recent, written }: PushDeps,
  place: Place,
  placed: readonly Placed[],
  now: number,
): Promise<SpaceOutcome> {
  try {
    return await transact(async (trx) => {
      const outcome = await mergeIntoSpace(trx, recent, place, placed, now);
      if (!outcome.wrote) throw new NothingChanged(outcome);
      if (outcome.raised === null) return outcome;
      const records = [...outcome.own.keys()].map((key) => {
        const [kind = '', id = ''] = key.split('/');
        return { kind, id };
      });
      const kinds = new Set(records.map(({ kind }) => kind));
      const write = { space: place.access.space, author: place.person, kinds, records };
      await written?.(trx, write);
      return outcome;
    });
  } catch (error) {
    if (error instanceof NothingChanged) return error.outcome;
    throw error;
  }
}

async function mergeIntoSpace(
  trx: Transaction<Database>,
  recent: Recent,
  place: Place,
  placed: readonly Placed[],
  now: number,
): Promise<SpaceOutcome> {
  const { person, read, chains } = place;
  const { space, owner } = place.access;
  const touched = new Map(placed.map(({ op }) => [keyOf(op), op]));
  // 1. Raise the rev by the number of touched records, which also locks the space (S1).
  const bytes = placed.reduce((sum, { op }) => sum + op.bytes, 0);
  const raisedRow = await raiseRev(trx, space, owner, touched.size, bytes);
  if (!raisedRow && place.access.own) throw noSession();
  const access = raisedRow && (await heldAccessTo(trx, { id: person }, space, now));
  if (!raisedRow || !access) throw new NothingChanged(allForbidden(placed));
  const { rev: top, epoch } = raisedRow;
  // Writes lost with a backup must come first (S4c): a reader of one write assumes the earlier
  // ones of its device.
  if (read && isLostPast(read, { rev: top - touched.size, epoch })) {
    throw new NothingChanged({ ...NOTHING, results: new Map(), access });
  }
  const overruns = readOverruns(raisedRow.overruns);
  const guest = access.own ? null : person;
  const followed = followPushes(raisedRow.pushes, chains, guest);
  // 2. Read the records that the ops touch.
  const held = await holdTouched(trx, recent, space, touched);
  // 3. Merge the ops in their order.
  const shared = placed.some(({ op }) => isShared(op.kind.name));
  const writer = await writerOfRecord(trx, access, { person, shared });
  const codes = placed.map(({ op: sent }) => {
    const record = held.get(keyOf(sent));
    if (!record) return 'invalid';
    const op = underAccess(sent, access);
    if (!op) return 'forbidden';
    if (!mayChange(writer, record, op, now)) return 'forbidden';
    const room = hasRoom(raisedRow.bytes, op, place);
    return mergeOp(record, op, {
      overrun: isOverrun(overruns, op.stamp, guest),
      copied: followed.isCopied(op.stamp),
      room,
    });
  });
  // 4. Write the changed records, each at its own rev.
  const changed = [...held].filter(([, record]) => record.changed);
  const rows = new Map<string, RecordTable>();
  for (const [index, [key, record]] of changed.entries()) {
    const rev = top - touched.size + 1 + index;
    settleErasure(record);
    const written = writtenOf(record);
    rows.set(key, rowOf(record, written, { space, rev, author: person }, now));
    recent.note({ space, kind: record.kind.name, id: record.id }, written);
  }
  const isKnown = (key: string) => Boolean(held.get(key)?.before);
  await insertRows(
    trx,
    rowsWhere(rows, (key) => !isKnown(key)),
  );
  await updateRows(trx, rowsWhere(rows, isKnown));
  await changeDigests(
    trx,
    space,
    changed.map(([key, record]) => ({
      kind: record.kind.name,
      before: record.before?.sum ?? null,
      after: rows.get(key)?.sum ?? null,
    })),
  );
  // 5. Note the devices with a clock ahead; return unused revs and room.
  const refused = placed.filter(({ op }, at) => codes[at] === 'clock' && isAhead(op.stamp, now));
  const ahead = refused.map(({ op }) => op.stamp);
  const noted = noteOverruns(overruns, ahead, now, guest);
  const taken = changed.reduce((sum, [, record]) => sum + record.taken, 0);
  const unused = { rev: rows.size > 0 ? 0 : touched.size, bytes: bytes - taken };
  const wrote = rows.size > 0 || noted !== null;
  const pushes = rows.size > 0 ? followed.taken() : null;
  if (wrote && (noted || pushes || unused.bytes > 0))
    await settleSpace(trx, space, raisedRow, { overruns: noted, pushes }, unused);
  // 6. Answer every op with the rev and birth of its record.
  const results = new Map<number, OpResult>();
  for (const [at, { index, op }] of placed.entries()) {
    const row = rows.get(keyOf(op)) ?? held.get(keyOf(op))?.before;
    const code = codes[at] ?? (row ? null : 'full');
    results.set(index, {
      id: op.id,
      ...(code || !row
        ? { code: code ?? 'full', stamp: op.stamp }
        : { ok: { rev: row.rev, born: row.born, stamp: op.stamp } }),
    });
  }
  const own = new Map<string, OwnChange>();
  for (const [key, { before, entangled, revived, erased }] of changed) {
    const rev = rows.get(key)?.rev ?? top;
    const alone = !entangled && !revived && !erased;
    own.set(key, { rev, previousRev: before?.rev ?? 0, alone });
  }
  const raised = rows.size > 0 ? { from: top - touched.size, to: top, epoch } : null;
  return { results, raised, own, pushes: pushes ?? followed.last, wrote, access };
}

function rowsWhere(rows: ReadonlyMap<string, RecordTable>, is: (key: string) => boolean) {
  return [...rows].flatMap(([key, row]) => (is(key) ? [row] : []));
}
