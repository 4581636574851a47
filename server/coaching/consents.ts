import type { Kysely } from 'kysely';
import type { Scope } from '#domain/account/scope';
import { agreesTo } from '../access/consent';
import { guardianOf, isMinor } from '../access/guardian';
import type { Database } from '../db/schema';
import { refusal } from './refusals';

/** Whether a scope shows data that needs the consent to health data. */
export function isOfHealth(scope: Scope): boolean {
  return scope === 'body' || scope === 'health';
}

/**
 * Refuses scopes that a person cannot grant yet. Body and health need their own consent to health
 * data first. Minors need their guardian's consent for all scopes.
 */
export async function checkConsents(
  db: Kysely<Database>,
  student: string,
  scopes: readonly Scope[],
  now: number,
): Promise<void> {
  if ((await isMinor(db, student, now)) && (await guardianOf(db, student)) === null) {
    throw refusal('guardian_due');
  }
  if (scopes.some(isOfHealth) && !(await agreesTo(db, student, 'health')))
    throw refusal('health_consent');
}
