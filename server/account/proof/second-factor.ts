import { randomInt } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import {
  APIError,
  createAuthEndpoint,
  createAuthMiddleware,
  getSessionFromCtx,
  isAPIError,
  sessionMiddleware,
} from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import { twoFactor } from 'better-auth/plugins';
import * as v from 'valibot';
import { RECOVERY_CODES, recoveryCodeOf } from '#domain/account/second-factor';
import { inTransaction } from '../../db/transaction';
import { type SecurityChange, securityChanged } from '../../mail/templates/security';
import type { AuthDeps } from '../session/auth-deps';
import { endTrust } from '../session/trust';
import { type AccountLimits, createAccountLimits } from './account-limits';

const CHALLENGE_S = 600;
const TRUST_S = 30 * 86_400;
/** No letters or digits that are easily confused on paper. */
const RECOVERY_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_LENGTH = 10;

const CONFIRM = '/two-factor/verify-totp';
const RECOVER = '/two-factor/verify-backup-code';
const DISABLE = '/two-factor/disable';
const NEW_CODES = '/two-factor/generate-backup-codes';

/** Calls after which no device may skip the second factor any more. */
const END_TRUST = new Set([
  DISABLE,
  '/change-password',
  '/revoke-session',
  '/revoke-sessions',
  '/revoke-other-sessions',
]);

type SecondFactorDeps = Pick<AuthDeps, 'db' | 'mail' | 'now' | 'env' | 'events'>;
type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/**
 * The second factor of a sign-in: a code of an authenticator app (RFC 6238, six digits, 30 s), or
 * one of ten recovery codes. Secrets and codes are stored encrypted.
 */
export function secondFactor(deps: SecondFactorDeps): BetterAuthPlugin[] {
  const library = twoFactor({
    issuer: 'Anilha',
    twoFactorCookieMaxAge: CHALLENGE_S,
    trustDeviceMaxAge: TRUST_S,
    backupCodeOptions: {
      storeBackupCodes: 'encrypted',
      customBackupCodesGenerate: () => Array.from({ length: RECOVERY_CODES }, drawRecoveryCode),
    },
    // Our limits count per account as well and name the waiting time.
    accountLockout: { enabled: false },
  });
  return [library, guard(deps)];
}

function drawRecoveryCode(): string {
  const signs = Array.from({ length: RECOVERY_LENGTH }, () =>
    RECOVERY_SIGNS.charAt(randomInt(RECOVERY_SIGNS.length)),
  );
  return recoveryCodeOf(signs.join(''));
}

/**
 * Rules that the library lacks: limits per person, codes that are valid once, and trust that ends.
 */
function guard(deps: SecondFactorDeps): BetterAuthPlugin {
  const limits = createAccountLimits(deps);
  return {
    id: 'anilha-second-factor',
    endpoints: { secondFactorState: stateEndpoint() },
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === CONFIRM || path === RECOVER,
          handler: createAuthMiddleware((context) => beforeCode(context, limits)),
        },
        {
          matcher: ({ path }) => END_TRUST.has(path ?? ''),
          handler: createAuthMiddleware(async (context) => {
            const session = await getSessionFromCtx(context);
            if (session) await endTrust(deps.db, session.user.id);
          }),
        },
      ],
      after: [
        {
          matcher: ({ path }) => path === CONFIRM || path === RECOVER,
          handler: createAuthMiddleware(async (context) => {
            if (isAPIError(context.context.returned)) return;
            const { newSession, session } = context.context;
            const person = (newSession ?? session)?.user.id;
            if (person === undefined) return;
            await (context.path === RECOVER
              ? limits.rightRecovery(person)
              : limits.rightCode(person));
          }),
        },
        {
          matcher: ({ path }) => path === CONFIRM || path === DISABLE || path === NEW_CODES,
          handler: createAuthMiddleware(async (context) => {
            const person = context.context.session?.user;
            if (!person || isAPIError(context.context.returned)) return;
            const change = changeOf(context.path, person.twoFactorEnabled === true);
            if (!change) return;
            const url = `${deps.env.webUrl}/app/account`;
            await inTransaction(deps.db, async (trx) => {
              const words = securityChanged({ name: person.name, change, url });
              await deps.mail.queue(trx, person.email, words);
              await deps.events.emit(trx, 'account.guarded', {
                userId: person.id,
                what: 'ways-in',
              });
            });
          }),
        },
      ],
    },
  };
}

function changeOf(path: string | undefined, wasOn: boolean): SecurityChange | null {
  if (path === CONFIRM) return wasOn ? null : 'second-factor-on';
  if (path === DISABLE) return 'second-factor-off';
  return path === NEW_CODES ? 'recovery-codes' : null;
}

/**
 * Counts the try, and refuses a code of the app that was used before. It is valid for 90 seconds,
 * and a person who saw it over the owner's shoulder must not get in with it (RFC 6238, 5.2).
 */
async function beforeCode(context: Context, limits: AccountLimits): Promise<void> {
  const person = await personAtStep(context);
  if (person === null) return;
  if (context.path === RECOVER) return limits.recovery(person);
  await limits.code(person);
  if (!(await limits.firstUse(person, String(context.body?.code)))) {
    throw new APIError('UNAUTHORIZED', { code: 'CODE_USED', message: 'The code was used' });
  }
}

/** The person of a code: from the session, or from the challenge after the password. */
async function personAtStep(context: Context): Promise<string | null> {
  const session = await getSessionFromCtx(context);
  if (session) return session.user.id;
  const { name } = context.context.createAuthCookie('two_factor');
  const challenge = await context.getSignedCookie(name, context.context.secret);
  if (!challenge) return null;
  const begun = await context.context.internalAdapter.findVerificationValue(challenge);
  return begun?.value ?? null;
}

const codesSchema = v.array(v.string());

/** GET /two-factor/state: `{ on, codesLeft }` of the signed-in person. */
function stateEndpoint() {
  return createAuthEndpoint(
    '/two-factor/state',
    { method: 'GET', use: [sessionMiddleware] },
    async (context) => {
      const { user } = context.context.session;
      const row = await context.context.adapter.findOne<{
        backupCodes: string;
        verified: boolean | null;
      }>({ model: 'twoFactor', where: [{ field: 'userId', value: user.id }] });
      if (!row?.verified) return context.json({ on: false, codesLeft: 0 });
      const key = context.context.secretConfig;
      const codes = await symmetricDecrypt({ key, data: row.backupCodes });
      return context.json({ on: true, codesLeft: v.parse(codesSchema, JSON.parse(codes)).length });
    },
  );
}
