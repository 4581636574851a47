export interface SteadyClock {
  /** Server time in epoch ms; never jumps between two realignments. */
  now(): number;
  /** Takes the server time anew: after a sleep, and when a rest begins. */
  realign(): void;
}

/**
 * Server time that runs on the monotonic clock, so that a rest under way does not jump when the
 * device's clock is set or sync learns its skew. The monotonic clock may stand still while the
 * device sleeps: who wakes up realigns.
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
