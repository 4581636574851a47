import { type Context, Hono } from 'hono';
import type { Session } from '../core/auth';
import type { Deps } from '../core/deps';
import { createClientAddress } from '../http/client-address';
import { HttpError } from '../http/errors';
import { type Counter, createRateLimiter, type Limit } from '../http/rate-limit';
import { createAccountNews } from './account-news';
import { ADDRESS_HEADER } from './auth';
import { type Form, type FormName, readForm } from './forms/forms';
import { authMessage } from './forms/messages';
import { createKnownDevice } from './known-device';
import { KNOWN_DEVICE, OWN_PASSWORD, OWN_PASSWORD_TRIES } from './proof/limits';
import { createRedirectFilter, type RedirectFilter } from './redirects';
import { sessionAnswer } from './session-answer';

const MINUTE_MS = 60_000;
const limit = (max: number, minutes: number): Limit => ({ max, windowMs: minutes * MINUTE_MS });

interface Call {
  readonly form: FormName;
  /**
   * Calls within a window. Calls that need a session count per person, because a gym, or a whole
   * provider, may share one address. Others count per address.
   */
  readonly limit: Limit;
  readonly by: 'address' | 'person';
  /** Limit per e-mail, over all addresses. */
  readonly perEmail?: Limit;
  /** The call can be a guess at a secret, so a right one is not counted. */
  readonly guess?: true;
  /** The call can be a guess at the password of the signed-in person. */
  readonly ownPassword?: true;
}

const SIGN_UP = '/sign-up/email';
const SIGN_IN = '/sign-in/email';
const VERIFY_EMAIL = '/email-otp/verify-email';

const byAddress = (form: FormName, limit: Limit) => ({ form, limit, by: 'address' as const });
const byPerson = (form: FormName, limit: Limit) => ({ form, limit, by: 'person' as const });

/** Every POST of the library that is open; its other paths answer 404. */
const POSTS: Readonly<Record<string, Call>> = {
  // Counts only sign-ups with an unverified e-mail: a verification gives the try back.
  [SIGN_UP]: { ...byAddress('signUp', limit(120, 60)), perEmail: limit(5, 60) },
  // A device without an account begins one; few do so twice.
  '/nameless/begin': byAddress('nameless', limit(60, 60)),
  [SIGN_IN]: { ...byAddress('signIn', limit(60, 15)), perEmail: limit(10, 15), guess: true },
  [VERIFY_EMAIL]: {
    ...byAddress('verifyEmail', limit(60, 15)),
    perEmail: limit(15, 15),
    guess: true,
  },
  '/email-otp/send-verification-otp': {
    ...byAddress('sendCode', limit(100, 15)),
    perEmail: limit(5, 15),
  },
  '/request-password-reset': {
    ...byAddress('requestReset', limit(100, 15)),
    perEmail: limit(3, 15),
  },
  '/reset-password': { ...byAddress('resetPassword', limit(20, 15)), guess: true },
  '/change-password': { ...byPerson('changePassword', limit(20, 15)), ownPassword: true },
  '/update-user': byPerson('updateUser', limit(60, 15)),
  '/sign-out': byPerson('nothing', limit(120, 15)),
  '/revoke-sessions': byPerson('nothing', limit(60, 15)),
  '/revoke-other-sessions': byPerson('nothing', limit(60, 15)),
  '/two-factor/enable': { ...byPerson('ownPassword', limit(20, 15)), ownPassword: true },
  '/two-factor/disable': { ...byPerson('ownPassword', limit(20, 15)), ownPassword: true },
  '/two-factor/generate-backup-codes': {
    ...byPerson('ownPassword', limit(20, 15)),
    ownPassword: true,
  },
  '/two-factor/verify-totp': { ...byAddress('appCode', limit(60, 15)), guess: true },
  '/two-factor/verify-backup-code': { ...byAddress('recoveryCode', limit(60, 15)), guess: true },
  '/passkey/allow-registration': { ...byPerson('ownPassword', limit(20, 15)), ownPassword: true },
  '/passkey/verify-registration': byPerson('newPasskey', limit(20, 15)),
  '/passkey/verify-authentication': { ...byAddress('usedPasskey', limit(60, 15)), guess: true },
  '/passkey/update-passkey': byPerson('renamedPasskey', limit(60, 15)),
  '/passkey/delete-passkey': byPerson('removedPasskey', limit(60, 15)),
};

/** Every read except that of the session; other query parameters are dropped. */
const GETS: Readonly<Record<string, Pick<Call, 'limit' | 'by'>>> = {
  '/two-factor/state': { limit: limit(240, 15), by: 'person' },
  '/passkey/list-user-passkeys': { limit: limit(240, 15), by: 'person' },
  '/passkey/generate-register-options': { limit: limit(60, 15), by: 'person' },
  // Every sign-in form calls this on opening, if the browser supports passkeys.
  '/passkey/generate-authenticate-options': { limit: limit(1_200, 15), by: 'address' },
};

const MAILED = 'Se houver uma conta com este e-mail, a mensagem chega em instantes.';

/**
 * Routes under /api/auth: they check forms and limits, call the library, and answer in Portuguese.
 */
