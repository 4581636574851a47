import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** A person's zone before a device reports one. */
const USUAL_ZONE = 'America/Sao_Paulo';

/** A person's IANA zone, for quiet hours and the time of notices. */
export async function zoneOf(db: Kysely<Database>, person: string): Promise<string> {
  const row = await db
    .selectFrom('notice_person')
    .select('zone')
    .where('user_id', '=', person)
    .executeTakeFirst();
  return row?.zone ?? USUAL_ZONE;
}

/** Stores a person's zone (IANA, as `zoneNamed` spells it). */
export async function keepZone(db: Kysely<Database>, person: string, zone: string): Promise<void> {
  await db
    .insertInto('notice_person')
    .values({ user_id: person, zone, today_at: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ zone }))
    .execute();
}
