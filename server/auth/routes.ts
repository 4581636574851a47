import { type Context, Hono } from 'hono';
import type { Deps } from '../deps';
import { createClientAddress } from '../http/client-address';
import { HttpError } from '../http/errors';
import { createRateLimiter, type Limit } from '../http/rate-limit';
import { ADDRESS_HEADER } from './auth';
import { type Form, type FormName, readForm } from './forms';
import { authMessage } from './messages';
import { discardUnproven } from './unproven';

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
};

const MAILED = 'Se houver uma conta com este e-mail, a mensagem chega em instantes.';

/** /api/auth: checks, limits, the library, and its answers in Portuguese. */
export function authRoutes(deps: Deps): Hono {
  const app = new Hono();
  const addressOf = createClientAddress(deps.env.trustedProxies);
  const limiter = createRateLimiter(deps);

  async function forward(c: Context, form?: Form): Promise<Response> {
    const headers = new Headers(c.req.raw.headers);
    for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded']) {
      headers.delete(name);
    }
    headers.set(ADDRESS_HEADER, addressOf(c.env, c.req.raw.headers));
    if (form) headers.set('content-type', 'application/json');
    headers.delete('content-length');
    const body = form ? { body: JSON.stringify(form) } : {};
    const request = new Request(c.req.url, { method: c.req.method, headers, ...body });
    return inPortuguese(await deps.auth.handle(request));
  }

  app.get('/get-session', (c) => forward(c));

  for (const [path, call] of Object.entries(POSTS)) {
    app.post(path, async (c) => {
      const address = addressOf(c.env, c.req.raw.headers);
      await limiter.take(path, address, call.perAddress);
      const form = readForm(call.form, await bodyOf(c), deps.now());
      if (call.perAccount) await limiter.take(path, String(form.email), call.perAccount);
      if (path === '/sign-up/email') await discardUnproven(deps.db, String(form.email));
      return forward(c, form);
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
async function inPortuguese(answer: Response): Promise<Response> {
  if (!(answer.headers.get('content-type') ?? '').includes('json')) {
    return answer.ok ? answer : refusal(answer, undefined);
  }
  const text = await answer.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  if (!answer.ok) return refusal(answer, codeOf(body));
  const spoken = isRecord(body) ? withoutTokens(body) : body;
  return withBody(answer, spoken);
}

function refusal(answer: Response, code: string | undefined): Response {
  const message = authMessage(code, answer.status);
  return withBody(answer, { code: code ?? 'bad_request', message });
}

function withBody(answer: Response, body: unknown): Response {
  const headers = new Headers(answer.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  return new Response(JSON.stringify(body), { status: answer.status, headers });
}

/** The session's token travels in its HttpOnly cookie alone; no script may read it from a body. */
function withoutTokens(body: Record<string, unknown>): Record<string, unknown> {
  const { token: _, ...rest } = body;
  if (isRecord(rest.session)) rest.session = withoutTokens(rest.session);
  return 'message' in rest ? { ...rest, message: MAILED } : rest;
}

function codeOf(body: unknown): string | undefined {
  return isRecord(body) && typeof body.code === 'string' ? body.code : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
