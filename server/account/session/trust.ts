import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

/**
 * Invalidates everything outside sessions that replaces a person's proof: devices exempt from the
 * second factor, half-done sign-ins and mailed links. It is for events after which one of these may
 * be in the wrong hands.
 */
export async function endTrust(db: Kysely<Database>, person: string): Promise<void> {
  await db.deleteFrom('verification').where('value', '=', person).execute();
}
