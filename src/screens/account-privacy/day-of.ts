import { localDay } from '#domain/local-day';
import { numericDay, timeOfDay } from '#words/day';

const NBSP = '\u00a0';
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day of an instant, epoch ms, where the person is: "22/11/2026". */
export function dayOf(at: number): string {
  return numericDay(localDay(at, zone()));
}

/** The same with the time: "22/11/2026, 14:30". */
export function momentOf(at: number): string {
  return `${dayOf(at)},${NBSP}${timeOfDay(at, zone())}`;
}
