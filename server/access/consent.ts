import type { Kysely } from 'kysely';
import { type ChosenPurpose, consentOf, isGiven } from '#domain/consent';
import type { Database } from '../db/schema';
import { preferencesOf } from './preferences';

/**
 * Whether a person agrees now to something being done for a purpose, as far as their devices have
 * told the server. Without a word from them: no.
 */
export async function agreesTo(
  db: Kysely<Database>,
  person: string,
  purpose: ChosenPurpose,
): Promise<boolean> {
  return isGiven(consentOf(await preferencesOf(db, person), purpose), purpose);
}
