import { randomBytes } from 'node:crypto';
import type { createAuthMiddleware } from 'better-auth/api';
import { expireCookie } from 'better-auth/cookies';
import type { Kysely } from 'kysely';
import { keptMs } from '#domain/account/retention';
import type { Database } from '../../db/schema';
import { storedName } from './codes';

export type AuthContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

const SECRET = /^[\w-]{43}$/;
const KEPT_MS = keptMs('unproven');

/** The prefix makes the value differ from the bare person id, by which endTrust deletes (trust.ts). */
const proofOf = (person: string) => `sign-up:${person}`;
const nameOf = (email: string, secret: string) => `sign-up-${email}-${secret}`;

/**
 * Links a browser to the sign-up that it created, or for which its user typed the password. The
 * browser has a random secret in a cookie that scripts cannot read. The sign-up is stored under the
 * digest of that secret and the e-mail. So a stranger's sign-up with the same e-mail never counts
 * as the browser's own.
 */
export function createOwnSignUps({ db, now }: { db: Kysely<Database>; now: () => number }) {
  const cookieOf = (context: AuthContext) =>
    context.context.createAuthCookie('sign_up', { path: '/api/auth', maxAge: KEPT_MS / 1000 });

  function secretIn(context: AuthContext): string | null {
    const value = context.getCookie(cookieOf(context).name) ?? '';
    return SECRET.test(value) ? value : null;
  }

  return {
    /** The person of this browser's sign-up with an e-mail; null for none. */
    async of(context: AuthContext, email: string): Promise<string | null> {
      const secret = secretIn(context) ?? '';
      const row = await db
        .selectFrom('verification')
        .select(['value', 'expiresAt'])
        .where('identifier', '=', storedName(nameOf(email, secret)))
        .executeTakeFirst();
      if (!row || new Date(row.expiresAt).getTime() <= now()) return null;
      return row.value.slice(proofOf('').length);
    },
    /** Links this browser to the sign-up of a person. */
    async keep(context: AuthContext, email: string, person: string): Promise<void> {
      const secret = secretIn(context) ?? randomBytes(32).toString('base64url');
      await context.context.internalAdapter.createVerificationValue({
        identifier: nameOf(email, secret),
        value: proofOf(person),
        expiresAt: new Date(now() + KEPT_MS),
      });
      const { name, attributes } = cookieOf(context);
      context.setCookie(name, secret, attributes);
    },
    forget: (context: AuthContext) => expireCookie(context, cookieOf(context)),
  };
}

/** Ends the links of browsers to a sign-up, once its e-mail is verified. */
export async function endOwnSignUps(db: Kysely<Database>, person: string): Promise<void> {
  await db.deleteFrom('verification').where('value', '=', proofOf(person)).execute();
}

export type OwnSignUps = ReturnType<typeof createOwnSignUps>;
