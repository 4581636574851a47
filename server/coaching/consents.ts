import type { Kysely } from 'kysely';
import type { Scope } from '#domain/coaching/scope';
import { agreesTo } from '../access/consent';
import { guardianOf, isMinor } from '../access/guardian';
import type { Database } from '../db/schema';
import { refusal } from './refusals';

/** Whether a scope shows what is kept under the consent to health data alone. */
export function isOfHealth(scope: Scope): boolean {
  return scope === 'body' || scope === 'health';
}

/**
 * Refuses what a person cannot let a coach see yet: body and health before their own consent to
 * health data, anything before who answers for a minor agreed.
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
