import { QUARANTINED } from '#protocol/errors';
import { spaceOf } from '#protocol/space';
import type { OpResult, SyncRequest, SyncResponse } from '#protocol/sync';
import { PROTO, SCHEMA } from '#protocol/version';
import { measureContact } from '../clock/contact';
import type { ClockReading, Contact, Timekeeper } from '../clock/timekeeper';
import { storeKept } from '../outbox/kept';
import {
  chainsToCheck,
  chainsToRead,
  chainsToSend,
  hearOfPushes,
  readPushes,
  takeNewNames,
} from '../outbox/push-chains';
import { noteShift } from '../outbox/restamp';
import { readIdentity } from '../store/identity';
import {
  type Identity,
  keyOf,
  type OpRow,
  type PushesOf,
  type SpaceState,
  type Tx,
  type ViewRow,
} from '../store/schema';
import { readSpace } from '../store/space-state';
import type { MirroredOp } from '../store/stored-op';
import { identityForViews } from '../store/views-schema';
import { keyOfOp, refreshViews, registersOfOp } from '../view/known';
import { type SettledBegun, settleBegun } from '../write/settle-begun';
import { type OpBatch, takeBatch } from './batch';
import { type AskedPage, applySpace, applyWarm, type ReceivedPage } from './pages';
import { type Settled, settleResults, shiftAll } from './results';
import { timely } from './timely';

const WARM_DAYS = 90;
const DAY_MS = 86_400_000;
/** Default period in which another person's space is read (rule G2a). */
const WINDOW_DAYS = 84;

/** A request ready to be sent, with the state that its answer is checked against. */
export interface Prepared {
  readonly request: SyncRequest;
  readonly asked: AskedPage;
  readonly ops: readonly OpRow[];
  readonly moreOps: boolean;
  readonly identity: Identity;
  readonly pushes: PushesOf | null;
  /** Ops that this preparation stored or restamped, for the mirror. */
  readonly moved: readonly MirroredOp[];
  readonly views: readonly ViewRow[];
}

/** The changes of an exchange. */
export interface ExchangeOutcome {
  readonly settled: Settled;
  readonly received: ReceivedPage;
  readonly warmed: readonly ViewRow[];
  /** Restamped and new ops, for the mirror. */
  readonly moved: readonly OpRow[];
  /** Records that a wrong clock timed (rule C2m2). */
  readonly begun: SettledBegun;
  readonly identity: Identity;
  readonly pushes: PushesOf | null;
  readonly more: boolean;
}

/** An outcome, with the next request if it could be built in the same transaction. */
export interface AppliedAnswer extends ExchangeOutcome {
  readonly next: Prepared | null;
}

const NOTHING_BEGUN: SettledBegun = { ops: [], views: [], doubts: false };

export type BatchLimits = Parameters<typeof takeBatch>[2];

function wireOf(op: OpRow): OpBatch['wire'][number] {
  const target = { id: op.id, space: op.space, kind: op.kind, record: op.record };
  return { ...target, stamp: op.stamp, full: registersOfOp(op) };
}

function envelope(identity: Identity, space: string, state: SpaceState): SyncRequest {
  const { cursor, epoch, grantVer, inReset, since } = state;
  const window = since === undefined ? {} : { window: { since } };
  return {
    proto: PROTO,
    schema: SCHEMA,
    account: identity.account,
    device: identity.device,
    spaces: [{ id: space, cursor, epoch, grantVer, inReset, ...window }],
    ops: [],
  };
}

/** Builds the next request; `unsaved` are ops that were only in memory so far (rule C8c). */
export async function prepare(
  tx: Tx,
  space: string,
  limits: BatchLimits,
  unsaved: readonly OpRow[],
  wall: number,
): Promise<Prepared> {
  const stored = unsaved.length > 0 ? await storeKept(tx, unsaved) : [];
  const known = await readIdentity(tx);
  const state = await windowed(tx, space, known, wall);
  const batch = await takeBatch(tx, known, limits, wall);
  const redrawn = await refreshViews(tx, batch.moved.map(keyOfOp));
  const identity = batch.moved.length > 0 ? await identityForViews(tx) : known;
  const { chains, of } = await chainsToSend(tx, space, identity.device, batch.rows);
  const reading = askFor(identity, space, state, of, wall);
  return {
    ...reading,
    request: { ...reading.request, chains, ops: [...batch.wire] },
    ops: batch.rows,
    moreOps: batch.more || identity.skew === null,
    moved: [...unsaved, ...batch.moved].map(({ seq: _, ...op }) => op),
    views: [...stored, ...redrawn],
  };
}

/** The state of a space; another person's gets its window (rule G2a). */
async function windowed(
  tx: Tx,
  space: string,
  { account, skew }: Identity,
  wall: number,
): Promise<SpaceState> {
  const state = await readSpace(tx, space);
  if (space === spaceOf(account) || state.since !== undefined) return state;
  const since = Math.max(0, wall + (skew ?? 0) - WINDOW_DAYS * DAY_MS);
  await tx.objectStore('meta').put({ ...state, since });
  return { ...state, since };
}

/** The request for the next page while nothing waits to be sent; null otherwise. */
export async function prepareNext(tx: Tx, space: string, wall: number): Promise<Prepared | null> {
  const identity = await readIdentity(tx);
  const waiting = await tx.objectStore('outbox').count();
  if (waiting > 0 || identity.skew === null) return null;
  return askFor(identity, space, await readSpace(tx, space), await readPushes(tx), wall);
}

