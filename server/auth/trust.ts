import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/**
 * Ends what stands in for a person's proof without a session: devices that are spared the second
 * step, half-done sign-ins and mailed links. For whatever says that a device may be in wrong hands.
 */
export async function endTrust(db: Kysely<Database>, person: string): Promise<void> {
  await db.deleteFrom('verification').where('value', '=', person).execute();
}
