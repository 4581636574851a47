import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

/**
 * Ends all substitutes for a person's proof without a session: devices exempt from the second
 * factor, half-done sign-ins and mailed links. For every event that suggests a device in wrong
 * hands.
 */
export async function endTrust(db: Kysely<Database>, person: string): Promise<void> {
  await db.deleteFrom('verification').where('value', '=', person).execute();
}
