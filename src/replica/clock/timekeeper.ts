import type { Identity } from '../store/schema';

/** Both clocks of a device at one moment. */
export interface ClockReading {
  /** Wall clock, epoch ms: a person or the system may set it. */
  readonly wall: number;
  /** Monotonic clock, ms from any origin: it cannot be set, but may stop during sleep. */
  readonly ticks: number;
}

/** Smaller differences are drift and network noise, not a set clock. */
export const STEP_MS = 60_000;

/** Identifies a stretch of time that one page has followed without a gap. */
export interface Stretch {
  readonly run: number;
  /**
   * Sum of the wall clock's steps against the monotonic one since the page opened, ms. Each may hide
   * a sleep: also a step back, which is then smaller than what the clock was set by (rule C2m5).
   */
  readonly parted: number;
}

/** The facts about the clock from a contact with the server. */
export interface Contact extends Stretch {
  /** The skew used before, ms; 0 before the first contact. */
  readonly before: number;
  readonly skew: number;
  /** Server time of the contact, epoch ms. */
  readonly now: number;
}

/**
 * Follows the clocks of one page, so that the stored skew ends when the wall clock is set (rules
 * C2k and C2l of protocol/SPEC-REPLICA.md).
 */
export interface Timekeeper {
  reading(): ClockReading;
  /** The identity with the current skew. */
  follow(identity: Identity): Identity;
  stretch(): Stretch;
  /** Lower bound of the server time as far as this page knows, epoch ms. */
  earliest(now: ClockReading): number;
  /** Whether the server or the person has confirmed this page's time. */
  isConfirmed(): boolean;
  /** The person confirmed this page's time. */
  confirm(): void;
  /** A contact measured the skew: server time (epoch ms) at the reading. */
  met(at: ClockReading, serverNow: number, skew: number): void;
}

/** Facts of the page beyond the stored identity. */
interface Known {
  /** Server time at the last contact, epoch ms; 0 before. */
  readonly met: number;
  /** The stored skew from which `skew` was derived. */
  readonly stored: number | null;
  readonly skew: number | null;
}

export function createTimekeeper(clocks: { wall(): number; ticks(): number }): Timekeeper {
  const newRun = () => Math.random();
  let last: ClockReading | null = null;
  let known: Known = { met: 0, stored: null, skew: null };
  /** Monotonic time of the last contact; null when this page had none. */
  let metTicks: number | null = null;
  let confirmed = false;
  let run = newRun();
  let parted = 0;

  const reading = (): ClockReading => ({ wall: clocks.wall(), ticks: clocks.ticks() });

  /** Takes over another tab's stored state. */
  const adopt = ({ skew, clock }: Identity) => {
    const met = clock?.met ?? 0;
    const isKnown = met === known.met && (skew === known.stored || skew === known.skew);
    if (isKnown) return;
    if (known.skew !== skew) run = newRun();
    if (met !== known.met) metTicks = null;
    // The other tab has measured the step that this one has not noticed yet.
    last = null;
    confirmed = false;
    known = { met, stored: skew, skew };
  };

  /** Lower bound of the server time as far as this page knows, epoch ms. */
  const earliest = (now: ClockReading) =>
    known.met + (metTicks === null ? 0 : Math.max(0, now.ticks - metTicks));

  const follow = (identity: Identity): Identity => {
    adopt(identity);
    const now = reading();
    const before = last;
    last = now;
    const elapsed = before ? Math.max(0, now.ticks - before.ticks) : 0;
    const step = before ? now.wall - before.wall - elapsed : 0;
    if (Math.abs(step) > STEP_MS) {
      parted += Math.abs(step);
      confirmed = false;
    }
    const isBehind =
      now.wall < (identity.clock?.wall ?? 0) - STEP_MS && known.skew === identity.skew;
    const { skew } = known;
    if ((step < -STEP_MS || isBehind) && skew !== null) {
      // A clock set back is assumed right, unless it is then before the last known time.
      const next = Math.max(0, Math.round(earliest(now) - now.wall));
      const jump = before ? now.wall + next - (before.wall + elapsed + skew) : Number.NaN;
      if (!(Math.abs(jump) <= STEP_MS)) {
        run = newRun();
        confirmed = false;
      }
      known = { ...known, skew: next };
    }
    return { ...identity, skew: known.skew, clock: { wall: now.wall, met: known.met } };
  };

  return {
    reading,
    follow,
    stretch: () => ({ run, parted }),
    earliest,
    isConfirmed: () => confirmed,
    confirm() {
      confirmed = true;
    },
    met(at, serverNow, skew) {
      known = { met: serverNow, stored: skew, skew };
      metTicks = at.ticks;
      confirmed = true;
    },
  };
}
