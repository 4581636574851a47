import { vi } from 'vitest';

export type TestClock = {
  /** Epoch ms. */
  now: () => number;
  advance: (ms: number) => void;
  restore: () => void;
};

export const MINUTE = 60_000;
export const DAY = 86_400_000;

/** Stops every Date of the process; timers continue, so that I/O works. */
export function stopClock(start = Date.parse('2026-11-20T15:00:00Z')): TestClock {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  return {
    now: () => Date.now(),
    advance: (ms) => {
      vi.setSystemTime(Date.now() + ms);
    },
    restore: () => {
      vi.useRealTimers();
    },
  };
}
