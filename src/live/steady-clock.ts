export interface SteadyClock {
  /** Server time in epoch ms, without jumps between two realignments. */
  now(): number;
  /** Reads the server time again: after a sleep, and when a rest starts. */
  realign(): void;
}

/**
 * Server time on the monotonic clock. So a rest does not jump when the device's clock is set or
 * sync measures its skew. The monotonic clock may stop during sleep, so a device that wakes up
 * realigns.
 */
export function createSteadyClock(deps: {
  serverNow: () => number;
  monotonic: () => number;
}): SteadyClock {
  const { serverNow, monotonic } = deps;
  let offset = serverNow() - monotonic();
  return {
    now: () => offset + monotonic(),
    realign() {
      offset = serverNow() - monotonic();
    },
  };
}
