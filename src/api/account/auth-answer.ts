import type { Client } from '../client';
import { ApiError, failureKind, offlineError } from '../errors';
import type { ServiceAnswer } from './auth-service';

export type AnswerDeps = {
  client: Client;
  /** Opens an address that an answer requests. */
  navigate: (url: string) => void;
  origin: string;
};

/**
 * The data of the auth service's answer. With `url` and `redirect`, the browser opens that address
 * if it is a known one.
 * @throws ApiError for no answer or a refusal
 */
export async function dataOf(call: Promise<ServiceAnswer>, deps: AnswerDeps): Promise<unknown> {
  const answer = await call.catch(failedCall);
  if (answer.error) throw refusedCall(answer.error);
  // The service always answers with an object; a page or an empty body comes from a captive portal.
  if (!isAnswer(answer.data)) throw offlineError(new TypeError('Not an answer of the service'));
  await follow(answer.data, deps).catch(() => undefined);
  return answer.data;
}

async function follow(data: unknown, { client, navigate, origin }: AnswerDeps): Promise<void> {
  if (!asksToLeave(data)) return;
  const { redirectAddress } = await import('./redirect');
  const address = await redirectAddress(data.url, origin, client);
  if (address !== null) navigate(address);
}

function isAnswer(data: unknown): data is object {
  return typeof data === 'object' && data !== null && !(data instanceof Blob);
}

function asksToLeave(data: unknown): data is { url: string } {
  if (typeof data !== 'object' || data === null) return false;
  return (
    'redirect' in data && data.redirect === true && 'url' in data && typeof data.url === 'string'
  );
}

/**
 * Converts an exception of the service's client: a TypeError without network, an AbortError after
 * its time limit. No caller aborts.
 */
function failedCall(cause: unknown): never {
  const isLate = cause instanceof DOMException && cause.name === 'AbortError';
  throw isLate || failureKind(cause) === 'offline' ? offlineError(cause) : cause;
}

function refusedCall(error: NonNullable<ServiceAnswer['error']>): ApiError {
  return new ApiError({
    status: error.status,
    statusText: error.statusText,
    body: error,
    ...(error.code ? { code: error.code } : {}),
    ...(error.message ? { message: error.message } : {}),
  });
}
