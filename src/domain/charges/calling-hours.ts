import { hourOfDay } from '../wall-time';

/** First hour, and the hour after the last. */
const [FIRST, LAST] = [8, 21];

/**
 * Whether it is an hour for automatic requests for money in an IANA zone. It prevents reminders and
 * card charges at midnight, when a new day starts. `instant` in epoch ms.
 */
export function isCallingHour(instant: number, zone: string): boolean {
  const hour = hourOfDay(instant, zone);
  return hour >= FIRST && hour < LAST;
}
