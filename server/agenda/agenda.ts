import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Agenda, AgendaAbsence, AgendaAppointment } from '#protocol/agenda/appointments';
import { coachesOf, type Grant, grantsOf } from '../access/coaching';
import { namesOf } from '../access/names';
import type { Database } from '../db/schema';

const weekdaysSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.picklist([0, 1, 2, 3, 4, 5, 6])),
);

/** The appointments and absences of a person's links, on both sides. */
export async function agendaOf(db: Kysely<Database>, person: string): Promise<Agenda> {
  const grants = [...(await grantsOf(db, person)), ...(await coachesOf(db, person))];
  const otherOf = ({ professional, student }: Grant) =>
    professional === person ? student : professional;
  const others = [...new Set(grants.map(otherOf))];
  const names = await namesOf(db, others);
  const changes = await changesOf(db, grants);
  const rows = await inLinks(db, grants);
  const appointments = rows.flatMap((row): AgendaAppointment[] => {
    const grant = grants.find(({ link }) => link === row.link_id);
    if (!grant) return [];
    const { id, zone, day, time, duration, until, place } = row;
    return [
      {
        id,
        zone,
        day,
        time,
        duration,
        until,
        place,
        as: grant.professional === person ? 'coach' : 'student',
        other: { id: otherOf(grant), name: names.get(otherOf(grant)) ?? '' },
        weekdays: v.parse(weekdaysSchema, row.weekdays),
        changes: changes.get(id) ?? [],
      },
    ];
  });
  const address = await db
    .selectFrom('calendar_address')
    .select('created_at')
    .where('user_id', '=', person)
    .executeTakeFirst();
  const absences = await absencesOf(db, person, names);
  return { appointments, absences, calendarSince: address?.created_at ?? null };
}

async function inLinks(db: Kysely<Database>, grants: readonly Grant[]) {
  if (grants.length === 0) return [];
  return db
    .selectFrom('appointment')
    .selectAll()
    .where(
      'link_id',
      'in',
      grants.map(({ link }) => link),
    )
    .orderBy('id')
    .execute();
}

async function changesOf(
  db: Kysely<Database>,
  grants: readonly Grant[],
): Promise<ReadonlyMap<string, AgendaAppointment['changes']>> {
  const found = new Map<string, AgendaAppointment['changes']>();
  if (grants.length === 0) return found;
  const rows = await db
    .selectFrom('appointment_change as change')
    .innerJoin('appointment', 'appointment.id', 'change.appointment_id')
    .selectAll('change')
    .where(
      'link_id',
      'in',
      grants.map(({ link }) => link),
    )
    .orderBy('change.day')
    .execute();
  for (const { appointment_id, day, moved_day, moved_time, off, by_id, confirmed_at } of rows) {
    const moved =
      moved_day !== null && moved_time !== null ? { day: moved_day, time: moved_time } : null;
    const change = { day, moved, off: off === 1, by: by_id, confirmed: confirmed_at !== null };
    const known = found.get(appointment_id);
    if (known) known.push(change);
    else found.set(appointment_id, [change]);
  }
  return found;
}

/** Absences of this person and of the linked people, with their `names`. */
async function absencesOf(
  db: Kysely<Database>,
  person: string,
  names: ReadonlyMap<string, string>,
): Promise<AgendaAbsence[]> {
  const rows = await db
    .selectFrom('absence')
    .selectAll()
    .where('person_id', 'in', [person, ...names.keys()])
    .orderBy('from_day')
    .execute();
  return rows.map(({ id, person_id, zone, from_day, until_day }) => ({
    id,
    person: person_id,
    zone,
    from: from_day,
    until: until_day,
    name: person_id === person ? null : (names.get(person_id) ?? ''),
  }));
}
