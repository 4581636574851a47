import { TestRunner, vi } from 'vitest';

export type TestClock = {
  /** Epoch ms. */
  now: () => number;
  advance: (ms: number) => void;
  restore: () => void;
};

export const MINUTE = 60_000;
export const DAY = 86_400_000;

let newest: TestClock | undefined;

/**
 * Stops every Date of the process; timers continue, so that I/O works. A test that ran out of time
 * continues beside the tests after it. It fails as soon as it moves the clock that they share.
 * @param timeOut aborted once the test that stops the clock timed out
 */
export function stopClock(
  start = Date.parse('2026-11-20T15:00:00Z'),
  timeOut: AbortSignal | undefined = TestRunner.getCurrentTest()?.context.signal,
): TestClock {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const clock: TestClock = {
    now: () => Date.now(),
    advance: (ms) => {
      timeOut?.throwIfAborted();
      vi.setSystemTime(Date.now() + ms);
    },
    restore: () => {
      if (newest === clock) vi.useRealTimers();
    },
  };
  newest = clock;
  return clock;
}
