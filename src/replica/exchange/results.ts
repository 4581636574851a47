import { sameJson } from '#domain/record/registers';
import { compareStamps, DEVICE_NAME, type Stamp } from '#domain/record/stamp';
import { nextStamp } from '#protocol/clock';
import { type OpCode, QUARANTINED } from '#protocol/errors';
import type { OpResult } from '#protocol/sync';
import { noteTaken } from '../outbox/kept';
import { NEWER_WAIT_MS } from '../outbox/outbox';
import { noteShift, restampOps, shifted } from '../outbox/restamp';
import { readIdentity } from '../store/identity';
import { alsoNamed, newDeviceId, renamed } from '../store/new-identity';
import type { Identity, OpRow, RecordKey, SpaceState, Tx, ViewRow } from '../store/schema';
import { readSpace } from '../store/space-state';
import { keyOfOp, refreshView, registersOfOp } from '../view/known';
import { foldIntoBase } from './base';

const NEVER: Stamp = [0, 0, ''];

/** Codes after which an op is sent again under another stamp. */
export const RESTAMPED: readonly OpCode[] = ['clock', 'twin'];

/** The changes by the results of a push. */
export interface Settled {
  readonly acknowledged: readonly string[];
  readonly refused: readonly { op: OpRow; code: OpCode }[];
  readonly restamped: readonly OpRow[];
  readonly views: readonly ViewRow[];
  /** No longer shown here: refused as a whole, or unreadable now (rule G1k). */
  readonly vanished: readonly RecordKey[];
  /** Whether some op must be sent again at once, changed. */
  readonly again: boolean;
}

async function opById(tx: Tx, id: string): Promise<OpRow | undefined> {
  return tx.objectStore('outbox').index('id').get(id);
}

async function drop(tx: Tx, op: OpRow): Promise<void> {
  if (op.seq !== undefined) await tx.objectStore('outbox').delete(op.seq);
}

/** Quarantines an op: it leaves the outbox and its view is rebuilt without it (rule C1g). */
export async function refuseOp(
  tx: Tx,
  op: OpRow,
  code: OpCode,
  wall: number,
): Promise<ViewRow | null> {
  await drop(tx, op);
  await tx.objectStore('refused').put({ id: op.id, op, code, at: wall });
  return refreshView(tx, keyOfOp(op));
}

/** Whether an op was written before another one. */
export function isBefore({ seq = 0 }: OpRow, { seq: other = 0 }: OpRow): boolean {
  return seq < other;
}

/**
 * New stamps for pending ops except `keeps`: not before the corrected clock, and above acknowledged
 * ones and `floor`. Only a stamp from the future may become earlier.
 */
export async function restampPending(
  tx: Tx,
  identity: Identity,
  keeps: (op: OpRow) => boolean,
  wall: number,
  floor: Stamp = identity.lastStamp,
  own: string = identity.device,
): Promise<OpRow[]> {
  const now = wall + (identity.skew ?? 0);
  const pending = await tx.objectStore('outbox').getAll();
  const before = pending.filter(keeps);
  let last: Stamp = before.reduce<Stamp>(
    (newest, op) => (compareStamps(op.stamp, newest) > 0 ? op.stamp : newest),
    floor,
  );
  const rows = pending.filter((op) => !keeps(op));
  const moved = await restampOps(
    tx,
    before,
    rows,
    () => own,
    ({ stamp: [, , name] }, base) => {
      const overwritten = Object.values(base).map(([, stamp]) => stamp);
      // A write's own name keeps its suffix: other writes did not know of it (rule C8h).
      const writer = `${identity.device}${name.slice(DEVICE_NAME)}`;
      last = nextStamp(now, writer, [last, ...overwritten]);
      return last;
    },
  );
  await tx.objectStore('meta').put({ ...identity, lastStamp: last });
  return moved;
}

/**
 * First contact of a database without a skew (rule C2e): its unsent ops shift by the skew and keep
 * their order.
 */
export async function shiftAll(tx: Tx, identity: Identity, skew: number): Promise<OpRow[]> {
  const deviceOf = ({ stamp: [, , name] }: OpRow) => name.slice(0, DEVICE_NAME);
  const pending = await tx.objectStore('outbox').getAll();
  const moved = await restampOps(tx, [], pending, deviceOf, (op) => shifted(op.stamp, skew));
  await noteShift(tx, skew);
  const lastStamp = shifted(identity.lastStamp, skew);
  await tx.objectStore('meta').put({ ...identity, skew, lastStamp });
  return moved;
}

type Ok = Extract<OpResult, { ok: unknown }>['ok'];

/** False if no record resulted here. `state` is changed, and the caller stores it after all ops. */
async function fold(tx: Tx, state: SpaceState, op: OpRow, ok: Ok): Promise<boolean> {
  const target = { space: op.space, kind: op.kind, id: op.record };
  return foldIntoBase(tx, state, target, registersOfOp(op), ok);
}

/**
 * Notes the device names in the stamps of taken ops. Ops of a lost database (rule C1m3) and renamed
 * ops of a copy (rule C10b2) have names that this device never had. An op that is sent again after
 * a restore (rule S4g) has the name of no device, and is left out.
 */
