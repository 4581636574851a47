import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Log } from '../core/log';
import type { Database } from '../db/schema';
import { dropLease, takeLease } from './lease';

/** A regular job. Any run may be interrupted anywhere and repeated. */
export interface Job {
  readonly name: string;
  /** Ms from the end of one run to the next. */
  readonly everyMs: number;
  run(): Promise<unknown>;
}

const TICK_MS = 1000;
/** Well before the end of the lease. */
const PROLONG_MS = 10_000;

export interface RunnerDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly log: Log;
  /** Called after each run. */
  readonly ran?: (job: string, well: boolean, ms: number) => void;
}

/**
 * Runs jobs in the one process that holds the lease. A failed job is logged and runs again at its
 * next time; it delays no other job.
 */
export function createJobs({ db, now, log, ran }: RunnerDeps, jobs: readonly Job[]) {
  const holder = uuidv7();
  const due = new Map<string, number>();
  const running = new Map<string, Promise<void>>();
  let leasedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let starting: Promise<void> | undefined;

  async function leased(): Promise<boolean> {
    if (Math.abs(now() - leasedAt) < PROLONG_MS) return true;
    const asked = now();
    const mine = await takeLease(db, holder, asked);
    leasedAt = mine ? asked : Number.NEGATIVE_INFINITY;
    return mine;
  }

  async function runOne({ name, everyMs, run }: Job): Promise<void> {
    const begun = performance.now();
    let well = true;
    try {
      await run();
    } catch (error) {
      well = false;
      log.error({ err: error, job: name }, 'job failed');
    }
    ran?.(name, well, performance.now() - begun);
    due.set(name, now() + everyMs);
    running.delete(name);
  }

  /** Starts the due jobs; does nothing while another process holds the lease. */
  async function startDue(): Promise<void> {
    if (!(await leased())) return;
    for (const job of jobs) {
      const at = due.get(job.name) ?? 0;
      // After a clock was set back, a job is delayed by at most its own interval.
      const isDue = at <= now() || at > now() + job.everyMs;
      if (isDue && !running.has(job.name)) running.set(job.name, runOne(job));
    }
  }

  function beat(): void {
    starting ??= startDue()
      .catch((error: unknown) => log.error({ err: error }, 'jobs not run'))
      .finally(() => {
        starting = undefined;
      });
  }

  return {
    /** Starts the due jobs and waits for them. */
    async tick(): Promise<void> {
      await startDue();
      await Promise.all(running.values());
    },
    start(): void {
      timer ??= setInterval(beat, TICK_MS).unref();
      beat();
    },
    /** Stops after the running jobs have finished. */
    async stop(): Promise<void> {
      clearInterval(timer);
      timer = undefined;
      await starting;
      await Promise.all(running.values());
      await dropLease(db, holder).catch(() => undefined);
    },
  };
}
