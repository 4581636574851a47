import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import type { RequestIdVariables } from 'hono/request-id';
import type { Deps } from '../core/deps';
import { HttpError } from './errors';

const BODY_LIMIT = 256 * 1024;
/** Paths with a picture in the body: a claim with its receipt, and a body photo. */
const PICTURE = /^\/api\/(charges\/[^/]+\/claims|coaching\/links\/[^/]+\/photos\/[^/]+)$/;
const PICTURE_LIMIT = 768 * 1024;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The origins of the app and the API. */
export function ownOrigins(env: Pick<Deps['env'], 'webUrl' | 'apiUrl'>): string[] {
  return [...new Set([new URL(env.webUrl).origin, new URL(env.apiUrl).origin])];
}

/**
 * CORS for the app's own origin, with cookies and the waiting time of a 429. Hono's middleware only
 * answers preflights; on other requests it would rebuild every response.
 */
export function ownCors(env: Deps['env']) {
  const origins = ownOrigins(env);
  const exposeHeaders = ['X-Retry-After', 'X-Request-Id'];
  const askedBefore = cors({
    origin: origins,
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposeHeaders,
    maxAge: 600,
  });
  const exposed = exposeHeaders.join(',');
  return createMiddleware(async (c, next) => {
    if (c.req.method === 'OPTIONS') return askedBefore(c, next);
    await next();
    const { headers } = c.res;
    headers.append('Vary', 'Origin');
    const origin = c.req.header('origin');
    if (origin === undefined || !origins.includes(origin)) return;
    headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Access-Control-Allow-Credentials', 'true');
    headers.set('Access-Control-Expose-Headers', exposed);
  });
}

/**
 * Refuses changes and sockets from pages of other origins, which would carry a person's cookies.
 * Browsers always send Origin with these; clients without it have no cookies to abuse.
 */
export function refuseForeignOrigin(env: Deps['env']) {
  const own = new Set(ownOrigins(env));
  return createMiddleware(async (c, next) => {
    const origin = c.req.header('origin');
    const socket = c.req.header('upgrade')?.toLowerCase() === 'websocket';
    if (origin !== undefined && !own.has(origin) && (socket || !SAFE.has(c.req.method))) {
      throw new HttpError(
        403,
        'foreign_origin',
        'Este pedido veio de outro site e não foi aceito.',
      );
    }
    await next();
  });
}

/** Accepts only JSON bodies for changes, because forms of other sites can only send other types. */
export const jsonOnly = createMiddleware(async (c, next) => {
  if (!SAFE.has(c.req.method) && hasBody(c.req.raw)) {
    const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json') {
      throw new HttpError(415, 'json_only', 'O pedido precisa vir em JSON.');
    }
  }
  await next();
});

function tooLarge(): never {
  throw new HttpError(413, 'too_large', 'O pedido é grande demais.');
}

/**
 * Refuses a declared length above the limit before reading; the server never reads more than
 * declared.
 */
function limitedTo(maxSize: number): MiddlewareHandler {
  const counted = bodyLimit({ maxSize, onError: tooLarge });
  return (c, next) => {
    if (!hasBody(c.req.raw)) return next();
    const length = c.req.header('content-length');
    if (length === undefined || c.req.header('transfer-encoding')) return counted(c, next);
    return Number(length) > maxSize ? tooLarge() : next();
  };
}
const [usual, ofPicture] = [limitedTo(BODY_LIMIT), limitedTo(PICTURE_LIMIT)];

export const limitedBody = createMiddleware((c, next) =>
  (PICTURE.test(c.req.path) ? ofPicture : usual)(c, next),
);

const API_HEADERS = Object.entries({
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-site',
});

/** Forbids caching, framing and sniffing of API answers, and adds the request's id. */
export const apiHeaders = createMiddleware<{ Variables: RequestIdVariables }>(async (c, next) => {
  await next();
  // `c.header` would create a new answer around the stream for each header.
  const { headers } = c.res;
  for (const [name, value] of API_HEADERS) headers.set(name, value);
  headers.set('X-Request-Id', c.get('requestId'));
});

/**
 * A message without these headers has no body (RFC 9112, section 6.3), even if a stream represents
 * it.
 */
export function hasBody({ headers }: Request): boolean {
  if (headers.has('content-type') || headers.has('transfer-encoding')) return true;
  return Number(headers.get('content-length') ?? 0) !== 0;
}
