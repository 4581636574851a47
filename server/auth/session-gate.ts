import { APIError } from 'better-auth/api';
import type { Kysely } from 'kysely';
import { isSuspended } from '../access/suspension';
import type { Database } from '../db/schema';

/**
 * The calls that may begin a session of somebody with a second step. Signing in by password is
 * among them because the challenge takes that session back before it is answered.
 */
const OPEN_TO_SECOND_FACTOR = new Set([
  '/sign-in/email',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
  '/change-password',
]);

/**
 * Runs before any session is made. A way in that was added later, or that nobody thought of, must
 * not lead around the second step: whatever is not listed is refused.
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

/** Runs before any session is made: whoever runs the app suspended the account. */
export async function refuseSuspended(db: Kysely<Database>, person: string): Promise<void> {
  if (await isSuspended(db, person)) throw new APIError('FORBIDDEN', { code: 'SUSPENDED' });
}

/**
 * Runs after a session was made: suspending takes the account, so a session that was made meanwhile is
 * either ended by it or finds it here.
 */
export async function endIfSuspended(
  db: Kysely<Database>,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  if (!(await isSuspended(db, userId))) return;
  await db.deleteFrom('session').where('id', '=', id).execute();
  throw new APIError('FORBIDDEN', { code: 'SUSPENDED' });
}
