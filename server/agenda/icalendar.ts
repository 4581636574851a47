import { absencesWith, occurrencesBetween, withInstants } from '#domain/agenda/appointments';
import type { Agenda } from '#protocol/agenda/appointments';

/** How far back and ahead a calendar lists appointments, ms. */
const PAST_MS = 30 * 86_400_000;
const AHEAD_MS = 180 * 86_400_000;
/** Maximum octets of a line without its break (RFC 5545, section 3.1). */
const LINE = 75;
/** How often calendars refresh (RFC 7986, section 5.7). */
const REFRESH = 'PT1H';

/**
 * Escapes a text value (RFC 5545, section 3.3.11) and removes control characters, which are not
 * allowed.
 */
export function escapedText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Folds a content line at 75 octets, never within a character. */
export function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > LINE) {
      lines.push(current);
      // The space at the start of a continued line counts as well.
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += more;
  }
  return [...lines, current].join('\r\n');
}

/** An instant (epoch ms) in UTC, such as 20261120T100000Z. */
export function icalendarInstant(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/**
 * A person's agenda as a calendar (RFC 5545). Every occurrence is its own event in UTC, because
 * calendar apps repeat events of other zones in different ways. Each occurrence can also be moved,
 * called off or confirmed separately.
 * @param now server time, epoch ms
 * @param host the part after "@" in the ids of events
 */
export function calendarOf({ appointments, absences }: Agenda, now: number, host: string): string {
  const timed = absences.map(withInstants);
  const events = appointments.flatMap((appointment) => {
    const away = absencesWith(timed, appointment.other.id);
    return occurrencesBetween(appointment, away, now - PAST_MS, now + AHEAD_MS).flatMap(
      (occurrence) => {
        const { day, at, endsAt, off, absent, confirmed } = occurrence;
        const status =
          off || absent.length > 0 ? 'CANCELLED' : confirmed ? 'CONFIRMED' : 'TENTATIVE';
        return [
          'BEGIN:VEVENT',
          `UID:${appointment.id}-${day}@${host}`,
          `DTSTAMP:${icalendarInstant(now)}`,
          `DTSTART:${icalendarInstant(at)}`,
          `DTEND:${icalendarInstant(endsAt)}`,
          `SUMMARY:${escapedText(`Treino com ${appointment.other.name}`)}`,
          ...(appointment.place === '' ? [] : [`LOCATION:${escapedText(appointment.place)}`]),
          `STATUS:${status}`,
          ...(status === 'CANCELLED' ? ['TRANSP:TRANSPARENT'] : []),
          'END:VEVENT',
        ];
      },
    );
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Anilha//Agenda//PT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Anilha',
    'X-WR-CALNAME:Anilha',
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
