import type { Kysely } from 'kysely';
import { type ChosenPurpose, consentOf, isGiven } from '#domain/account/consent';
import type { Database } from '../db/schema';
import { preferencesOf } from './preferences';

/**
 * Whether a person currently consents to a purpose, according to what their devices have sent.
 * False if they sent nothing.
 */
export async function agreesTo(
  db: Kysely<Database>,
  person: string,
  purpose: ChosenPurpose,
): Promise<boolean> {
  return isGiven(consentOf(await preferencesOf(db, person), purpose), purpose);
}
