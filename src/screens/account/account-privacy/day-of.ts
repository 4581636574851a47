import { localDay } from '#domain/local-day';
import { numericDay, timeOfDay } from '#words/format/day';
import { zoneHere } from '../../../data/store/zone-here';

const NBSP = '\u00a0';
/** The local day of an instant, epoch ms: "22/11/2026". */
export function shownDay(at: number): string {
  return numericDay(localDay(at, zoneHere()));
}

/** Day and time: "22/11/2026, 14:30". */
export function momentOf(at: number): string {
  return `${shownDay(at)},${NBSP}${timeOfDay(at, zoneHere())}`;
}
