import { addDays, localDay } from '../local-day';
import { instantOf } from '../wall-time';
import type { MinuteOfDay, QuietHours } from './notice-choices';

/** The instant (epoch ms) of a minute of the day in an IANA zone. */
function instantAt(day: string, minute: MinuteOfDay, zone: string): number {
  return instantOf({ day, seconds: minute * 60 }, zone);
}

/**
 * When a notice due at an instant (epoch ms) may be sent: at once, or at the end of its quiet
 * hours. The first minute is quiet, the end is not. Hours that clocks skip or repeat are read as in
 * `instantOf`.
 */
export function afterQuiet(instant: number, quiet: QuietHours | null, zone: string): number {
  if (quiet === null) return instant;
  const today = localDay(instant, zone);
  // Quiet hours that began yesterday may reach into today.
  for (const began of [addDays(today, -1), today]) {
    const ends = quiet.from < quiet.to ? began : addDays(began, 1);
    const start = instantAt(began, quiet.from, zone);
    const end = instantAt(ends, quiet.to, zone);
    if (instant >= start && instant < end) return end;
  }
  return instant;
}

/** Whether a minute of the day is in the quiet hours. */
export function isQuietMinute(minute: MinuteOfDay, { from, to }: QuietHours): boolean {
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** The first instant after another (both epoch ms) with a given minute of the day in the zone. */
export function nextAt(after: number, minute: MinuteOfDay, zone: string): number {
  const today = localDay(after, zone);
  for (const day of [today, addDays(today, 1)]) {
    const at = instantAt(day, minute, zone);
    if (at > after) return at;
  }
  return instantAt(addDays(today, 2), minute, zone);
}
