import { kindOf } from '#protocol/kinds';
import { LIMITS } from '#protocol/limits';
import type { SpaceAnswer, SyncRequest, SyncResponse } from '#protocol/sync';
import type { ClockReading } from '../replica/clock/timekeeper';
import { FULL_BATCH } from '../replica/exchange/batch';
import type { BatchLimits, Prepared } from '../replica/exchange/exchange';
import type { Exchanger } from '../replica/exchange/exchanger';
import { chainsToRead } from '../replica/outbox/push-chains';
import { bytesOf } from '../replica/store/size';
import type { Answer, Transport } from './transport';

/** The end of a pass: done, or the obstacle. */
export type PassEnd =
  | { readonly kind: 'done'; readonly parked: number }
  /** Another person's space that may no longer be read; results of ops sent to it are settled. */
  | { readonly kind: 'gone' }
  | Exclude<Answer, { kind: 'ok' | 'too_large' | 'invalid' }>;

/** A longer pass is a fault, and ends like one. */
const MOST_TRIPS = 2000;

/** A request of this size arrives in time on any connection. */
const SMALL_BYTES = 24 * 1024;

export interface PassDeps {
  readonly exchanger: Exchanger;
  readonly transport: Transport;
  /**
   * Called after each trip with the number of received and of remaining records. The flag means
   * that they are read again (rule C7a).
   */
  onTrip(received: number, left: number, anew: boolean): void;
  /** False once another tab leads: the pass stops before its next trip (rule T1c). */
  leads?(): boolean;
  /** The server failed (500) several times: the pass looks for a faulty op. */
  readonly suspects?: boolean;
}

/** A running request, and its departure. */
interface Trip {
  readonly request: SyncRequest;
  readonly sentAt: ClockReading;
  readonly answer: Promise<Answer>;
}

/** The next request after a page with more to come, unless something changes meanwhile. */
function following(
  { warm: _, chains, ...request }: SyncRequest,
  answer: SyncResponse,
): SyncRequest | null {
  const [asked] = request.spaces;
  const page = answer.spaces.find(({ id }) => id === asked?.id);
  if (!asked || !page || !('more' in page) || !page.more) return null;
  const read = chains && { chains: chainsToRead(chains) };
  return {
    ...request,
    ...read,
    ops: [],
    spaces: [{ ...asked, cursor: page.to, epoch: page.epoch }],
  };
}

const isSame = (a: SyncRequest, b: SyncRequest) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Pushes and pulls until both sides have nothing left, a trip at a time. The next page is requested
 * while one is being stored. If another request is needed by then, its answer is dropped.
 */
export async function syncPass(deps: PassDeps): Promise<PassEnd> {
  try {
    return await trips(deps);
  } finally {
    deps.exchanger.tellRest();
  }
}

