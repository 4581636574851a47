import type { Beats } from './beats';

/** One pass at a time per account over all tabs (rule T1). Everything stays right without it. */
export interface Leadership {
  lead<T>(work: () => Promise<T>): Promise<T>;
  /** Says that the leading pass is alive. */
  beat(): void;
}

const STALE_MS = 45_000;

export interface LockDeps {
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly beats: Beats;
  wall(): number;
  schedule(work: () => void, ms: number): () => void;
}

/**
 * Leads by Web Lock. A frozen tab keeps its lock: when the leader gives no sign of life for 45 s
 * the lock is stolen.
 */
export function createLeadership(place: string, deps: LockDeps): Leadership {
  const { locks, beats, wall, schedule } = deps;
  const name = `anilha-sync-${place}`;
  const beat = () => beats.set(wall());
  if (!locks) return { lead: (work) => work(), beat };

  return {
    beat,
    async lead(work) {
      const turn = new AbortController();
      let cancel: () => void = () => undefined;
      const watch = () => {
        if (wall() - beats.get() > STALE_MS) turn.abort();
        else cancel = schedule(watch, STALE_MS / 3);
      };
      cancel = schedule(watch, STALE_MS / 3);
      const run = () => {
        cancel();
        beat();
        return work();
      };
      try {
        return await locks.request(name, { signal: turn.signal }, run);
      } catch (cause) {
        if (!turn.signal.aborted) throw cause;
        return locks.request(name, { steal: true }, run);
      } finally {
        cancel();
      }
    },
  };
}
