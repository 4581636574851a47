import { compareStamps, type Stamp, sameDevice } from '#domain/record/stamp';
import { decodeRegisters } from '#protocol/encoding';
import type { SpaceAnswer, WireRecord } from '#protocol/sync';
import { queued } from '../outbox/outbox';
import { readIdentity } from '../store/identity';
import { newDeviceId } from '../store/new-identity';
import type { BaseRow, RecordKey, SpaceState, Tx, ViewRow } from '../store/schema';
import { keyOf } from '../store/schema';
import { isPresent, readSpace } from '../store/space-state';
import { encodedOf, readView, viewOfShape } from '../view/known';
import { putView, write } from '../view/view';
import { freshOp } from '../write/commit';
import { digestsOf, forget, receive, type Taken } from './base';

/** The space's state in the request: an answer to another state is ignored (rule C6b). */
export interface AskedPage {
  readonly id: string;
  readonly cursor: number;
  readonly epoch: string | null;
  readonly generation: number;
  /** Whether it is the account's own space: for other people's spaces rules G1 and G2 apply. */
  readonly own: boolean;
}

export interface ReceivedPage {
  readonly views: readonly ViewRow[];
  readonly removed: readonly RecordKey[];
  /** Ops that send a restored server's lost writes again (rule S4e). */
  readonly resent: readonly string[];
  /** Whether the server has more pages. */
  readonly more: boolean;
  /** Number of records parked by a large sweep (rule C7c). */
  readonly parked: number;
  /** Set if this account may no longer read another person's space (rule G1h). */
  readonly gone?: true;
}

const NOTHING: ReceivedPage = { views: [], removed: [], resent: [], more: false, parked: 0 };
const PARK_SHARE = 0.3;
const PARK_COUNT = 20;
/** Records processed in one task: a tap waits at most that long. */
const AT_ONCE = 20;

async function receiveAll(
  tx: Tx,
  state: SpaceState,
  space: string,
  records: readonly WireRecord[],
  counts: boolean,
): Promise<ViewRow[]> {
  const waiting = await tx.objectStore('outbox').count();
  const views: ViewRow[] = [];
  for (let from = 0; from < records.length; from += AT_ONCE) {
    const some = records.slice(from, from + AT_ONCE);
    const befores = await readBefore(
      tx,
      some.map(({ kind, id }): RecordKey => [space, kind, id]),
    );
    for (const [at, record] of some.entries()) {
      const key: RecordKey = [space, record.kind, record.id];
      const taken = receive(state, space, record, befores[at], counts);
      if (taken) write(tx, 'base', key, taken.row);
      const view = waiting === 0 && taken ? shown(key, taken) : await readView(tx, key);
      putView(tx, key, view);
      if (view) views.push(view);
    }
  }
  return views;
}

/** Fewer records of one kind than this are read one by one. */
const WORTH_COUNTING = 8;

/**
 * The base rows of some records. For a kind with many it first checks whether any row lies in their
 * key range: in a first sync none does.
 */
async function readBefore(
  tx: Tx,
  keys: readonly RecordKey[],
): Promise<readonly (BaseRow | undefined)[]> {
  const base = tx.objectStore('base');
  const spans = new Map<string, RecordKey[]>();
  for (const key of keys) {
    const same = spans.get(key[1]);
    if (same) same.push(key);
    else spans.set(key[1], [key]);
  }
  const absent = new Set<string>();
  await Promise.all(
    [...spans].map(async ([kind, same]) => {
      if (same.length < WORTH_COUNTING) return;
      const [first, last] = endsOf(same);
      if ((await base.count(IDBKeyRange.bound(first, last))) === 0) absent.add(kind);
    }),
  );
  return Promise.all(keys.map((key) => (absent.has(key[1]) ? undefined : base.get(key))));
}

/**
 * The first and the last of keys that differ by their id only; the database orders texts the same
 * way.
 */
function endsOf(keys: readonly RecordKey[]): [RecordKey, RecordKey] {
  const start: RecordKey = keys[0] ?? ['', '', ''];
  return [
    keys.reduce((first, key) => (key[2] < first[2] ? key : first), start),
    keys.reduce((last, key) => (key[2] > last[2] ? key : last), start),
  ];
}

/** The view of a record without unsent ops: the base's shape. */
function shown(key: RecordKey, { made, registers }: Taken): ViewRow | null {
  const isEmpty = Object.keys(registers).length === 0;
  return made && !isEmpty ? viewOfShape(key, made.rules, made.shape) : null;
}

function rowsOf(tx: Tx, space: string): Promise<BaseRow[]> {
  return tx.objectStore('base').getAll(IDBKeyRange.bound([space], [space, []]));
}

/**
 * Ends a reset: records that the server did not send are gone (rule C7a). In another person's space
 * all of them are removed, even with pending writes, and none is parked (rule G1g).
 */
async function sweep(
  tx: Tx,
  state: SpaceState,
  { id: space, own }: Pick<AskedPage, 'id' | 'own'>,
  wall: number,
) {
  const rows = await rowsOf(tx, space);
  const removed: RecordKey[] = [];
  const unseen: BaseRow[] = [];
  for (const row of rows) {
    if (row.seenIn === state.generation) continue;
    // Written after the last page was read: the next one brings it.
    if (own && row.rev > state.cursor) continue;
    const pending = await tx.objectStore('outbox').index('record').count(keyOf(row));
    if (pending === 0 || !own) unseen.push(row);
  }
  const large = own && unseen.length > PARK_COUNT && unseen.length > rows.length * PARK_SHARE;
  if (large) {
    await tx
      .objectStore('parked')
      .put({ id: `${space}:${state.generation}`, at: wall, rows: unseen });
  }
  for (const row of unseen) {
    await forget(tx, state, row);
    putView(tx, keyOf(row), own ? null : await readView(tx, keyOf(row)));
    removed.push(keyOf(row));
  }
  // Computed again, because incremental digests would preserve a fault for ever.
  state.digests = digestsOf(await rowsOf(tx, space));
  return { removed, parked: large ? unseen.length : 0 };
}

