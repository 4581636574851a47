import ky, { type KyInstance, TimeoutError } from 'ky';
import { answerBody, type DateReading } from './answer-body';
import type { CallOptions, Method, Reading } from './client';
import { ApiError, offlineError } from './errors';
import { requestBody } from './request-body';

const CALL_TIMEOUT_MS = 15_000;

export function createHttp(fetch: typeof globalThis.fetch | undefined): KyInstance {
  return ky.create({
    credentials: 'include',
    retry: 0,
    throwHttpErrors: false,
    headers: { accept: 'application/json, text/plain;q=0.9, */*;q=0.5' },
    ...(fetch ? { fetch } : {}),
  });
}

/** One call: the request, its answer's body, and what is wrong with either. */
export async function send<T>(
  http: KyInstance,
  method: Method,
  url: string,
  body: unknown,
  options: Partial<Reading<T>> = {},
): Promise<T | unknown> {
  const response = await answerOf(http, method, url, body, options);
  const received = await bodyOf(response, options.dates ?? 'revive');
  if (!response.ok) throw failedAnswer(response, received);
  // Nothing of ours answers with one: what was asked for has not been done (a portal, a proxy).
  if (isPage(response)) throw unreadable(response, received, new TypeError('A page, no answer'));
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
      ...requestBody(body),
      timeout: options.timeout ?? CALL_TIMEOUT_MS,
      ...(options.search ? { searchParams: options.search } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.headers ? { headers: options.headers } : {}),
      ...(options.keepalive ? { keepalive: true } : {}),
    });
  } catch (cause) {
    // An abort by the caller is no failure of the network and goes up as it is.
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

function isPage(response: Response): boolean {
  return /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
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
