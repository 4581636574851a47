import type { LocalDay } from './local-day';
import { zonedFormats } from './zoned-formats';

/** The local time and date of a zone. */
export interface WallTime {
  readonly day: LocalDay;
  /** Seconds since midnight, 0 to 86,399. */
  readonly seconds: number;
}

const clockIn = zonedFormats('en-u-ca-gregory-nu-latn', {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The local time of an instant in a zone, as if it were UTC (epoch ms, whole seconds). */
function shown(instant: number, zone: string): number {
  // "11/28/2026, 21:05:00", which is faster than its parts.
  const figures = clockIn(zone).format(instant).match(/\d+/g) ?? [];
  const [month = 0, day, year = 0, hour, minute, second] = figures.map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The instant (epoch ms) of a local time in an IANA zone. Ambiguous and skipped times follow RFC
 * 5545, section 3.3.5. A repeated time means its first occurrence; a skipped one uses the offset
 * before the change.
 */
export function instantOf({ day, seconds }: WallTime, zone: string): number {
  const wanted = Date.parse(`${day}T00:00:00Z`) + seconds * 1000;
  const offsets = [wanted - 86_400_000, wanted + 86_400_000].map(
    (near) => shown(near, zone) - Math.floor(near / 1000) * 1000,
  );
  // Without a change nearby the time is neither ambiguous nor skipped.
  if (offsets[0] !== undefined && offsets[0] === offsets[1]) return wanted - offsets[0];
  const found = offsets.map((offset) => wanted - offset).filter((at) => shown(at, zone) === wanted);
  return found.length > 0 ? Math.min(...found) : wanted - (offsets[0] ?? 0);
}

/** The local day and time of an instant (epoch ms) in an IANA zone. */
export function wallTime(instant: number, zone: string): WallTime {
  const [day = '', time = ''] = new Date(shown(instant, zone)).toISOString().split('T');
  const [hours = 0, minutes = 0, seconds = 0] = time.slice(0, 8).split(':').map(Number);
  return { day, seconds: hours * 3600 + minutes * 60 + seconds };
}

/** The local hour of an instant (epoch ms) in an IANA zone, 0 to 23. */
export function hourOfDay(instant: number, zone: string): number {
  return new Date(shown(instant, zone)).getUTCHours();
}
