/**
 * When and where a register was written: hybrid logical clock milliseconds, counter within them,
 * and the device that wrote (Kulkarni et al., 2014). The larger stamp wins.
 */
export type Stamp = readonly [ms: number, counter: number, device: string];

/** The newest stamp seen per device: `{device: [ms, counter]}`. */
export type Seen = Readonly<Record<string, Mark>>;

type Mark = readonly [ms: number, counter: number];

/** A mutable `Seen`, while it grows. */
export type Learned = Record<string, Mark>;

/** Length of a device's own name. */
export const DEVICE_NAME = 10;

/**
 * Whether both names belong to one device: a write that only memory holds has a suffix of six (rule
 * C8).
 */
export function sameDevice(a: string, b: string): boolean {
  return a.slice(0, DEVICE_NAME) === b.slice(0, DEVICE_NAME);
}

/** Negative when `a` is older than `b`, positive when newer, 0 when they are the same stamp. */
export function compareStamps(a: Stamp, b: Stamp): number {
  if (a[0] !== b[0]) return a[0] - b[0];
  if (a[1] !== b[1]) return a[1] - b[1];
  if (a[2] === b[2]) return 0;
  return a[2] < b[2] ? -1 : 1;
}

/** True if `seen` includes the write with this stamp. */
export function covers(seen: Seen, stamp: Stamp): boolean {
  const newest = Object.hasOwn(seen, stamp[2]) ? seen[stamp[2]] : undefined;
  if (!newest) return false;
  return newest[0] !== stamp[0] ? newest[0] > stamp[0] : newest[1] >= stamp[1];
}

/** Adds `seen` to `known` in place, so that joining many copies none of them. */
export function learn(known: Learned, seen: Seen): void {
  for (const [device, [ms, counter]] of Object.entries(seen)) {
    if (!covers(known, [ms, counter, device])) known[device] = [ms, counter];
  }
}

/** The union of both: per device the newer mark. */
export function joinSeen(a: Seen, b: Seen): Seen {
  const joined = { ...a };
  learn(joined, b);
  return joined;
}

/** The `Seen` of exactly these stamps. */
export function seenOf(stamps: Iterable<Stamp>): Learned {
  const seen: Learned = {};
  for (const [ms, counter, device] of stamps) learn(seen, { [device]: [ms, counter] });
  return seen;
}
