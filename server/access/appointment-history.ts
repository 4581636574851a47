import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** An appointment as both people read it in "baixar meus dados". */
interface ToldAppointment {
  readonly with: string;
  readonly zone: string;
  readonly day: string;
  /** Time of day in the zone, such as "07:30". */
  readonly time: string;
  readonly until: string | null;
  readonly place: string;
}

/** All appointments of a person with coaches and students, whatever the status of the link. */
export async function appointmentsToldTo(
  db: Kysely<Database>,
  person: string,
): Promise<ToldAppointment[]> {
  const rows = await db
    .selectFrom('appointment')
    .innerJoin('coaching_link as link', 'link.id', 'appointment.link_id')
    .innerJoin('user as coach', 'coach.id', 'link.professional_id')
    .innerJoin('user as student', 'student.id', 'link.student_id')
    .select(['zone', 'day', 'time', 'until', 'place', 'professional_id'])
    .select(['coach.name as coach', 'student.name as student'])
    .where(({ eb, or }) => or([eb('professional_id', '=', person), eb('student_id', '=', person)]))
    .orderBy('day')
    .orderBy('appointment.id')
    .execute();
  const two = (figure: number) => String(figure).padStart(2, '0');
  return rows.map(({ zone, day, time, until, place, coach, student, professional_id }) => ({
    with: professional_id === person ? student : coach,
    zone,
    day,
    until,
    place,
    time: `${two(Math.floor(time / 60))}:${two(time % 60)}`,
  }));
}
