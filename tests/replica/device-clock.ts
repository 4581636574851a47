import { NOW } from './browser';
import type { DeviceClock } from './here';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A device with a wall clock ahead of true time by so many ms, which can be set. */
export function deviceAhead(ahead = 0) {
  let truth = NOW;
  const clock: DeviceClock = { now: NOW + ahead, ticks: 1000 };
  return {
    clock,
    truth: () => truth,
    /** Advances both clocks. */
    pass(ms: number) {
      truth += ms;
      clock.now += ms;
      clock.ticks = (clock.ticks ?? 0) + ms;
    },
    /** Advances the time without the monotonic clock. */
    sleep(ms: number) {
      truth += ms;
      clock.now += ms;
    },
    /** Sets the wall clock. */
    set(by: number) {
      clock.now += by;
    },
  };
}
