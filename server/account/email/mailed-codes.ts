import type { BetterAuthPlugin } from 'better-auth';
import { emailOTP } from 'better-auth/plugins';
import { accountExists, verificationCode } from '../../mail/templates/account';
import type { AuthDeps } from '../session/auth-deps';
import { CODE_MINUTES, CODE_TRIES, type CodeDigest, drawCode } from './codes';

/** The library's mailed codes without its endpoint for a typed code; ./verify-email has ours. */
export function mailedCodes(deps: AuthDeps, digest: CodeDigest): BetterAuthPlugin {
  const { db, mail } = deps;
  const library = emailOTP({
    overrideDefaultEmailVerification: true,
    expiresIn: CODE_MINUTES * 60,
    allowedAttempts: CODE_TRIES,
    generateOTP: drawCode,
    storeOTP: { hash: digest },
    async sendVerificationOTP({ email, otp }) {
      const person = await personWith(db, email);
      if (!person) return;
      // Verified people have a password; `leaveNoCode` replaces the stored code by an unguessable
      // one.
      if (person.emailVerified) return sayAccountExists(deps, email, person.name);
      await mail.queue(db, email, verificationCode({ code: otp, minutes: CODE_MINUTES }));
    },
  });
  const { verifyEmailOTP: _, ...endpoints } = library.endpoints;
  return { ...library, endpoints };
}

/** Mails the owner of an e-mail when a sign-up uses it. */
export async function sayAccountExists(
  { db, env, mail }: Pick<AuthDeps, 'db' | 'env' | 'mail'>,
  email: string,
  name: string,
): Promise<void> {
  const urls = { loginUrl: `${env.webUrl}/login`, forgotUrl: `${env.webUrl}/forgot-password` };
  await mail.queue(db, email, accountExists({ name, ...urls }));
}

/** The account with an e-mail, verified or not. */
export async function personWith(db: AuthDeps['db'], email: string) {
  return db
    .selectFrom('user')
    .select(['id', 'name', 'emailVerified'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
}
