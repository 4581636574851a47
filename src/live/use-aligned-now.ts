import { useEffect, useState } from 'react';

const SECOND = 1000;

/** How long until the figure that counts from or to `anchor` changes. */
export function untilNextSecond(now: number, anchor: number): number {
  const into = (((now - anchor) % SECOND) + SECOND) % SECOND;
  return SECOND - into;
}

/**
 * The time, once a second while `active`, at the moments when what is left to `anchor` (or has
 * passed since) changes its second. The figures come from the clock, never from counting ticks.
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
      // A few ms on the far side of the change, so that rounding falls on the new second
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
