import type { Kysely, Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { AGE_ZONE } from '#domain/age';
import { occurrencesBetween, withInstants } from '#domain/agenda/appointments';
import { localDay } from '#domain/local-day';
import type { NewAbsence } from '#protocol/agenda/appointments';
import { coachesOf, grantsOf, noticeKeyOf } from '../access/coaching';
import type { Actor } from '../core/auth';
import type { Deps } from '../core/deps';
import type { Database } from '../db/schema';
import { agendaOf } from './agenda';
import { refusal } from './refusals';

/** Maximum absences of one person. */
const MOST = 100;

/**
 * Stores a person's absence and notifies the people that they would have met. Needs a transaction.
 * @returns its id
 */
export async function addAbsence(
  { notices }: Pick<Deps, 'notices'>,
  trx: Transaction<Database>,
  person: Actor,
  { zone, from, until }: NewAbsence,
): Promise<string> {
  const { appointments, absences } = await agendaOf(trx, person.id);
  if (absences.filter((one) => one.person === person.id).length >= MOST) {
    throw refusal('too_many_absences');
  }
  const id = uuidv7();
  await trx
    .insertInto('absence')
    .values({ id, person_id: person.id, zone, from_day: from, until_day: until })
    .execute();
  const { startsAt, endsAt } = withInstants({ person: person.id, zone, from, until });
  const met = appointments.filter((one) =>
    occurrencesBetween(one, [], startsAt, endsAt).some(({ off }) => !off),
  );
  const grants = [...(await grantsOf(trx, person.id)), ...(await coachesOf(trx, person.id))];
  for (const other of new Set(met.map((one) => one.other.id))) {
    const grant = grants.find((one) => one.student === other || one.professional === other);
    if (!grant) continue;
    await notices.tell(trx, {
      person: other,
      kind: 'coach',
      path: '/app/agenda',
      key: `${noticeKeyOf(grant.link)}absence:${id}`,
      title: `${person.name} vai se ausentar`,
      body: 'Veja na agenda os horários que mudam.',
    });
  }
  return id;
}

/** Deletes an absence of the person; does nothing for an unknown one or another person's. */
export async function removeAbsence(
  db: Kysely<Database>,
  person: string,
  id: string,
): Promise<void> {
  await db.deleteFrom('absence').where('id', '=', id).where('person_id', '=', person).execute();
}

/** Deletes absences that ended before the day of an instant, epoch ms. */
export async function forgetAbsences(db: Kysely<Database>, before: number): Promise<void> {
  await db.deleteFrom('absence').where('until_day', '<', localDay(before, AGE_ZONE)).execute();
}
