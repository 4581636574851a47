import type { LocalDay } from '#domain/local-day';
import { sumOf } from '#protocol/digest';

/**
 * The id of a ficha day's workout on a calendar day, equal on every device that starts it. A UUID
 * of version 8, which leaves the bits to the application (RFC 9562).
 */
export function dayWorkoutId(programId: string, day: string, today: LocalDay): string {
  const half = (of: string) => sumOf(of, programId, { [day]: [null, [0, 0, today]] });
  const hex = half('first') + half('last');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ];
  return parts.join('-');
}
