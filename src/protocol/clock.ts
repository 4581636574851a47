import { compareStamps, type Stamp } from '#domain/record/stamp';

/**
 * Maximum lead of a stamp over the server's clock, in ms; above it the server answers `clock`. A
 * device corrects its clock by each answer, so it errs by seconds on a slow line. A larger lead
 * would let its writes win over later ones of other devices for as long.
 */
export const MAX_AHEAD_MS = 60_000;

/**
 * The largest counter of a stamp (rule C2b): more writes than any device makes within one ms. The
 * server refuses larger ones, because later counters would exceed exact numbers.
 */
export const MAX_COUNTER = 2 ** 20 - 1;

/** The ms and counter right after a stamp; a used-up counter moves to the next ms. */
function after([ms, counter]: Stamp): readonly [ms: number, counter: number] {
  return counter < MAX_COUNTER ? [ms, counter + 1] : [ms + 1, 0];
}

/** The earliest ms for a write over this stamp. */
export function earliestAfter(stamp: Stamp): number {
  return after(stamp)[0];
}

/**
 * The next stamp of a device (rule C2a), later than all stamps it has seen.
 * @param now corrected, epoch ms
 * @param seen the last stamp and those of the overwritten registers
 */
export function nextStamp(now: number, device: string, seen: Iterable<Stamp>): Stamp {
  let newest: Stamp = [0, 0, ''];
  for (const stamp of seen) if (compareStamps(stamp, newest) > 0) newest = stamp;
  const ms = Math.floor(now);
  return ms > newest[0] ? [ms, 0, device] : [...after(newest), device];
}

/** Whether the stamp is further ahead than a server at `now` accepts. */
export function isAhead(stamp: Stamp, now: number): boolean {
  return stamp[0] > now + MAX_AHEAD_MS;
}