/** A request that only reads. */
function askFor(
  identity: Identity,
  space: string,
  state: SpaceState,
  pushes: PushesOf,
  wall: number,
): Prepared {
  const own = space === spaceOf(identity.account);
  const warm =
    own && state.cursor === 0 && !state.inReset && state.warm !== 'done'
      ? {
          since: Math.max(0, wall + (identity.skew ?? 0) - WARM_DAYS * DAY_MS),
          after: state.warm === 'start' ? null : state.warm,
        }
      : null;
  return {
    request: {
      ...envelope(identity, space, state),
      chains: chainsToRead(chainsToCheck(space, identity.device, pushes)),
      ...(warm ? { warm } : {}),
    },
    asked: {
      id: space,
      cursor: state.cursor,
      epoch: state.epoch,
      generation: state.generation,
      own,
    },
    ops: [],
    moreOps: false,
    identity,
    pushes,
    moved: [],
    views: [],
  };
}

/** The request of a device without a working database: only ops in memory (rule C8a). */
export function prepareUnsaved(
  identity: Identity,
  pushes: PushesOf | null,
  space: string,
  kept: readonly OpRow[],
  limits: BatchLimits,
): Prepared {
  const { account, device } = identity;
  const unsaved = kept.slice(0, limits.ops);
  return {
    request: {
      proto: PROTO,
      schema: SCHEMA,
      account,
      device,
      spaces: [],
      ...(pushes && { chains: chainsToCheck(space, device, pushes) }),
      ops: unsaved.map(wireOf),
    },
    asked: { id: space, cursor: 0, epoch: null, generation: -1, own: space === spaceOf(account) },
    ops: unsaved,
    // Other ops and pages wait until the database answers.
    moreOps: true,
    identity,
    pushes,
    moved: [],
    views: [],
  };
}

/** Learns the server's clock; shifts unsent ops if it was unknown before (rules C2e, C2k1). */
async function learnClock(
  tx: Tx,
  now: number,
  sent: ClockReading,
  time: Timekeeper,
): Promise<{ readonly shifted: readonly OpRow[]; readonly contact: Contact | null }> {
  const stored = await readIdentity(tx);
  const met = measureContact(time, stored, sent, now);
  if (!met) return { shifted: [], contact: null };
  const { identity, contact } = met;
  if (stored.skew === null && contact.skew !== 0) {
    return { shifted: await shiftAll(tx, identity, contact.skew), contact };
  }
  if (stored.skew === null) await noteShift(tx, 0);
  await tx.objectStore('meta').put(identity);
  return { shifted: [], contact };
}

/**
 * Whether a result still applies to its op. Under a copied name only final results do, taken or
 * refused: other ops are sent again under another name.
 */
function standsFor(result: OpResult, isCopy: boolean): boolean {
  if ('ok' in result) return true;
  return result.code !== 'copy' && (!isCopy || QUARANTINED.includes(result.code));
}

/**
 * Applies an answer: clock and results first, then the page with its cursor, in one transaction.
 */
export async function apply(
  tx: Tx,
  prepared: Prepared,
  response: SyncResponse,
  sent: ClockReading,
  time: Timekeeper,
): Promise<ExchangeOutcome> {
  const { asked } = prepared;
  // A request of only memory ops (rule C8a) writes nothing: the disk may be full.
  const isMemory = prepared.request.spaces.length === 0;
  const { shifted, contact } = isMemory
    ? { shifted: [], contact: null }
    : await learnClock(tx, response.now, sent, time);
  const receivedAt = time.reading().wall;
  const answer = response.spaces.find(({ id }) => id === asked.id);
  const heard = isMemory
    ? { copied: [], keepsSent: false, of: prepared.pushes }
    : await hearOfPushes(tx, answer, response.results, prepared);
  const isCopy = heard.copied.length > 0;
  const timelyResults = await timely(tx, prepared, response);
  const results = timelyResults.filter((result) => standsFor(result, isCopy));
  const settled = await settleResults(tx, results, prepared.ops, receivedAt);
  // Before the page: the other copy's writes must not count as seen here.
  const fresh = new Set(prepared.ops.flatMap((op) => (op.sent ? [] : [op.id])));
  const isKept = (op: OpRow) => heard.keepsSent && op.sent && !fresh.has(op.id);
  const renamed = isCopy ? await takeNewNames(tx, heard.copied, isKept) : [];
  const moved = [...shifted, ...settled.restamped, ...renamed];
  // A removal's time is in its stamp.
  const redrawn = await refreshViews(tx, moved.map(keyOfOp));
  const warmed = response.warm ? await applyWarm(tx, response.warm, asked) : [];
  const received = answer
    ? await applySpace(tx, answer, asked, receivedAt)
    : { views: [], removed: [], resent: [], more: false, parked: 0 };
  // After the page, so that records removed elsewhere stay untouched.
  const begun = contact ? await settleBegun(tx, contact, time) : NOTHING_BEGUN;
  const views = [...settled.views, ...redrawn];
  // A record that an op's result hides may return with the page.
  const brought = new Set(received.views.map((row) => keyOf(row).join('/')));
  const vanished = settled.vanished.filter((key) => !brought.has(key.join('/')));
  const removed = [...received.removed, ...vanished];
  const shows = [views, warmed, received.views, removed].some(({ length }) => length > 0);
  return {
    settled: { ...settled, views },
    received: { ...received, removed },
    warmed,
    moved: [...moved, ...begun.ops],
    begun,
    identity: await (shows ? identityForViews(tx) : readIdentity(tx)),
    pushes: isCopy ? await readPushes(tx) : heard.of,
    more:
      begun.ops.length > 0 ||
      received.more ||
      prepared.moreOps ||
      settled.again ||
      results.length < response.results.length,
  };
}
