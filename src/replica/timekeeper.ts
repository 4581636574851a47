import { LIMITS } from '#protocol/limits';
import type { Identity } from './schema';

/** What both clocks of a device show at one moment. */
export interface Reading {
  /** Wall clock, epoch ms: a person or the system may set it. */
  readonly wall: number;
  /** Monotonic clock, ms from any origin: never set, but it may stop while the device sleeps. */
  readonly ticks: number;
}

/** Differences below this are drift and network noise, not a clock that was set. */
export const STEP_MS = 60_000;
/** A skew below this is the network's noise, not a wrong clock. */
const NOISE_MS = 2000;

/** Identifies a stretch of time that one page has followed without a gap. */
export interface Stretch {
  readonly run: number;
  /**
   * By how much the wall clock has run ahead of the monotonic one since the page opened, ms: the
   * device slept, or its clock was set forward.
   */
  readonly parted: number;
}

/** What a contact with the server showed about the clock. */
export interface Contact extends Stretch {
  /** The skew that was in use, ms; 0 before the first contact. */
  readonly before: number;
  readonly skew: number;
  /** Server time of the contact, epoch ms. */
  readonly now: number;
}

/**
 * Follows the clocks of one page, so that the stored skew ends when the wall clock is set (rules C2k
 * and C2l of protocol/SPEC.md).
 */
export interface Timekeeper {
  reading(): Reading;
  /** The identity with the skew that holds now. */
  follow(identity: Identity): Identity;
  stretch(): Stretch;
  /** The skew that may hold as well, ms; null without a doubt. Asked right after `follow`. */
  otherSkew(identity: Identity): number | null;
  /** The person confirmed the time that this page shows. */
  confirm(): void;
  /**
   * The identity after an answer that names the server's time (epoch ms).
   * @param sent when its request left
   * @returns null when the trip took impossibly long: it measures nothing
   */
  meet(
    identity: Identity,
    sent: Reading,
    serverNow: number,
  ): { readonly identity: Identity; readonly contact: Contact } | null;
}

/** What the page knows beyond the stored identity. */
interface Known {
  /** Server time at the last contact, epoch ms; 0 before. */
  readonly met: number;
  /** The stored skew that `skew` follows from. */
  readonly stored: number | null;
  readonly skew: number | null;
}

export function createTimekeeper(clocks: { wall(): number; ticks(): number }): Timekeeper {
  const newRun = () => Math.random();
  let last: Reading | null = null;
  let known: Known = { met: 0, stored: null, skew: null };
  /** Monotonic time of the last contact; null when this page had none. */
  let metTicks: number | null = null;
  let confirmed = false;
  let run = newRun();
  let parted = 0;

  const reading = (): Reading => ({ wall: clocks.wall(), ticks: clocks.ticks() });

  /** Takes over what another tab has stored since. */
  const adopt = ({ skew, clock }: Identity) => {
    const met = clock?.met ?? 0;
    const isKnown = met === known.met && (skew === known.stored || skew === known.skew);
    if (isKnown) return;
    if (known.skew !== skew) run = newRun();
    if (met !== known.met) metTicks = null;
    // The other tab has measured the step that this one has not looked at yet.
    last = null;
    confirmed = false;
    known = { met, stored: skew, skew };
  };

  /** Server time is at least this, as far as this page knows. */
  const earliest = (now: Reading) =>
    known.met + (metTicks === null ? 0 : Math.max(0, now.ticks - metTicks));

  const follow = (identity: Identity): Identity => {
    adopt(identity);
    const now = reading();
    const before = last;
    last = now;
    const elapsed = before ? Math.max(0, now.ticks - before.ticks) : 0;
    const step = before ? now.wall - before.wall - elapsed : 0;
    if (step > STEP_MS) {
      parted += step;
      confirmed = false;
    }
    const isBehind =
      now.wall < (identity.clock?.wall ?? 0) - STEP_MS && known.skew === identity.skew;
    const { skew } = known;
    if ((step < -STEP_MS || isBehind) && skew !== null) {
      // Whoever sets a clock back sets it right, unless it then lies before what is known.
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
    otherSkew({ skew }) {
      if (skew === null || confirmed || Math.abs(skew) <= STEP_MS) return null;
      const now = reading();
      return now.wall < earliest(now) - STEP_MS ? null : 0;
    },
    confirm() {
      confirmed = true;
    },
    meet(stored, sent, serverNow) {
      const identity = follow(stored);
      const now = reading();
      const trip = now.ticks - sent.ticks;
      // A device that slept, or whose clock was set forward: when the answer was given is unknown.
      const isTorn = now.wall - sent.wall - trip > NOISE_MS;
      if (trip < 0 || trip > LIMITS.answerMs || isTorn) return null;
      const measured = Math.round(serverNow + trip / 2 - now.wall);
      const before = identity.skew ?? 0;
      const isNoise = Math.abs(measured - before) <= Math.max(NOISE_MS, trip);
      const skew = isNoise ? before : measured;
      known = { met: serverNow, stored: skew, skew };
      metTicks = now.ticks;
      confirmed = true;
      return {
        identity: { ...identity, skew, clock: { wall: now.wall, met: serverNow } },
        contact: { run, parted, before, skew, now: serverNow },
      };
    },
  };
}