export function authRoutes(deps: Deps): Hono {
  const app = new Hono();
  const addressOf = createClientAddress(deps.env.trustedProxies);
  const limiter = createRateLimiter(deps);
  const knownDevice = createKnownDevice(deps);
  const tell = createAccountNews(deps);
  const keepRedirect = createRedirectFilter(deps.env);

  async function forward(c: Context, form?: Form): Promise<Response> {
    const headers = new Headers(c.req.raw.headers);
    for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded']) {
      headers.delete(name);
    }
    headers.set(ADDRESS_HEADER, addressOf(c.env, c.req.raw.headers));
    if (form) headers.set('content-type', 'application/json');
    headers.delete('content-length');
    const body = form ? { body: JSON.stringify(form) } : {};
    const [url] = c.req.url.split('?', 1);
    const request = new Request(url ?? c.req.url, { method: c.req.method, headers, ...body });
    return inPortuguese(await deps.auth.handle(request), keepRedirect);
  }

  app.get('/get-session', async (c) => sessionAnswer(deps.db, await forward(c)));

  /** The subject that a call counts for, besides the e-mail in its form. */
  function counted(c: Context, { by }: Pick<Call, 'by'>, session: Session | null): string {
    if (by === 'person' && session) return session.user.id;
    return addressOf(c.env, c.req.raw.headers);
  }

  /**
   * The counters of a call, narrowest first: a call that one refuses does not use up the others.
   */
  async function countersOf(
    c: Context,
    path: string,
    call: Call,
    form: Form,
    session: Session | null,
  ): Promise<Counter[]> {
    const email = String(form.email);
    const device = path === SIGN_IN ? await knownDevice(c, email) : null;
    // In a known browser only its own counter applies: a stranger's wrong passwords must not lock
    // the owner out there.
    if (device !== null) return [{ action: `${path} device`, who: device, limit: KNOWN_DEVICE }];
    const counters = [{ action: path, who: counted(c, call, session), limit: call.limit }];
    if (call.perEmail) counters.unshift({ action: path, who: email, limit: call.perEmail });
    if (call.ownPassword && session) {
      counters.unshift({ action: OWN_PASSWORD, who: session.user.id, limit: OWN_PASSWORD_TRIES });
    }
    return counters;
  }

  for (const [path, call] of Object.entries(GETS)) {
    app.get(path, async (c) => {
      const session = await deps.auth.session(c.req.raw.headers);
      await limiter.take(path, counted(c, call, session), call.limit);
      return forward(c);
    });
  }

  for (const [path, call] of Object.entries(POSTS)) {
    app.post(path, async (c) => {
      const form = readForm(call.form, await bodyOf(c), deps.now());
      const session = await deps.auth.session(c.req.raw.headers);
      const counters = await countersOf(c, path, call, form, session);
      for (const { action, who, limit } of counters) await limiter.take(action, who, limit);
      const answer = await forward(c, form);
      if (answer.ok && (call.guess || call.ownPassword)) {
        for (const { action, who } of counters) await limiter.giveBack(action, who);
      }
      if (answer.ok && path === VERIFY_EMAIL) {
        await limiter.giveBack(SIGN_UP, addressOf(c.env, c.req.raw.headers));
      }
      return tell(c, path, answer, session);
    });
  }
  return app;
}

async function bodyOf(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'bad_request', authMessage(undefined, 400));
  }
}

/** The library's answer with its message in Portuguese; cookies and data stay unchanged. */
async function inPortuguese(answer: Response, keepRedirect: RedirectFilter): Promise<Response> {
  if (!(answer.headers.get('content-type') ?? '').includes('json')) {
    return answer.ok ? answer : refusal(answer, null);
  }
  const text = await answer.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  if (!answer.ok) return refusal(answer, body);
  const spoken = isRecord(body) ? keepRedirect(withoutTokens(body)) : body;
  return withBody(answer, spoken);
}

function refusal(answer: Response, body: unknown): Response {
  const code = textAt(body, 'code');
  // A limit per person applies inside the library, and its message contains the waiting time.
  const wait = code === 'too_many' ? textAt(body, 'message') : undefined;
  // An unreadable passkey is the client's fault; the library reports its own.
  const status = code === 'FAILED_TO_VERIFY_REGISTRATION' ? 400 : answer.status;
  const message = wait ?? authMessage(code, status);
  return withBody(answer, { code: code ?? 'bad_request', message }, status);
}

function withBody(answer: Response, body: unknown, status = answer.status): Response {
  const headers = new Headers(answer.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  return new Response(JSON.stringify(body), { status, headers });
}

/**
 * Removes session tokens from a body, because scripts must not read what the HttpOnly cookie has.
 * Replaces the library's English message about a mail.
 */
function withoutTokens(body: Record<string, unknown>): Record<string, unknown> {
  const { token: _, ...rest } = body;
  if (isRecord(rest.session)) rest.session = withoutTokens(rest.session);
  return 'message' in rest ? { ...rest, message: MAILED } : rest;
}

function textAt(body: unknown, key: string): string | undefined {
  const value = isRecord(body) ? body[key] : undefined;
  return typeof value === 'string' ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
