import { hourOfDay } from '../wall-time';

/** From this hour of the clock on, and before that one. */
const [FIRST, LAST] = [8, 21];

/**
 * Whether a clock in an IANA zone shows an hour at which people may be asked for money by themselves: what
 * a new day brings is not asked for, and no card is charged, at midnight. `instant` in epoch ms.
 */
export function isCallingHour(instant: number, zone: string): boolean {
  const hour = hourOfDay(instant, zone);
  return hour >= FIRST && hour < LAST;
}
