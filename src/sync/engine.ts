import { spaceOf } from '#protocol/space';
import { createExchanger } from '../replica/exchange/exchanger';
import { NotStored } from '../replica/open/storage';
import type { Replica } from '../replica/replica';
import { backoff, MOST_WAIT_MS } from './backoff';
import type { Leadership } from './leadership';
import { type PassEnd, syncPass, verifyDigest } from './pass';
import { type Obstacle, type SyncStatus, UNKNOWN_STATUS } from './status';
import type { Transport } from './transport';

export interface EngineDeps {
  readonly replica: Replica;
  readonly transport: Transport;
  readonly leadership: Leadership;
  /** Another person's space may no longer be read (rule G1h); the engine has stopped. */
  onGone?(): void;
  wall(): number;
  random(): number;
  /** Calls `work` after `ms`; returns a function that cancels it. */
  schedule(work: () => void, ms: number): () => void;
  /** Whether the page is hidden. Then the engine only retries unsent changes. */
  isHidden?(): boolean;
  /** Logs details for debugging; to the console by default. */
  warn?(text: string, cause?: unknown): void;
}

/** Keeps replica and server in sync in the background while it runs. */
export interface Engine {
  /** Requests a pass, because data may have changed here or on the server. Never rejects. */
  request(): void;
  /** Resolves after a pass that began after this call; true if everything is synced. */
  flush(): Promise<boolean>;
  status(): SyncStatus;
  subscribe(listener: () => void): () => void;
  /** Called after a local write: at least that is pending. No notification precedes the count. */
  wrote(): void;
  /** Counts the pending ops again, after a local write. */
  recount(): Promise<void>;
  stop(): void;
}

const VERIFY_EVERY_MS = 86_400_000;
/** Failures of the server after which the engine looks for a faulty op. */
const PATIENCE = 3;

const OBSTACLES: Readonly<Record<Exclude<PassEnd['kind'], 'done' | 'gone'>, Obstacle>> = {
  offline: 'offline',
  broken: 'broken',
  busy: 'busy',
  signed_out: 'signed_out',
  wrong_account: 'wrong_account',
  too_old: 'too_old',
};

export function createEngine(deps: EngineDeps): Engine {
  const { replica, transport, leadership, wall } = deps;
  const warn = deps.warn ?? ((...said: unknown[]) => console.warn(...said));
  const exchanger = createExchanger(replica);
  const listeners = new Set<() => void>();
  let status: SyncStatus = UNKNOWN_STATUS;
  let stopped = false;
  let failures = 0;
  /** Failures of the server since the last complete sync. */
  let serverFailures = 0;
  let running: Promise<boolean> | null = null;
  let again = false;
  let cancelTimer: () => void = () => undefined;
  let notBefore = 0;
  /** The wait that the server requested, in ms. */
  let toldToWait = 0;
  let verifiedAt = 0;

  const change = (part: Partial<SyncStatus>) => {
    status = { ...status, ...part };
    for (const listener of listeners) listener();
  };

  const recount = async () => {
    const { ops, unsaved, refused } = await replica.pending();
    change({ pending: ops + unsaved, unsaved, refused });
  };

  const onTrip = (received: number, left: number, anew: boolean) => {
    if (status.syncedAt !== null && !anew) return;
    change({ receiving: { records: (status.receiving?.records ?? 0) + received, left } });
  };

  const onePass = async (leads: () => boolean): Promise<PassEnd> => {
    const suspects = serverFailures >= PATIENCE;
    const pass = { exchanger, transport, onTrip, leads, suspects };
    const end = await syncPass(pass);
    // In another person's space only a part is here, so the digests are not comparable (rule G1b).
    const own = replica.space === spaceOf(replica.account);
    if (end.kind !== 'done' || !own || wall() - verifiedAt < VERIFY_EVERY_MS) return end;
    const verdict = await verifyDigest(exchanger, replica.space, transport);
    if (verdict !== 'unknown') verifiedAt = wall();
    if (verdict === 'reset') warn('sync: the digests differ, reading everything anew');
    return verdict === 'reset' ? syncPass(pass) : end;
  };

  const guardedPass = async (): Promise<{ obstacle: Obstacle | null; end: PassEnd | null }> => {
    try {
      const end = await leadership.lead(onePass);
      const over = end.kind === 'done' || end.kind === 'gone';
      return { obstacle: over ? null : OBSTACLES[end.kind], end };
    } catch (cause) {
      if (!(cause instanceof NotStored)) warn('sync: the pass broke off', cause);
      return { obstacle: cause instanceof NotStored ? 'storage' : 'broken', end: null };
    }
  };

  const rearm = (end: PassEnd | null) => {
    failures += 1;
    const named = end?.kind === 'busy' ? end.retryAfter : null;
    const retryAfter = named && Math.min(named, MOST_WAIT_MS);
    if (retryAfter !== null) {
      toldToWait = retryAfter;
      notBefore = wall() + retryAfter;
    }
    cancelTimer();
    const retry = () => {
      // A page that becomes visible triggers a pass, which reads all news.
      if (status.pending > 0 || !deps.isHidden?.()) void start();
    };
    cancelTimer = deps.schedule(retry, backoff(failures, deps.random(), retryAfter));
  };

  const run = async (): Promise<boolean> => {
    cancelTimer();
    notBefore = 0;
    change({ phase: 'syncing' });
    const { obstacle, end } = await guardedPass();
    if (stopped) return false;
    if (end?.kind === 'gone') {
      stopped = true;
      change({ phase: 'idle', obstacle: null, receiving: null });
      deps.onGone?.();
      return false;
    }
    await recount().catch(() => undefined);
    const over = obstacle === null;
    if (end?.kind === 'broken' && end.failed) serverFailures += 1;
    // Ops that wait for a newer server must not cause a request every second.
    if (over && status.pending === 0) {
      failures = 0;
      serverFailures = 0;
    }
    change({
      phase: over ? 'idle' : 'waiting',
      obstacle,
      receiving: over ? null : status.receiving,
      syncedAt: over ? wall() : status.syncedAt,
      parked: status.parked + (end?.kind === 'done' ? end.parked : 0),
    });
    if (!over || status.pending > 0) rearm(end);
    return over && status.pending === 0;
  };

  const start = (): Promise<boolean> => {
    if (stopped) return Promise.resolve(false);
    if (running) {
      again = true;
      return running;
    }
    again = false;
    running = run().finally(() => {
      running = null;
      if (!again) return;
      // The request may come from the network's return, which this pass had missed.
      if (status.obstacle === null || status.obstacle === 'offline') void start();
      else if (wall() < notBefore) ask();
    });
    return running;
  };

  /**
   * Respects the time that a server named, but no longer than that. The request may come from the
   * server's return, while the next scheduled try is a minute away.
   */
  const ask = () => {
    const wait = notBefore - wall();
    // A clock set back meanwhile does not prolong it.
    if (wait <= 0 || wait > toldToWait) return void start();
    cancelTimer();
    cancelTimer = deps.schedule(() => void start(), wait);
  };

  return {
    request() {
      if (!stopped) ask();
    },
    async flush() {
      if (running) await running;
      return start();
    },
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    wrote() {
      if (status.pending === 0) status = { ...status, pending: 1 };
    },
    recount,
    stop() {
      stopped = true;
      cancelTimer();
      listeners.clear();
    },
  };
}