async function noteWriters(tx: Tx, taken: readonly OpRow[]): Promise<void> {
  const names = taken.flatMap(({ full, stamp: [, , name] }) =>
    full ? [] : [name.slice(0, DEVICE_NAME)],
  );
  const identity = await readIdentity(tx);
  const known = new Set([identity.device, ...(identity.former ?? [])]);
  const others = names.filter((name) => !known.has(name));
  if (others.length > 0) await tx.objectStore('meta').put(alsoNamed(identity, others));
}

/**
 * The results in the order in which they are applied. A refusal that moves all later ops comes
 * after the `ok`s of other records: taken ops must not be written twice (rule C3f). Within a record
 * the marks of later ops follow the refused one (rule R1c).
 */
function inOrder(results: readonly OpResult[], sent: readonly OpRow[]): readonly OpResult[] {
  const records = new Map(sent.map((op) => [op.id, keyOfOp(op).join('/')]));
  const moved = new Set(
    results.flatMap((result) =>
      'code' in result && RESTAMPED.includes(result.code) ? [records.get(result.id)] : [],
    ),
  );
  if (moved.size === 0) return results;
  const isFirst = (result: OpResult) => 'ok' in result && !moved.has(records.get(result.id));
  return [...results.filter(isFirst), ...results.filter((result) => !isFirst(result))];
}

/** Applies the results of sent ops, in order (rules C3, C4, C9). */
export async function settleResults(
  tx: Tx,
  results: readonly OpResult[],
  sent: readonly OpRow[],
  wall: number,
): Promise<Settled> {
  const acknowledged: string[] = [];
  const taken: OpRow[] = [];
  const refused: { op: OpRow; code: OpCode }[] = [];
  const restamped: OpRow[] = [];
  /** The visible row of each record after all results; null for none. */
  const drawn = new Map<string, readonly [RecordKey, ViewRow | null]>();
  const draw = (op: OpRow, view: ViewRow | null) => {
    const key = keyOfOp(op);
    drawn.set(key.join('/'), [key, view]);
  };
  const states = new Map<string, SpaceState>();
  const stateOf = async (space: string): Promise<SpaceState> => {
    const state = states.get(space) ?? (await readSpace(tx, space));
    states.set(space, state);
    return state;
  };
  let again = false;
  for (const result of inOrder(results, sent)) {
    const op = await opById(tx, result.id);
    if (!op) continue;
    const echo = 'ok' in result ? result.ok.stamp : result.stamp;
    const before = sent.find(({ id }) => id === op.id);
    const isRestamped = echo !== undefined && compareStamps(echo, op.stamp) !== 0;
    const hasOtherMarks = before !== undefined && !sameJson(op.set, before.set);
    if (isRestamped || ('ok' in result && hasOtherMarks)) {
      // The op changed since it was sent, so it is sent again. The server took the former version,
      // and leaves it out of its page (rules C4b, C4d).
      if (!('ok' in result) || !before || compareStamps(result.ok.stamp, before.stamp) !== 0)
        continue;
      await fold(tx, await stateOf(op.space), before, result.ok);
      taken.push(before);
      draw(op, await refreshView(tx, keyOfOp(op)));
      continue;
    }
    // A `full` op keeps its stamps (rule S4g): it waits, like ops with `newer`.
    const code = 'code' in result ? result.code : null;
    const restamps = code !== null && RESTAMPED.includes(code) && op.full === undefined;
    again ||= restamps || code === 'full';
    if ('ok' in result) {
      const held = await fold(tx, await stateOf(op.space), op, result.ok);
      await drop(tx, op);
      await noteTaken(tx, op);
      if (!held) draw(op, await refreshView(tx, keyOfOp(op)));
      acknowledged.push(op.id);
      taken.push(op);
    } else if (restamps && result.code === 'clock') {
      const identity = await readIdentity(tx);
      const keeps = (other: OpRow) => isBefore(other, op);
      restamped.push(...(await restampPending(tx, identity, keeps, wall, NEVER)));
    } else if (restamps) {
      const before = await readIdentity(tx);
      const identity = renamed(before, newDeviceId());
      await tx.objectStore('meta').put(identity);
      const { lastStamp, device } = before;
      // Earlier sent ops may have been taken under the old name, and must not be written twice.
      const keeps = (other: OpRow) => other.sent && isBefore(other, op);
      restamped.push(...(await restampPending(tx, identity, keeps, wall, lastStamp, device)));
    } else if (result.code === 'full') {
      await tx.objectStore('outbox').put({ ...op, needsFull: true });
    } else if (QUARANTINED.includes(result.code)) {
      refused.push({ op, code: result.code });
      draw(op, await refuseOp(tx, op, result.code, wall));
    } else {
      await tx.objectStore('outbox').put({ ...op, waitUntil: wall + NEWER_WAIT_MS });
    }
  }
  if (taken.length > 0) await noteWriters(tx, taken);
  for (const state of states.values()) await tx.objectStore('meta').put(state);
  const views = [...drawn.values()].flatMap(([, view]) => view ?? []);
  const vanished = [...drawn.values()].flatMap(([key, view]) => (view ? [] : [key]));
  return { acknowledged, refused, restamped, views, vanished, again };
}
