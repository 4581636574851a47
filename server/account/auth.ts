import { betterAuth } from 'better-auth';
import { APIError, isAPIError } from 'better-auth/api';
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/account/account';
import { keepSignUpGuardian } from '../access/guardian';
import type { Auth } from '../core/auth';
import { inTransaction } from '../db/transaction';
import { ownOrigins } from '../http/guards';
import { passwordReset } from '../mail/templates/account';
import { passwordChanged } from '../mail/templates/account-change';
import { emailProof } from './email/email-proof';
import { sayAccountExists } from './email/mailed-codes';
import { RESET_S } from './email/reset-token';
import { keepProven } from './email/unproven';
import { namelessSession } from './nameless/session';
import { passkeys } from './proof/passkeys';
import { createPasswords } from './proof/password';
import { createProof } from './proof/proof';
import { secondFactor } from './proof/second-factor';
import type { AuthDeps } from './session/auth-deps';
import { readSession, tokenReader } from './session/read-session';
import { authSecret, sealOf, versionOf } from './session/secret';
import { endIfSuspended, refuseAroundSecondFactor, refuseSuspended } from './session/session-gate';
import { createSessionUse } from './session/session-list';
import { signedAnew } from './session/signed-cookie';
import { endTrust } from './session/trust';

const DAY_S = 86_400;
const SLIDING_DAYS = 60;
const LONGEST_DAYS = 365;

/** The header in which our own code gives the library the client's address. */
export const ADDRESS_HEADER = 'x-anilha-address';

/** The name for mails; absent for an unverified sign-up, as a stranger may have chosen it. */
const provenName = (user: { name: string; emailVerified: boolean }) =>
  user.emailVerified ? { name: user.name } : {};

/** Configures the auth library for e-mail and password with a mailed six-digit code. */
export function createAuth(deps: AuthDeps): Auth {
  const { env, db, dialect, mail, events, log, now } = deps;
  const secret = authSecret(env.authSecret, env.dataDir);
  const previous = env.authSecretPrevious ?? null;
  const secrets = previous === null ? [secret] : [secret, previous];
  const seal = sealOf({ current: secret, previous });
  const noteUse = createSessionUse(db, now);
  const production = env.mode === 'production';
  const passwords = createPasswords(env.passwordCost);
  const refusedProof = createProof(deps, seal, passwords.verify);

  const library = betterAuth({
    appName: 'Anilha',
    baseURL: env.webUrl,
    basePath: '/api/auth',
    // The library decrypts data without a secret's number with `secret`.
    secrets: secrets.map((value) => ({ version: versionOf(value), value })),
    secret: previous ?? secret,
    trustedOrigins: ownOrigins(env),
    telemetry: { enabled: false },
    // No transactions: the library hashes passwords inside them, and SQLite has one connection.
    // After an interrupted sign-up the person can request a new password.
    database: { db, type: dialect, transaction: false },
    logger: {
      level: 'error',
      log: (level, message, ...rest) => {
        const err = rest.find((item) => item instanceof Error) ?? new Error(message);
        if (level === 'error') log.error({ err }, 'auth');
      },
    },
    onAPIError: {
      // A refusal is not a server error. Without this handler the library logs it outside our log.
      onError: (err) => {
        if (!isAPIError(err) || err.statusCode >= 500) log.error({ err }, 'auth');
      },
    },
    user: {
      additionalFields: {
        birthDate: { type: 'string', required: true, returned: false },
        termsVersion: { type: 'string', required: true, returned: false },
        termsAcceptedAt: { type: 'date', required: false, input: false, returned: false },
        guardianAgreed: { type: 'boolean', required: true, returned: false },
      },
    },
    session: {
      expiresIn: SLIDING_DAYS * DAY_S,
      updateAge: DAY_S,
      cookieCache: { enabled: false },
    },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: passwords,
      resetPasswordTokenExpiresIn: RESET_S,
      revokeSessionsOnPasswordReset: true,
      async sendResetPassword({ user, token }) {
        const url = `${env.webUrl}/reset-password?token=${encodeURIComponent(token)}`;
        await mail.queue(db, user.email, passwordReset({ ...provenName(user), url }));
      },
      async onPasswordReset({ user }) {
        await endTrust(db, user.id);
        // The mailed link proves the e-mail, as the code does.
        if (!user.emailVerified) {
          const kept = await inTransaction(db, (trx) => keepProven(trx, events, user));
          // Another sign-up proved the e-mail a moment earlier.
          if (!kept) throw new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN' });
        }
        const forgotUrl = `${env.webUrl}/forgot-password`;
        await inTransaction(db, async (trx) => {
          const words = passwordChanged({ ...provenName(user), at: now(), forgotUrl });
          await mail.queue(trx, user.email, words);
          await events.emit(trx, 'account.guarded', { userId: user.id, what: 'password' });
        });
      },
      onExistingUserSignUp: ({ user }) => sayAccountExists(deps, user.email, user.name),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
    },
    // Our limits also count per account and name the waiting time.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'anilha',
      useSecureCookies: production,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: production },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => ({ data: { ...user, termsAcceptedAt: new Date() } }),
          after: (user, context) => keepSignUpGuardian(db, user.id, context?.body, deps.now()),
        },
      },
      verification: {
        create: {
          // A new code replaces the one before it, even if the clock was set back between them.
          before: async ({ identifier }) => {
            await db.deleteFrom('verification').where('identifier', '=', identifier).execute();
          },
        },
      },
      session: {
        create: {
          before: async ({ userId }, context) => {
            await refuseSuspended(db, userId);
            await refuseAroundSecondFactor(db, userId, context?.path);
          },
          after: (session) => endIfSuspended(db, session),
        },
        update: {
          before: async (changes, context) => {
            const began = context?.context.session?.session.createdAt;
            if (!(changes.expiresAt instanceof Date) || !began) return;
            const latest = new Date(began).getTime() + LONGEST_DAYS * DAY_S * 1000;
            const expiresAt = new Date(Math.min(changes.expiresAt.getTime(), latest));
            return { data: { ...changes, expiresAt } };
          },
        },
      },
    },
    plugins: [
      ...emailProof(deps, secret),
      namelessSession(deps),
      ...secondFactor(deps),
      ...passkeys(deps),
    ],
  });

  const tokenIn = library.$context.then(({ authCookies }) =>
    tokenReader({ name: authCookies.sessionToken.name, secrets }),
  );

  return {
    handle: (request) =>
      library.handler(previous === null ? request : signedAnew(request, secret, previous)),
    async session(headers) {
      const cookies = headers.get('cookie');
      if (cookies === null) return null;
      const token = (await tokenIn)(cookies);
      const session = token === null ? null : await readSession(db, token, now());
      if (session) await noteUse(session.id);
      return session;
    },
    refusedProof,
  };
}
