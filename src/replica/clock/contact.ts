import { LIMITS } from '#protocol/limits';
import type { Identity } from '../store/schema';
import { type ClockReading, type Contact, STEP_MS, type Timekeeper } from './timekeeper';

/** A skew below this is network noise, not a wrong clock. */
const NOISE_MS = 2000;

/** Another possible skew, ms; null without a doubt. Call it right after `follow`. */
export function otherSkew(time: Timekeeper, { skew }: Identity): number | null {
  if (skew === null || time.isConfirmed() || Math.abs(skew) <= STEP_MS) return null;
  const now = time.reading();
  return now.wall < time.earliest(now) - STEP_MS ? null : 0;
}

/**
 * The identity after an answer with the server's time (epoch ms).
 * @param sent reading when its request left
 * @returns null if the trip took impossibly long
 */
export function measureContact(
  time: Timekeeper,
  stored: Identity,
  sent: ClockReading,
  serverNow: number,
): { readonly identity: Identity; readonly contact: Contact } | null {
  const identity = time.follow(stored);
  const now = time.reading();
  const trip = now.ticks - sent.ticks;
  // After sleep, or a clock set forward, the time of the answer is unknown.
  const isTorn = now.wall - sent.wall - trip > NOISE_MS;
  if (trip < 0 || trip > LIMITS.answerMs || isTorn) return null;
  const measured = Math.round(serverNow + trip / 2 - now.wall);
  const before = identity.skew ?? 0;
  const isNoise = Math.abs(measured - before) <= Math.max(NOISE_MS, trip);
  const skew = isNoise ? before : measured;
  time.met(now, serverNow, skew);
  return {
    identity: { ...identity, skew, clock: { wall: now.wall, met: serverNow } },
    contact: { ...time.stretch(), before, skew, now: serverNow },
  };
}
