import * as v from 'valibot';
import {
  APPOINTMENT_MINUTES,
  daySchema,
  dayTimeSchema,
  PLACE_LENGTH,
} from '#domain/agenda/appointments';
import { daysBetween } from '#domain/local-day';
import { zoneNamed } from '#domain/zone-name';

const instant = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
const person = v.object({ id, name: v.string() });

/**
 * A zone of the tz database that this machine knows, in any spelling; read as its canonical name.
 */
export const zoneSchema = v.pipe(v.string(), v.transform(zoneNamed), v.string());
const weekdays = v.pipe(
  v.array(v.picklist([0, 1, 2, 3, 4, 5, 6])),
  v.check((days) => new Set(days).size === days.length),
);
/** For longer absences people end the link, or add another absence. */
const LONGEST_ABSENCE_DAYS = 366;

const plan = {
  /** The zone of the coach's device, for days and times. */
  zone: zoneSchema,
  day: daySchema,
  time: dayTimeSchema,
  duration: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(APPOINTMENT_MINUTES.least),
    v.maxValue(APPOINTMENT_MINUTES.most),
  ),
  weekdays,
  until: v.nullable(daySchema),
  place: v.pipe(v.string(), v.trim(), v.maxLength(PLACE_LENGTH)),
};
/**
 * True refuses a time at which the requester, or the coach, has another appointment (409,
 * `overlap`). Older clients send nothing and are never refused.
 */
const ifFree = v.optional(v.boolean());

/** PUT /api/coaching/appointments/:id (204). A new time of day drops the changes of coming days. */
export const appointmentPlanSchema = v.pipe(
  v.object({ ...plan, ifFree }),
  v.check(({ day, until }) => until === null || until >= day),
);
export type AppointmentPlan = v.InferOutput<typeof appointmentPlanSchema>;

/** POST /api/coaching/appointments, by a coach; answered by 201 and `{id}`. */
export const newAppointmentSchema = v.pipe(
  v.object({ student: id, ...plan, ifFree }),
  v.check(({ day, until }) => until === null || until >= day),
);
export type NewAppointment = v.InferOutput<typeof newAppointmentSchema>;

export const madeSchema = v.object({ id });

/**
 * PUT /api/coaching/appointments/:id/days/:day (204), by either side. `planned` undoes a move or a
 * cancellation. Only the student confirms. `at` is when they saw the appointment, epoch ms; a
 * change since then is refused (409, `changed_meanwhile`).
 */
export const occurrenceChangeSchema = v.variant('kind', [
  v.object({ kind: v.literal('moved'), day: daySchema, time: dayTimeSchema, ifFree }),
  v.object({ kind: v.literal('off') }),
  v.object({ kind: v.literal('planned') }),
  v.object({ kind: v.literal('confirmed'), confirmed: v.boolean(), at: v.optional(instant) }),
]);
export type ChangeOccurrence = v.InferOutput<typeof occurrenceChangeSchema>;

export const appointmentSchema = v.object({
  id,
  /** The requester's role in it. */
  as: v.picklist(['coach', 'student']),
  other: person,
  ...plan,
  changes: v.array(
    v.object({
      day: daySchema,
      moved: v.nullable(v.object({ day: daySchema, time: dayTimeSchema })),
      off: v.boolean(),
      by: v.nullable(id),
      confirmed: v.boolean(),
    }),
  ),
});
export type AgendaAppointment = v.InferOutput<typeof appointmentSchema>;

/** POST /api/coaching/absences (201, `{id}`); DELETE /api/coaching/absences/:id (204). */
export const newAbsenceSchema = v.pipe(
  v.object({ zone: zoneSchema, from: daySchema, until: daySchema }),
  v.check(({ from, until }) => until >= from && daysBetween(from, until) <= LONGEST_ABSENCE_DAYS),
);
export type NewAbsence = v.InferOutput<typeof newAbsenceSchema>;

export const absenceSchema = v.object({
  id,
  person: id,
  /** Null for the reader's own absence. */
  name: v.nullable(v.string()),
  zone: zoneSchema,
  from: daySchema,
  until: daySchema,
});
export type AgendaAbsence = v.InferOutput<typeof absenceSchema>;

/** GET /api/coaching/appointments: appointments of active links, and absences. */
export const agendaSchema = v.object({
  appointments: v.array(appointmentSchema),
  absences: v.array(absenceSchema),
  /** Creation of the secret address of the person's calendar; null for none. */
  calendarSince: v.nullable(instant),
});
export type Agenda = v.InferOutput<typeof agendaSchema>;

/**
 * POST /api/coaching/calendar creates the address of the person's calendar, in place of the former
 * one; only this answer contains it. DELETE ends it (204).
 */
export const calendarAddressSchema = v.object({ address: v.pipe(v.string(), v.url()) });
