import { APIError } from 'better-auth/api';
import type { Kysely } from 'kysely';
import { isSuspended } from '../../access/suspension';
import type { Database } from '../../db/schema';

/**
 * The calls that may start a session of a person with a second factor. Signing in by password is
 * among them, because the challenge ends that session before the answer.
 */
const OPEN_TO_SECOND_FACTOR = new Set([
  '/sign-in/email',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
  '/change-password',
]);

/**
 * Runs before any session is created. A new or forgotten way to sign in must not bypass the second
 * factor, so unlisted ones are refused.
 */
export async function refuseAroundSecondFactor(
  db: Kysely<Database>,
  person: string,
  path: string | undefined,
): Promise<void> {
  if (path !== undefined && OPEN_TO_SECOND_FACTOR.has(path)) return;
  const found = await db
    .selectFrom('user')
    .select('twoFactorEnabled')
    .where('id', '=', person)
    .executeTakeFirst();
  if (found?.twoFactorEnabled) throw new APIError('FORBIDDEN', { code: 'SECOND_FACTOR_REQUIRED' });
}

/** Runs before any session is created: refuses suspended accounts. */
export async function refuseSuspended(db: Kysely<Database>, person: string): Promise<void> {
  if (await isSuspended(db, person)) throw new APIError('FORBIDDEN', { code: 'SUSPENDED' });
}

/**
 * Runs after a session was created, and throws if the account is suspended. A suspension at the
 * same moment either deletes the new session itself, or is found here.
 */
export async function endIfSuspended(
  db: Kysely<Database>,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  if (!(await isSuspended(db, userId))) return;
  await db.deleteFrom('session').where('id', '=', id).execute();
  throw new APIError('FORBIDDEN', { code: 'SUSPENDED' });
}
