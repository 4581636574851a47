import ky, { type KyInstance, TimeoutError } from 'ky';
import { answerBody, type DateReading } from './answer-body';
import { CALL_TIMEOUT_MS, type CallOptions, type Method, type ResponseReader } from './call';
import { ApiError, offlineError } from './errors';
import { requestBody } from './request-body';

/** Network Authentication Required (RFC 6585, section 6). */
const PORTAL_STATUS = 511;

export function createHttp(fetch: typeof globalThis.fetch | undefined): KyInstance {
  return ky.create({
    credentials: 'include',
    retry: 0,
    throwHttpErrors: false,
    headers: { accept: 'application/json, text/plain;q=0.9, */*;q=0.5' },
    ...(fetch ? { fetch } : {}),
  });
}

/** Makes one call, and checks the answer and its body. */
export async function send<T>(
  http: KyInstance,
  method: Method,
  url: string,
  body: unknown,
  options: Partial<ResponseReader<T>> = {},
): Promise<T | unknown> {
  const response = await answerOf(http, method, url, body, options);
  const received = await bodyOf(response, options.dates ?? 'revive');
  if (isOfPortal(response)) throw offlineError(new TypeError('A page, no answer'));
  if (!response.ok) throw failedAnswer(response, received);
  if (!options.read) return received;
  try {
    return options.read(received);
  } catch (cause) {
    throw unreadable(response, received, cause);
  }
}

async function answerOf(
  http: KyInstance,
  method: Method,
  url: string,
  body: unknown,
  options: CallOptions,
): Promise<Response> {
  try {
    return await http(url, {
      method,
      ...requestBody(body, options.json),
      timeout: options.timeout ?? CALL_TIMEOUT_MS,
      ...(options.search ? { searchParams: options.search } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.headers ? { headers: options.headers } : {}),
      ...(options.keepalive ? { keepalive: true } : {}),
    });
  } catch (cause) {
    // An abort by the caller is not a network failure and is rethrown.
    if (options.signal?.aborted) throw cause;
    if (cause instanceof TypeError || cause instanceof TimeoutError) throw offlineError(cause);
    throw cause;
  }
}

async function bodyOf(response: Response, dates: DateReading): Promise<unknown> {
  try {
    return await answerBody(response, dates);
  } catch (cause) {
    if (!response.ok) return null;
    if (cause instanceof SyntaxError) throw unreadable(response, null, cause);
    // The connection broke between the headers and the end of the body.
    throw offlineError(cause);
  }
}

function failedAnswer(response: Response, body: unknown): ApiError {
  const wait = Number(
    response.headers.get('retry-after') ?? response.headers.get('x-retry-after') ?? Number.NaN,
  );
  return new ApiError({
    status: response.status,
    statusText: response.statusText,
    body,
    ...(Number.isFinite(wait) && wait > 0 ? { retryAfter: wait * 1000 } : {}),
  });
}

/**
 * Whether a captive portal answered in place of the server, which never sends pages. Errors of a
 * proxy (413, 429, 5xx) keep their status, because the proxy belongs to the server.
 */
function isOfPortal({ ok, status, headers }: Response): boolean {
  if (status === PORTAL_STATUS) return true;
  const isPage = /^text\/html\b/i.test(headers.get('content-type') ?? '');
  return isPage && (ok || status === 401);
}

function unreadable(response: Response, body: unknown, cause: unknown): ApiError {
  return new ApiError({
    status: response.status,
    statusText: response.statusText,
    body,
    code: 'unreadable',
    cause,
  });
}
