import { type Context, Hono } from 'hono';
import type { Deps } from '../deps';
import { createClientAddress } from '../http/client-address';
import { HttpError } from '../http/errors';
import { createRateLimiter, type Limit } from '../http/rate-limit';
import { createAccountNews } from './account-news';
import { ADDRESS_HEADER } from './auth';
import { type Form, type FormName, readForm } from './forms';
import { OWN_PASSWORD, OWN_PASSWORD_TRIES } from './limits';
import { authMessage } from './messages';
import { createRedirectFilter, type RedirectFilter } from './redirects';
import { withEraseDate } from './with-erase-date';

const MINUTE_MS = 60_000;
const limit = (max: number, minutes: number): Limit => ({ max, windowMs: minutes * MINUTE_MS });

type Call = { form: FormName; perAddress: Limit; perAccount?: Limit };

/** Every call that changes something; what is not listed does not exist for the outside. */
const POSTS: Readonly<Record<string, Call>> = {
  '/sign-up/email': { form: 'signUp', perAddress: limit(20, 60), perAccount: limit(5, 60) },
  '/sign-in/email': { form: 'signIn', perAddress: limit(60, 15), perAccount: limit(10, 15) },
  '/email-otp/verify-email': {
    form: 'verifyEmail',
    perAddress: limit(60, 15),
    perAccount: limit(15, 15),
  },
  '/email-otp/send-verification-otp': {
    form: 'sendCode',
    perAddress: limit(20, 15),
    perAccount: limit(5, 15),
  },
  '/request-password-reset': {
    form: 'requestReset',
    perAddress: limit(20, 15),
    perAccount: limit(3, 15),
  },
  '/reset-password': { form: 'resetPassword', perAddress: limit(20, 15) },
  '/change-password': { form: 'changePassword', perAddress: limit(20, 15) },
  '/update-user': { form: 'updateUser', perAddress: limit(60, 15) },
  '/sign-out': { form: 'nothing', perAddress: limit(120, 15) },
  '/revoke-sessions': { form: 'nothing', perAddress: limit(60, 15) },
  '/revoke-other-sessions': { form: 'nothing', perAddress: limit(60, 15) },
  '/two-factor/enable': { form: 'ownPassword', perAddress: limit(20, 15) },
  '/two-factor/disable': { form: 'ownPassword', perAddress: limit(20, 15) },
  '/two-factor/generate-backup-codes': { form: 'ownPassword', perAddress: limit(20, 15) },
  '/two-factor/verify-totp': { form: 'appCode', perAddress: limit(60, 15) },
  '/two-factor/verify-backup-code': { form: 'recoveryCode', perAddress: limit(60, 15) },
  '/passkey/allow-registration': { form: 'ownPassword', perAddress: limit(20, 15) },
  '/passkey/verify-registration': { form: 'newPasskey', perAddress: limit(20, 15) },
  '/passkey/verify-authentication': { form: 'usedPasskey', perAddress: limit(60, 15) },
  '/passkey/update-passkey': { form: 'renamedPasskey', perAddress: limit(60, 15) },
  '/passkey/delete-passkey': { form: 'removedPasskey', perAddress: limit(60, 15) },
};

/** Every read but the session's; what they are asked with beside the cookie is dropped. */
const GETS: Readonly<Record<string, Limit>> = {
  '/two-factor/state': limit(240, 15),
  '/passkey/list-user-passkeys': limit(240, 15),
  '/passkey/generate-register-options': limit(60, 15),
  '/passkey/generate-authenticate-options': limit(240, 15),
};

const MAILED = 'Se houver uma conta com este e-mail, a mensagem chega em instantes.';

/** /api/auth: checks, limits, the library, and its answers in Portuguese. */
export function authRoutes(deps: Deps): Hono {
  const app = new Hono();
  const addressOf = createClientAddress(deps.env.trustedProxies);
  const limiter = createRateLimiter(deps);
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

  app.get('/get-session', async (c) => withEraseDate(deps.db, await forward(c)));

  for (const [path, perAddress] of Object.entries(GETS)) {
    app.get(path, async (c) => {
      await limiter.take(path, addressOf(c.env, c.req.raw.headers), perAddress);
      return forward(c);
    });
  }

  for (const [path, call] of Object.entries(POSTS)) {
    app.post(path, async (c) => {
      const address = addressOf(c.env, c.req.raw.headers);
      await limiter.take(path, address, call.perAddress);
      const form = readForm(call.form, await bodyOf(c), deps.now());
      if (call.perAccount) await limiter.take(path, String(form.email), call.perAccount);
      const session = await deps.auth.session(c.req.raw.headers);
      if (path === '/change-password' && session) {
        await limiter.take(OWN_PASSWORD, session.user.id, OWN_PASSWORD_TRIES);
      }
      return tell(c, path, await forward(c, form), session);
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

/** The library's answer with its message in Portuguese; its cookies and data stay as they are. */
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
  // A limit by person was taken inside of the library, and its words name the wait.
  const wait = code === 'too_many' ? textAt(body, 'message') : undefined;
  // What cannot be read as a passkey is its sender's fault; the library takes it for its own.
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

/** The session's token travels in its HttpOnly cookie alone; no script may read it from a body. */
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
