import type { Selectable, Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { isPlannedFor, occurrenceOf } from '#domain/agenda/appointments';
import { daysBetween, isLocalDay, localDay } from '#domain/local-day';
import type {
  AgendaAppointment,
  AppointmentPlan,
  ChangeOccurrence,
  NewAppointment,
} from '#protocol/agenda/appointments';
import { type Grant, heldGrant, noticeKeyOf } from '../access/coaching';
import type { Actor } from '../core/auth';
import type { Deps } from '../core/deps';
import type { Database } from '../db/schema';
import type { AppointmentChangeTable } from '../db/tables/appointments';
import { agendaOf } from './agenda';
import { refusal } from './refusals';
import { requireFree } from './require-free';

type AgendaDeps = Pick<Deps, 'now' | 'notices'>;

/** Limits for one link: appointments that are not over, and all of them. */
const [MOST_AHEAD, MOST_KEPT] = [50, 2000];
/** Maximum days from today to a changed day, because every change of a plan is read with it. */
const MOST_DAYS = 366;

/**
 * Creates a coach's appointment with a linked student. Needs a transaction.
 * @returns its id
 */
export async function plan(
  deps: AgendaDeps,
  trx: Transaction<Database>,
  coach: Actor,
  { student, ifFree = false, ...form }: NewAppointment,
): Promise<string> {
  const grant = await heldGrant(trx, coach.id, student);
  if (!grant) throw refusal('unknown_link');
  if (ifFree) {
    const planned = { ...form, changes: [] };
    await requireFree(trx, coach, coach.id, { id: null, planned, now: deps.now() });
  }
  const kept = await trx
    .selectFrom('appointment')
    .select(['day', 'weekdays', 'until'])
    .where('link_id', '=', grant.link)
    .execute();
  const today = localDay(deps.now(), form.zone);
  const ahead = kept.filter(({ day, weekdays, until }) =>
    weekdays === '[]' ? day >= today : until === null || until >= today,
  );
  if (ahead.length >= MOST_AHEAD || kept.length >= MOST_KEPT) {
    throw refusal('too_many_appointments');
  }
  const id = uuidv7();
  await trx
    .insertInto('appointment')
    .values({ id, link_id: grant.link, ...columnsOf(form), updated_at: deps.now() })
    .execute();
  await tellOther(deps, trx, { grant, by: coach, id, said: 'planned' });
  return id;
}

/**
 * A coach replaces the plan of an appointment. A new time of day drops the changes of coming days.
 * With the same time, moves and cancellations stay on days that the plan still has, and
 * confirmations are cleared.
 */
export async function replan(
  deps: AgendaDeps,
  trx: Transaction<Database>,
  coach: Actor,
  id: string,
  { ifFree = false, ...form }: AppointmentPlan,
): Promise<void> {
  const { grant, appointment } = await heldBy(trx, coach, id, 'coach');
  const at = deps.now();
  if (ifFree) {
    await requireFree(trx, coach, coach.id, { id, planned: { ...form, changes: [] }, now: at });
  }
  await trx
    .updateTable('appointment')
    .set({ ...columnsOf(form), updated_at: at })
    .where('id', '=', id)
    .execute();
  const isSameTime = appointment.zone === form.zone && appointment.time === form.time;
  const planned = { ...appointment, ...form };
  const today = localDay(at, form.zone);
  const ahead = appointment.changes.map(({ day }) => day).filter((day) => day >= today);
  const gone = ahead.filter((day) => !isSameTime || !isPlannedFor(planned, day));
  if (gone.length > 0) {
    await trx
      .deleteFrom('appointment_change')
      .where('appointment_id', '=', id)
      .where('day', 'in', gone)
      .execute();
  }
  await trx
    .updateTable('appointment_change')
    .set({ confirmed_at: null })
    .where('appointment_id', '=', id)
    .where('day', '>=', today)
    .execute();
  await tellOther(deps, trx, { grant, by: coach, id, said: 'replanned' });
}

/** Deletes a coach's appointment with all its past and future occurrences. */
export async function removeAppointment(
  deps: AgendaDeps,
  trx: Transaction<Database>,
  coach: Actor,
  id: string,
): Promise<void> {
  const { grant } = await heldBy(trx, coach, id, 'coach');
  await trx.deleteFrom('appointment').where('id', '=', id).execute();
  await tellOther(deps, trx, { grant, by: coach, id, said: 'removed' });
}

/**
 * Moves, cancels or confirms one occurrence, or undoes that. Either side may do so, but only the
 * student may confirm.
 */
export async function changeOccurrence(
  deps: AgendaDeps,
  trx: Transaction<Database>,
  person: Actor,
  { id, day }: { readonly id: string; readonly day: string },
  change: ChangeOccurrence,
): Promise<void> {
  const who = change.kind === 'confirmed' ? 'student' : 'either';
  const { grant, appointment } = await heldBy(trx, person, id, who);
  const occurrence = isLocalDay(day) ? occurrenceOf(appointment, [], day) : null;
  if (!occurrence) throw refusal('unknown_appointment');
  if (change.kind === 'confirmed' && change.at !== undefined) {
    if (occurrence.off || occurrence.at !== change.at) throw refusal('changed_meanwhile');
  }
  const today = localDay(deps.now(), appointment.zone);
  const days = change.kind === 'moved' ? [day, change.day] : [day];
  if (days.some((one) => Math.abs(daysBetween(today, one)) > MOST_DAYS)) throw refusal('too_far');
  if (change.kind === 'moved' && change.ifFree) {
    const planned = { ...appointment, ...change, weekdays: [], until: null, changes: [] };
    const wanted = { id, planned, now: deps.now() };
    await requireFree(trx, person, person.id, wanted);
    if (appointment.as === 'student') {
      await requireFree(trx, appointment.other, person.id, wanted);
    }
  }
  const columns = changedColumns(change, person.id, deps.now());
  const row = {
    appointment_id: id,
    day,
    moved_day: null,
    moved_time: null,
    off: 0,
    by_id: null,
    confirmed_at: null,
  };
  await trx
    .insertInto('appointment_change')
    .values({ ...row, ...columns })
    .onConflict((conflict) => conflict.columns(['appointment_id', 'day']).doUpdateSet(columns))
    .execute();
  if (change.kind === 'confirmed' && !change.confirmed) return;
  await tellOther(deps, trx, { grant, by: person, id: `${id}:${day}`, said: change.kind });
}

/**
 * The stored change of a day. Every other change clears the confirmation, which was for the former
 * time.
 */
function changedColumns(
  change: ChangeOccurrence,
  by: string,
  now: number,
): Partial<Selectable<AppointmentChangeTable>> {
  const planned = { moved_day: null, moved_time: null, off: 0, by_id: null, confirmed_at: null };
  switch (change.kind) {
    case 'confirmed':
      return { confirmed_at: change.confirmed ? now : null };
    case 'moved':
      return { ...planned, moved_day: change.day, moved_time: change.time, by_id: by };
    case 'off':
      return { ...planned, off: 1, by_id: by };
    case 'planned':
      return planned;
  }
}

function columnsOf({ zone, day, time, duration, weekdays, until, place }: AppointmentPlan) {
  return { zone, day, time, duration, weekdays: JSON.stringify(weekdays), until, place };
}

/** An appointment of an active link; for other people it looks like an unknown one. */
async function heldBy(
  trx: Transaction<Database>,
  person: Actor,
  id: string,
  as: 'coach' | 'student' | 'either',
): Promise<{ grant: Grant; appointment: AgendaAppointment }> {
  const { appointments } = await agendaOf(trx, person.id);
  const appointment = appointments.find((one) => one.id === id);
  if (!appointment || (as !== 'either' && appointment.as !== as)) {
    throw refusal('unknown_appointment');
  }
  const { other } = appointment;
  const [coach, student] =
    appointment.as === 'coach' ? [person.id, other.id] : [other.id, person.id];
  const grant = await heldGrant(trx, coach, student);
  if (!grant) throw refusal('unknown_appointment');
  return { grant, appointment };
}

type Said = 'planned' | 'replanned' | 'removed' | 'moved' | 'off' | 'confirmed';

const SAID: Readonly<Record<Said, string>> = {
  planned: 'marcou um horário',
  replanned: 'mudou um horário',
  removed: 'desmarcou um horário',
  moved: 'mudou um horário',
  off: 'desmarcou um horário',
  confirmed: 'confirmou um horário',
};

async function tellOther(
  { now, notices }: AgendaDeps,
  trx: Transaction<Database>,
  { grant, by, id, said }: { grant: Grant; by: Actor; id: string; said: Said },
): Promise<void> {
  await notices.tell(trx, {
    person: by.id === grant.student ? grant.professional : grant.student,
    kind: 'coach',
    key: `${noticeKeyOf(grant.link)}agenda:${id}:${now()}`,
    title: `${by.name} ${SAID[said]}`,
    body: 'Veja na agenda.',
    path: '/app/agenda',
  });
}