/** No record has this `born`, so the next page replaces a base row with it (rule C5b). */
const LOST = 0;

interface Resent {
  readonly ids: readonly string[];
  /** Whether base rows hold what the server has lost. */
  readonly lost: boolean;
}

/**
 * Queues records above the common rev for sending, whole and with their original stamps (rule S4).
 * An erased record is sent as its removal and stamps. Revs of the lost epoch are meaningless. In
 * another person's space only records with own writes are queued, because its owner sends the rest
 * (rule G1c6). No lost record may stay there (rule G1c7).
 */
async function resend(
  tx: Tx,
  { id: space, own }: Pick<AskedPage, 'id' | 'own'>,
  commonRev: number,
): Promise<Resent> {
  const { device, former = [] } = await readIdentity(tx);
  const isOwn = ([, , writer]: Stamp) =>
    [device, ...former].some((name) => sameDevice(writer, name));
  const ids: string[] = [];
  const rows = (await rowsOf(tx, space)).filter(({ rev }) => rev > commonRev);
  for (const row of rows) {
    const born = own ? row.born : LOST;
    await tx.objectStore('base').put({ ...row, rev: commonRev, born });
    const full = encodedOf(row);
    const registers = decodeRegisters(full);
    const isWritten =
      own ||
      Object.values(registers).some(([, stamp]) => isOwn(stamp)) ||
      (await tx.objectStore('outbox').index('record').count(keyOf(row))) > 0;
    if (!isWritten) continue;
    const [ms, counter] = Object.values(registers).reduce<Stamp>(
      (newest, [, own]) => (compareStamps(own, newest) > 0 ? own : newest),
      [0, 0, '0'],
    );
    // Under a new writer's name: the op itself writes nothing, and its registers were accepted
    // before.
    const stamp: Stamp = [ms, counter, newDeviceId()];
    const op = queued({ ...freshOp(row), record: row.id, set: {}, full, stamp });
    await tx.objectStore('outbox').put(op);
    ids.push(op.id);
  }
  return { ids, lost: rows.length > 0 };
}

/**
 * Reads a space again from its first page (rule C7a), optionally with another window (rule G2b).
 */
export async function beginReset(tx: Tx, space: string, since?: number): Promise<void> {
  const state = await readSpace(tx, space);
  Object.assign(state, { cursor: 0, inReset: true, generation: state.generation + 1 });
  if (since !== undefined) state.since = since;
  await tx.objectStore('meta').put(state);
}

/** Applies one space's answer: a page with its cursor, a reset, a restore (rules C5 to C7, S4). */
export async function applySpace(
  tx: Tx,
  answer: SpaceAnswer,
  asked: AskedPage,
  wall: number,
): Promise<ReceivedPage> {
  if ('gone' in answer) return asked.own ? NOTHING : { ...NOTHING, gone: true };
  const state = await readSpace(tx, asked.id);
  if (!isPresent(state, asked)) return NOTHING;
  const save = () => tx.objectStore('meta').put(state);
  if ('reset' in answer) {
    state.grantVer = answer.grantVer;
    await save();
    await beginReset(tx, asked.id);
    return { ...NOTHING, more: true };
  }
  if ('restored' in answer) {
    const { commonRev, epoch } = answer.restored;
    const { ids: resent, lost } = await resend(tx, asked, commonRev);
    state.inReset ||= lost && !asked.own;
    // Pages of a running reset counted for the generation that ends here.
    const cursor = state.inReset ? 0 : Math.min(state.cursor, commonRev);
    Object.assign(state, { epoch, cursor, generation: state.generation + 1 });
    await save();
    return { ...NOTHING, resent, more: true };
  }
  if (state.cursor !== answer.from) return NOTHING;
  const views = await receiveAll(tx, state, asked.id, answer.records, true);
  state.cursor = answer.to;
  state.epoch = answer.epoch;
  if (answer.grantVer !== undefined) state.grantVer = answer.grantVer;
  const ends = state.inReset && !answer.more;
  const swept = ends ? await sweep(tx, state, asked, wall) : { removed: [], parked: 0 };
  if (ends) state.inReset = false;
  if (!answer.more) state.whole = true;
  await save();
  return { views, resent: [], more: answer.more, ...swept };
}

/**
 * First sync (rule F1b): newest records at once; they neither move the cursor nor count as seen.
 */
export async function applyWarm(
  tx: Tx,
  warm: { records: readonly WireRecord[]; after: readonly [number, string] | null },
  asked: AskedPage,
): Promise<readonly ViewRow[]> {
  const state = await readSpace(tx, asked.id);
  if (state.generation !== asked.generation || state.cursor !== 0) return [];
  const views = await receiveAll(tx, state, asked.id, warm.records, false);
  state.warm = warm.after ? [warm.after[0], warm.after[1]] : 'done';
  await tx.objectStore('meta').put(state);
  return views;
}
