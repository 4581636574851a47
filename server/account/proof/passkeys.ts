import { getAuthenticatorName, passkey } from '@better-auth/passkey';
import type { BetterAuthPlugin } from 'better-auth';
import {
  APIError,
  createAuthEndpoint,
  createAuthMiddleware,
  getSessionFromCtx,
  isAPIError,
  sensitiveSessionMiddleware,
} from 'better-auth/api';
import * as v from 'valibot';
import { PASSKEYS_MAX } from '#domain/account/second-factor';
import { inTransaction } from '../../db/transaction';
import { securityChanged } from '../../mail/templates/security';
import type { AuthDeps } from '../session/auth-deps';

const PERMISSION_MS = 5 * 60_000;
const ALLOW = '/passkey/allow-registration';
const REGISTER_OPTIONS = '/passkey/generate-register-options';
const REGISTER = '/passkey/verify-registration';
const SIGN_IN_OPTIONS = '/passkey/generate-authenticate-options';
const SIGN_IN = '/passkey/verify-authentication';
const LIST = '/passkey/list-user-passkeys';
const RENAME = '/passkey/update-passkey';
const REMOVE = '/passkey/delete-passkey';

type PasskeyDeps = Pick<AuthDeps, 'db' | 'mail' | 'now' | 'env' | 'events'>;
type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/**
 * Passkeys (WebAuthn) of this address. The device identifies its user at every use, by face, finger
 * or PIN, so one passkey counts as two factors. Adding one requires the password.
 */
export function passkeys(deps: PasskeyDeps): BetterAuthPlugin[] {
  const { hostname, origin } = new URL(deps.env.webUrl);
  const library = passkey({
    rpID: hostname,
    rpName: 'Anilha',
    origin,
    advanced: { webAuthnChallengeCookie: 'passkey' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      // The library would require a session younger than a day. We require the password instead.
      requireSession: false,
      resolveUser: () => {
        throw new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED' });
      },
      async afterVerification({ verification }) {
        const info = verification.registrationInfo;
        if (!info?.userVerified) throw refused('USER_NOT_VERIFIED');
        const known = await deps.db
          .selectFrom('passkey')
          .select('id')
          .where('credentialID', '=', info.credential.id)
          .executeTakeFirst();
        if (known) throw refused('PREVIOUSLY_REGISTERED');
        return { name: getAuthenticatorName(info.aaguid) ?? 'Chave de acesso' };
      },
    },
    authentication: {
      async afterVerification({ verification }) {
        if (!verification.authenticationInfo.userVerified) throw refused('USER_NOT_VERIFIED');
      },
    },
  });
  return [library, guard(deps)];
}

function refused(code: string): APIError {
  return new APIError('BAD_REQUEST', { code });
}

function guard(deps: PasskeyDeps): BetterAuthPlugin {
  return {
    id: 'anilha-passkeys',
    endpoints: { allowPasskey: allowEndpoint() },
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === REGISTER_OPTIONS,
          handler: createAuthMiddleware((context) => beforeRegistering(context, deps)),
        },
        {
          matcher: ({ path }) => path === REGISTER,
          handler: createAuthMiddleware(async (context) => {
            await personOf(context);
          }),
        },
      ],
      after: [
        {
          matcher: ({ path }) => path?.startsWith('/passkey/') ?? false,
          handler: createAuthMiddleware(async (context) => {
            const { returned } = context.context;
            if (isAPIError(returned)) return;
            if (context.path === REGISTER) await tell(context, deps, 'passkey-added');
            if (context.path === REMOVE) await tell(context, deps, 'passkey-removed');
            return shortAnswer(context, returned);
          }),
        },
      ],
    },
  };
}

/**
 * POST /passkey/allow-registration: a right password permits the registration of one new passkey.
 */
function allowEndpoint() {
  return createAuthEndpoint(
    ALLOW,
    { method: 'POST', use: [sensitiveSessionMiddleware] },
    async (context) => {
      const { session, user } = context.context.session;
      await context.context.password.checkPassword(user.id, context);
      await context.context.internalAdapter.createVerificationValue({
        identifier: permissionOf(session.id),
        value: user.id,
        expiresAt: new Date(Date.now() + PERMISSION_MS),
      });
      return context.json({ status: true });
    },
  );
}

function permissionOf(session: string): string {
  return `passkey-permission-${session}`;
}

async function personOf(context: Context) {
  const found = await getSessionFromCtx(context);
  if (!found) throw new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED' });
  return found;
}

async function beforeRegistering(context: Context, deps: PasskeyDeps): Promise<void> {
  const { session, user } = await personOf(context);
  const permission = permissionOf(session.id);
  const given = await context.context.internalAdapter.consumeVerificationValue(permission);
  if (given?.value !== user.id) {
    throw new APIError('FORBIDDEN', { code: 'PASSWORD_NEEDED' });
  }
  const held = await deps.db
    .selectFrom('passkey')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', user.id)
    .executeTakeFirstOrThrow();
  if (Number(held.count) >= PASSKEYS_MAX) throw refused('TOO_MANY_PASSKEYS');
}

async function tell(
  context: Context,
  deps: PasskeyDeps,
  change: 'passkey-added' | 'passkey-removed',
): Promise<void> {
  const person = (await getSessionFromCtx(context))?.user;
  if (!person) return;
  const url = `${deps.env.webUrl}/app/account`;
  await inTransaction(deps.db, async (trx) => {
    const words = securityChanged({ name: person.name, change, url });
    await deps.mail.queue(trx, person.email, words);
    await deps.events.emit(trx, 'account.guarded', { userId: person.id, what: 'ways-in' });
  });
}

const optionsSchema = v.looseObject({ challenge: v.string() });
const listSchema = v.array(
  v.object({ id: v.string(), name: v.nullish(v.string()), createdAt: v.nullish(v.date()) }),
);

/** Sends only what the screens need. The library would send whole rows, including the person's. */
function shortAnswer(context: Context, returned: unknown) {
  if (context.path === SIGN_IN_OPTIONS) {
    const options = v.parse(optionsSchema, returned);
    return context.json({ ...options, userVerification: 'required' });
  }
  if (context.path === LIST) return context.json(v.parse(listSchema, returned));
  const whole = [SIGN_IN, REGISTER, RENAME].includes(context.path ?? '');
  return whole ? context.json({ status: true }) : undefined;
}
