import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Time in ms until the displayed seconds to or from `anchor` change. */
export function untilNextSecond(now: number, anchor: number): number {
  const into = (((now - anchor) % SECOND) + SECOND) % SECOND;
  return SECOND - into;
}

/**
 * The current time, updated once a second while `active`, when the displayed seconds to or from
 * `anchor` change. It reads the clock and does not count ticks.
 */
export function useAlignedNow(clock: () => number, anchor: number, active: boolean): number {
  const [, retick] = useState(0);

  useEffect(() => {
    if (!active) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      retick((turn) => turn + 1);
      arm();
    };
    const arm = () => {
      // A few ms after the change, so that rounding gives the new second
      timer = setTimeout(tick, untilNextSecond(clock(), anchor) + 4);
    };
    const wake = () => {
      if (document.visibilityState === 'visible') retick((turn) => turn + 1);
    };
    arm();
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [clock, anchor, active]);

  return clock();
}