async function trips(deps: PassDeps): Promise<PassEnd> {
  const { exchanger, transport, onTrip, leads = () => true } = deps;
  let suspects = deps.suspects ?? false;
  let bare: Trip | null = null;
  let blamed: string | null = null;
  let most: BatchLimits = FULL_BATCH;
  let limits = most;
  let parked = 0;
  let ahead: Trip | null = null;
  let ready: Prepared | null = null;
  const send = (request: SyncRequest): Trip => ({
    request,
    sentAt: exchanger.reading(),
    answer: transport.sync(request),
  });
  for (let trip = 0; trip < MOST_TRIPS; trip += 1) {
    if (!leads()) return { kind: 'broken' };
    const prepared: Prepared = await exchanger.prepare(limits, ready);
    ready = null;
    const early = ahead && isSame(ahead.request, prepared.request) ? ahead : null;
    // Screens do not wait for the answer to a request that leaves only now (rule T1f).
    if (!early) exchanger.tellRest();
    const sent: Trip = early ?? send(prepared.request);
    const { sentAt } = sent;
    const answer = await sent.answer;
    ahead = null;
    const mayBlame = suspects && answer.kind === 'broken' && answer.failed;
    if (answer.kind === 'too_large' || answer.kind === 'invalid' || mayBlame) {
      const [first, ...others] = prepared.ops;
      if (!first) return { kind: 'broken' };
      // If a request without ops fails too, no op is to blame: a proxy or a failing server is.
      if (!bare || others.length === 0) bare = send({ ...prepared.request, ops: [] });
      const rest = await bare.answer;
      if (rest.kind === 'too_large' || rest.kind === 'invalid') return { kind: 'broken' };
      if (rest.kind !== 'ok') return rest;
      if (others.length > 0) {
        limits = { ops: Math.ceil(prepared.ops.length / 2), bytes: LIMITS.bytes };
      } else if (first.id !== blamed) {
        // A single refusal may come from the line.
        blamed = first.id;
      } else if (answer.kind === 'too_large' || answer.kind === 'invalid') {
        await exchanger.refuse(first, answer.kind);
      } else {
        // A failing server may be repaired: the op waits, as for a newer one. Only one per pass: if
        // the server fails for every op, the next one ends the pass.
        suspects = false;
        const results = [{ id: first.id, code: 'newer' as const }];
        await exchanger.apply(prepared, { ...rest.response, results, spaces: [] }, bare.sentAt);
      }
      continue;
    }
    if (answer.kind === 'offline' && answer.late && prepared.ops.length > 1) {
      const bytes = bytesOf(sent.request);
      if (bytes > SMALL_BYTES) {
        // The connection is slow: smaller requests for the rest of this pass.
        most = { ops: Math.ceil(prepared.ops.length / 2), bytes: Math.ceil(bytes / 2) };
        limits = most;
        continue;
      }
    }
    if (answer.kind === 'too_old' && answer.response) {
      await exchanger.apply(prepared, { ...answer.response, spaces: [] }, sentAt);
    }
    if (answer.kind !== 'ok') return answer;
    const last = !leads() || prepared.moreOps || trip + 1 === MOST_TRIPS;
    const next = last ? null : following(prepared.request, answer.response);
    ahead = next && send(next);
    const outcome = await exchanger.apply(prepared, answer.response, sentAt);
    parked += outcome.received.parked;
    ready = outcome.next;
    const anew = prepared.request.spaces.some(({ inReset }) => inReset);
    onTrip(outcome.received.views.length, leftOf(answer.response.spaces), anew);
    limits = most;
    if (outcome.more) continue;
    return outcome.received.gone ? { kind: 'gone' } : { kind: 'done', parked };
  }
  return { kind: 'broken' };
}

function leftOf(spaces: readonly SpaceAnswer[]): number {
  return spaces.reduce((sum, space) => sum + ('left' in space ? (space.left ?? 0) : 0), 0);
}

/** Compares the digests of both sides (rule D1b); on a difference everything is read again. */
export async function verifyDigest(
  exchanger: Exchanger,
  space: string,
  transport: Transport,
): Promise<'equal' | 'unknown' | 'reset'> {
  const theirs = await transport.digest(space);
  const ours = await exchanger.digest();
  if (!theirs || ours.ops > 0) return 'unknown';
  if (theirs.rev !== ours.cursor || theirs.epoch !== ours.epoch) return 'unknown';
  const kinds = new Set([...Object.keys(theirs.kinds), ...Object.keys(ours.digests)]);
  // For a kind that only the server knows, this version cannot recognise removed records (rule
  // D1d).
  const comparable = [...kinds].filter((kind) => kindOf(kind));
  const equal = comparable.every((kind) => {
    const a = theirs.kinds[kind] ?? { count: 0, hash: '0000000000000000' };
    const b = ours.digests[kind] ?? { count: 0, hash: '0000000000000000' };
    return a.count === b.count && a.hash === b.hash;
  });
  if (equal) return 'equal';
  await exchanger.reset();
  return 'reset';
}
