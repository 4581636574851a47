import type { Beats } from './beats';

/** One pass at a time per account over all tabs (rule T1a). Correctness does not depend on it. */
export interface Leadership {
  /** `leads` turns false when another tab took the lead: running work must stop. */
  lead<T>(work: (leads: () => boolean) => Promise<T>): Promise<T>;
}

const BEAT_MS = 15_000;
/** Timers of a long hidden tab run once a minute, and one may be late. */
const STALE_MS = 150_000;

export interface LockDeps {
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly beats: Beats;
  wall(): number;
  schedule(work: () => void, ms: number): () => void;
}

/**
 * Leads by Web Lock. A frozen tab keeps its lock, but its timers stop. If the leader gives no
 * sign of life for 150 s, the lock is stolen.
 */
export function createLeadership(place: string, deps: LockDeps): Leadership {
  const { locks, beats, wall, schedule } = deps;
  const name = `anilha-sync-${place}`;
  if (!locks) return { lead: (work) => work(() => true) };

  return {
    async lead(work) {
      const turn = new AbortController();
      let leads = false;
      let cancel: () => void = () => undefined;
      let heard = beats.get();
      const watch = () => {
        const last = beats.get();
        // After a change of the clock even a living leader seems silent, until its next beat.
        const isSilent = last === heard && Math.abs(wall() - last) > STALE_MS;
        heard = last;
        if (isSilent) turn.abort();
        else cancel = schedule(watch, STALE_MS / 3);
      };
      cancel = schedule(watch, STALE_MS / 3);
      const beat = () => {
        beats.set(wall());
        cancel = schedule(beat, BEAT_MS);
      };
      const run = () => {
        cancel();
        leads = true;
        beat();
        return work(() => leads);
      };
      try {
        return await locks.request(name, { signal: turn.signal }, run);
      } catch (cause) {
        if (leads || !turn.signal.aborted) throw cause;
        return await locks.request(name, { steal: true }, run);
      } finally {
        leads = false;
        cancel();
      }
    },
  };
}
