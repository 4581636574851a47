import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import * as v from 'valibot';
import { inTransaction } from '../../db/transaction';
import type { AuthDeps } from '../session/auth-deps';
import {
  CODE_MINUTES,
  type CodeDigest,
  codeIdentifier,
  createCodeDigest,
  drawNoCode,
} from './codes';
import { mailedCodes, personWith } from './mailed-codes';
import { type AuthContext, createOwnSignUps } from './own-sign-up';
import { storedCode } from './typed-code';
import { makeRoom, takePlace } from './unproven';
import { verifyEmailEndpoint } from './verify-email';

const MINUTE_MS = 60_000;
const SIGN_UP = '/sign-up/email';
const SIGN_IN = '/sign-in/email';
const SEND = '/email-otp/send-verification-otp';
const FORGOT = '/request-password-reset';

/** Calls in which this browser's own sign-up outranks later sign-ups with the same e-mail. */
const OF_THIS_BROWSER = new Set([SIGN_IN, FORGOT]);

/**
 * Verification of an e-mail by a mailed six-digit code. The code proves the mailbox, and the
 * browser identifies the confirmed sign-up. Without a sign-up of its own a browser gets no session,
 * because another person may have chosen the password.
 */
export function emailProof(deps: AuthDeps, secret: string): BetterAuthPlugin[] {
  const digest = createCodeDigest(secret);
  return [mailedCodes(deps, digest), guard(deps, digest)];
}

function guard(deps: AuthDeps, digest: CodeDigest): BetterAuthPlugin {
  const { db } = deps;
  const ownSignUps = createOwnSignUps(deps);
  return {
    id: 'anilha-email-proof',
    endpoints: { proveEmail: verifyEmailEndpoint(deps, digest, ownSignUps) },
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === SIGN_UP,
          handler: createAuthMiddleware(async (context) => {
            const email = emailIn(context);
            const own = await ownSignUps.of(context, email);
            await inTransaction(db, (trx) => makeRoom(trx, email, own));
          }),
        },
        {
          matcher: ({ path }) => OF_THIS_BROWSER.has(path ?? ''),
          handler: createAuthMiddleware(async (context) => {
            const email = emailIn(context);
            const own = await ownSignUps.of(context, email);
            if (own !== null) await inTransaction(db, (trx) => takePlace(trx, email, own));
          }),
        },
      ],
      after: [
        {
          matcher: ({ path }) => path === SIGN_UP || path === SIGN_IN,
          handler: createAuthMiddleware(async (context) => {
            const person = await signUpShown(context, deps);
            if (person !== null) await ownSignUps.keep(context, emailIn(context), person);
          }),
        },
        {
          matcher: ({ path }) => path === SIGN_UP || path === SEND,
          handler: createAuthMiddleware((context) => leaveNoCode(context, deps, digest)),
        },
      ],
    },
  };
}

const bodySchema = v.object({ email: v.pipe(v.string(), v.toLowerCase()) });
const signedUpSchema = v.object({ user: v.object({ id: v.string() }) });

function emailIn(context: AuthContext): string {
  return v.parse(bodySchema, context.body).email;
}

/**
 * The unverified sign-up that a browser shows to be its own: this call created it, or contains its
 * password. Null for any other call.
 */
async function signUpShown(context: AuthContext, { db }: AuthDeps): Promise<string | null> {
  const { returned } = context.context;
  if (context.path === SIGN_UP) {
    const made = v.safeParse(signedUpSchema, returned);
    return made.success ? made.output.user.id : null;
  }
  if (!isAPIError(returned) || returned.body?.code !== 'EMAIL_NOT_VERIFIED') return null;
  return (await personWith(db, emailIn(context)))?.id ?? null;
}

/**
 * Stores an unguessable code where none would be valid, so that tries look the same as with a real
 * one.
 */
async function leaveNoCode(context: AuthContext, { db, now }: AuthDeps, digest: CodeDigest) {
  const email = emailIn(context);
  const person = await personWith(db, email);
  if (person && !person.emailVerified) return;
  await context.context.internalAdapter.createVerificationValue({
    identifier: codeIdentifier(email),
    value: storedCode(await digest(drawNoCode())),
    expiresAt: new Date(now() + CODE_MINUTES * MINUTE_MS),
  });
}
