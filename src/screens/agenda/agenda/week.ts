import {
  absencesWith,
  clockAt,
  instantAt,
  type Occurrence,
  occurrenceOf,
  occurrencesBetween,
  withInstants,
} from '#domain/agenda/appointments';
import { isOverlapping } from '#domain/agenda/overlaps';
import { addDays, type LocalDay, localDay } from '#domain/local-day';
import type { Agenda, AgendaAbsence, AgendaAppointment } from '../../../data/agenda/agenda';

/** An occurrence with its appointment. */
export interface Meeting {
  readonly appointment: AgendaAppointment;
  readonly occurrence: Occurrence;
}

/** The names of those whom a person meets at the same time as in a meeting. */
export function metMeanwhile(
  { appointment, occurrence }: Meeting,
  day: AgendaDay,
): readonly string[] {
  if (isFree(occurrence)) return [];
  return day.meetings.flatMap((other) =>
    other.appointment.id === appointment.id ||
    isFree(other.occurrence) ||
    !isOverlapping(occurrence, other.occurrence)
      ? []
      : other.appointment.other.name,
  );
}

const isFree = ({ off, absent }: Occurrence) => off || absent.length > 0;

export interface AgendaDay {
  readonly day: LocalDay;
  readonly meetings: readonly Meeting[];
  readonly absences: readonly AgendaAbsence[];
}

/** The appointment of a meeting; if it is not weekly, at the time to which it was moved. */
export function agendaPlan({ appointment, occurrence }: Meeting): AgendaAppointment {
  if (appointment.weekdays.length > 0 || !occurrence.moved) return appointment;
  const { day, time } = clockAt(occurrence.at, appointment.zone);
  return { ...appointment, day, time };
}

/** The current state of a meeting; null if it was removed meanwhile. */
export function meetingNow(
  { appointments, absences }: Agenda,
  { appointment: { id }, occurrence: { day } }: Meeting,
): Meeting | null {
  const appointment = appointments.find((one) => one.id === id);
  if (!appointment) return null;
  const away = absencesWith(absences.map(withInstants), appointment.other.id);
  const occurrence = occurrenceOf(appointment, away, day);
  return occurrence && { appointment, occurrence };
}

/** Seven days from a given one in a zone, with their occurrences and absences. */
export function agendaWeek(
  { appointments, absences }: Agenda,
  first: LocalDay,
  zone: string,
): AgendaDay[] {
  const [from, to] = [instantAt(first, 0, zone), instantAt(addDays(first, 7), 0, zone)];
  const timed = absences.map(withInstants);
  const meetings = appointments
    .flatMap((appointment) =>
      occurrencesBetween(appointment, absencesWith(timed, appointment.other.id), from, to).map(
        (occurrence): Meeting => ({ appointment, occurrence }),
      ),
    )
    .filter(({ occurrence }) => occurrence.at >= from)
    .toSorted((a, b) => a.occurrence.at - b.occurrence.at);
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(first, index);
    return {
      day,
      meetings: meetings.filter(({ occurrence }) => localDay(occurrence.at, zone) === day),
      absences: absences.filter((absence) => absence.from <= day && day <= absence.until),
    };
  });
}
