import * as v from 'valibot';
import { addDays, isLocalDay, type LocalDay, localDay, type Weekday, weekday } from '../local-day';
import { instantOf, wallTime } from '../wall-time';

/** Minutes after midnight in local time. */
export type DayTime = number;

/** A meeting of a coach and a student: once, or weekly on some days, in the coach's local time. */
export interface Appointment {
  /** IANA zone of days and times: the coach's. */
  readonly zone: string;
  /** First day of the plan. */
  readonly day: LocalDay;
  readonly time: DayTime;
  /** Minutes. */
  readonly duration: number;
  /** Days of the week; empty: only on `day`. */
  readonly weekdays: readonly Weekday[];
  /** Last day of the plan; null for no end. */
  readonly until: LocalDay | null;
  readonly changes: readonly OccurrenceChange[];
}

/** A change to the occurrence planned for a day. */
export interface OccurrenceChange {
  readonly day: LocalDay;
  readonly moved: { readonly day: LocalDay; readonly time: DayTime } | null;
  readonly off: boolean;
  /** The person who moved it or called it off. */
  readonly by: string | null;
  readonly confirmed: boolean;
}

/** Days of a person's absence, both included, in their own calendar. */
export interface Absence {
  readonly person: string;
  readonly zone: string;
  readonly from: LocalDay;
  readonly until: LocalDay;
}

/** An absence in epoch ms: from its first midnight to the midnight after its last day. */
export interface Away {
  readonly person: string;
  readonly startsAt: number;
  readonly endsAt: number;
}

/**
 * An absence with its instants, computed once: zone conversions cost more than comparing numbers
 * for each occurrence.
 */
export function withInstants<Told extends Absence>(absence: Told): Told & Away {
  const { zone, from, until } = absence;
  const [startsAt, endsAt] = [instantAt(from, 0, zone), instantAt(addDays(until, 1), 0, zone)];
  return { ...absence, startsAt, endsAt };
}

/**
 * The absences of the two people who meet. Input is a person's own list, where their own absences
 * have no name.
 */
export function absencesWith<Told extends Absence & { readonly name: string | null }>(
  absences: readonly Told[],
  other: string,
): Told[] {
  return absences.filter(({ person, name }) => name === null || person === other);
}

export interface Occurrence {
  /** Its originally planned day, which identifies it. */
  readonly day: LocalDay;
  /** Epoch ms. */
  readonly at: number;
  readonly endsAt: number;
  readonly moved: boolean;
  readonly off: boolean;
  readonly by: string | null;
  /** The people absent at the time. */
  readonly absent: readonly string[];
  readonly confirmed: boolean;
}

export const APPOINTMENT_MINUTES = { least: 15, most: 480 } as const;
export const PLACE_LENGTH = 120;
const MINUTES_PER_DAY = 1440;
const MINUTE_MS = 60_000;

export const daySchema = v.pipe(v.string(), v.check(isLocalDay));
export const dayTimeSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(MINUTES_PER_DAY - 1),
);

/** The instant (epoch ms) of a local time in a zone (see `instantOf`). */
export function instantAt(day: LocalDay, time: DayTime, zone: string): number {
  return instantOf({ day, seconds: time * 60 }, zone);
}

/** The local day and the minutes after midnight at an instant (epoch ms) in a zone. */
export function clockAt(instant: number, zone: string): { day: LocalDay; time: DayTime } {
  const { day, seconds } = wallTime(instant, zone);
  return { day, time: Math.floor(seconds / 60) };
}

/** Whether an occurrence is planned for a day. */
export function isPlannedFor(appointment: Appointment, day: LocalDay): boolean {
  const { weekdays, until } = appointment;
  if (weekdays.length === 0) return day === appointment.day;
  return (
    day >= appointment.day && (until === null || day <= until) && weekdays.includes(weekday(day))
  );
}

/** Whether a plan has any day: it may end before its first weekday. */
export function hasDay({ day, weekdays, until }: Omit<Appointment, 'changes'>): boolean {
  if (weekdays.length === 0 || until === null) return true;
  return weekdays.some((one) => addDays(day, (one - weekday(day) + 7) % 7) <= until);
}

/**
 * The occurrences of an appointment between two instants (epoch ms), earliest first. Includes
 * occurrences moved into that span, and called-off ones, which people may still want to see.
 */
export function occurrencesBetween(
  appointment: Appointment,
  absences: readonly Away[],
  from: number,
  to: number,
): Occurrence[] {
  const { zone, changes } = appointment;
  const days = new Set(changes.map(({ day }) => day));
  const last = localDay(to, zone);
  for (let day = addDays(localDay(from, zone), -1); day <= last; day = addDays(day, 1)) {
    days.add(day);
  }
  const byDay = new Map(changes.map((change) => [change.day, change]));
  return [...days]
    .filter((day) => isPlannedFor(appointment, day))
    .map((day) => occurrenceBy(appointment, absences, day, byDay.get(day)))
    .filter(({ at, endsAt }) => endsAt > from && at < to)
    .toSorted((a, b) => a.at - b.at);
}

/** The occurrence planned for a day, even if moved; null for none. */
export function occurrenceOf(
  appointment: Appointment,
  absences: readonly Away[],
  day: LocalDay,
): Occurrence | null {
  if (!isPlannedFor(appointment, day)) return null;
  const change = appointment.changes.find((one) => one.day === day);
  return occurrenceBy(appointment, absences, day, change);
}

function occurrenceBy(
  { zone, time, duration }: Appointment,
  absences: readonly Away[],
  day: LocalDay,
  change: OccurrenceChange | undefined,
): Occurrence {
  const moved = change?.moved ?? null;
  const at = instantAt(moved?.day ?? day, moved?.time ?? time, zone);
  const away = absences.filter(({ startsAt, endsAt }) => startsAt <= at && at < endsAt);
  return {
    day,
    at,
    endsAt: at + duration * MINUTE_MS,
    moved: moved !== null,
    off: change?.off ?? false,
    by: change?.by ?? null,
    absent: [...new Set(away.map(({ person }) => person))],
    confirmed: change?.confirmed ?? false,
  };
}
