import { betterAuth } from 'better-auth';
import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import { emailOTP } from 'better-auth/plugins';
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/account';
import { keepSignUpGuardian } from '../access/guardian';
import type { Auth } from '../access/session';
import { inTransaction } from '../db/transaction';
import type { Deps } from '../deps';
import { ownOrigins } from '../http/guards';
import { accountExists, passwordReset, verificationCode } from '../mail/templates/account';
import { passwordChanged } from '../mail/templates/account-change';
import { CODE_MINUTES, CODE_TRIES, createCodeDigest, drawCode } from './codes';
import { passkeys } from './passkeys';
import { createPasswords } from './password';
import { createProof } from './proof';
import { readSession, tokenReader } from './read-session';
import { secondFactor } from './second-factor';
import { authSecret } from './secret';
import { refuseAroundSecondFactor, refuseSuspended } from './session-gate';
import { createSessionUse } from './session-list';
import { endTrust } from './trust';

const MINUTE_S = 60;
const DAY_S = 86_400;
const SLIDING_DAYS = 60;
const LONGEST_DAYS = 365;

/** The header in which our own code tells the library whose request it is. */
export const ADDRESS_HEADER = 'x-anilha-address';

/** After these calls an unknown e-mail must look like a known one, wrong codes included. */
const CODE_PATHS = new Set(['/sign-up/email', '/email-otp/send-verification-otp']);

export type AuthDeps = Pick<Deps, 'env' | 'db' | 'dialect' | 'now' | 'log' | 'mail' | 'events'>;

/** The auth library, set up for e-mail and password with a mailed six-digit code. */
export function createAuth(deps: AuthDeps): Auth {
  const { env, db, dialect, mail, events, log, now } = deps;
  const secret = authSecret(env.authSecret, env.dataDir);
  const digest = createCodeDigest(secret);
  const noteUse = createSessionUse(db, now);
  const production = env.mode === 'production';
  const passwords = createPasswords(env.passwordCost);
  const refusedProof = createProof(deps, secret, passwords.verify);

  async function personOf(email: string) {
    return db
      .selectFrom('user')
      .select(['id', 'name', 'emailVerified'])
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst();
  }

  async function sayAccountExists(email: string, name: string): Promise<void> {
    const urls = { loginUrl: `${env.webUrl}/login`, forgotUrl: `${env.webUrl}/forgot-password` };
    await mail.queue(db, email, accountExists({ name, ...urls }));
  }

  const library = betterAuth({
    appName: 'Anilha',
    baseURL: env.webUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: ownOrigins(env),
    telemetry: { enabled: false },
    // Without transactions: the library hashes inside of them, and SQLite has one connection.
    // A sign-up cut in half is healed by asking for a new password.
    database: { db, type: dialect, transaction: false },
    logger: {
      level: 'error',
      log: (level, message, ...rest) => {
        const err = rest.find((item) => item instanceof Error) ?? new Error(message);
        if (level === 'error') log.error({ err }, 'auth');
      },
    },
    onAPIError: {
      // A refusal is no fault of ours; without this the library writes it past our log.
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
      resetPasswordTokenExpiresIn: 60 * MINUTE_S,
      revokeSessionsOnPasswordReset: true,
      async sendResetPassword({ user, token }) {
        const url = `${env.webUrl}/reset-password?token=${encodeURIComponent(token)}`;
        await mail.queue(db, user.email, passwordReset({ name: user.name, url }));
      },
      async onPasswordReset({ user }) {
        await endTrust(db, user.id);
        // The mailed link proves the e-mail as the code does.
        if (!user.emailVerified) await markVerified(user.id);
        const forgotUrl = `${env.webUrl}/forgot-password`;
        await inTransaction(db, async (trx) => {
          const words = passwordChanged({ name: user.name, at: now(), forgotUrl });
          await mail.queue(trx, user.email, words);
          await events.emit(trx, 'account.guarded', { userId: user.id, what: 'password' });
        });
      },
      onExistingUserSignUp: ({ user }) => sayAccountExists(user.email, user.name),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      async afterEmailVerification(user) {
        await tellVerified(user.id);
      },
    },
    // Ours counts by account as well, and names the wait.
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
          // A new code ends the one before it, whatever the clock says of their order.
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
    hooks: {
      after: createAuthMiddleware(async (context) => {
        const email: unknown = context.body?.email;
        if (!CODE_PATHS.has(context.path) || typeof email !== 'string') return;
        const identifier = `email-verification-otp-${email.toLowerCase()}`;
        const verifications = context.context.internalAdapter;
        if (await verifications.findVerificationValue(identifier)) return;
        await verifications.createVerificationValue({
          identifier,
          value: `${await digest(drawCode())}:0`,
          expiresAt: new Date(Date.now() + CODE_MINUTES * MINUTE_S * 1000),
        });
      }),
    },
    plugins: [
      emailOTP({
        overrideDefaultEmailVerification: true,
        expiresIn: CODE_MINUTES * MINUTE_S,
        allowedAttempts: CODE_TRIES,
        generateOTP: drawCode,
        storeOTP: { hash: digest },
        async sendVerificationOTP({ email, otp }) {
          const person = await personOf(email);
          if (!person) return;
          // A code signs in; who is verified has a password for that.
          if (person.emailVerified) return sayAccountExists(email, person.name);
          const words = { name: person.name, code: otp, minutes: CODE_MINUTES };
          await mail.queue(db, email, verificationCode(words));
        },
      }),
      ...secondFactor(deps),
      ...passkeys(deps),
    ],
  });

  const tokenIn = library.$context.then(({ authCookies, secret: signing }) =>
    tokenReader({ name: authCookies.sessionToken.name, secret: signing }),
  );

  async function markVerified(userId: string): Promise<void> {
    const truth = dialect === 'postgres' ? true : 1;
    await db.updateTable('user').set({ emailVerified: truth }).where('id', '=', userId).execute();
    await tellVerified(userId);
  }

  async function tellVerified(userId: string): Promise<void> {
    await inTransaction(db, (trx) => events.emit(trx, 'account.verified', { userId }));
  }

  return {
    handle: (request) => library.handler(request),
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
