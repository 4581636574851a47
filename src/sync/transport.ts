import { safeParse } from 'valibot';
import { LIMITS } from '#protocol/limits';
import {
  type DigestResponse,
  digestResponseSchema,
  type SyncRequest,
  type SyncResponse,
  syncResponseSchema,
} from '#protocol/sync';
import type { CallOptions } from '../api/call';
import type { Client } from '../api/client';
import { ApiError, offlineError } from '../api/errors';

/** The result of a trip to the server, in the protocol's terms. */
export type Answer =
  | { readonly kind: 'ok'; readonly response: SyncResponse }
  /** No answer; `late`: none in time, so the request may have been too large for the connection. */
  | { readonly kind: 'offline'; readonly late?: true }
  /** An invalid answer; `failed`: the server failed (500), perhaps because of one op. */
  | { readonly kind: 'broken'; readonly failed?: true }
  /** 401: no session. Nothing is deleted. */
  | { readonly kind: 'signed_out' }
  /** 409: the session is another person's. */
  | { readonly kind: 'wrong_account' }
  /** 413: send smaller requests. */
  | { readonly kind: 'too_large' }
  /** 400: not understood, by the server or by a proxy in front of it. */
  | { readonly kind: 'invalid' }
  /** 426: this app is too old to read; its ops may have been accepted. */
  | { readonly kind: 'too_old'; readonly response: SyncResponse | null }
  /** 429 or 503. Milliseconds to wait, null when the server named none. */
  | { readonly kind: 'busy'; readonly retryAfter: number | null };

export interface Transport {
  sync(request: SyncRequest): Promise<Answer>;
  digest(space: string): Promise<DigestResponse | null>;
}

function isLate(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'TimeoutError';
}

function failed(error: unknown): Answer {
  if (!(error instanceof ApiError)) return { kind: 'offline' };
  switch (error.status) {
    case 0:
      return isLate(error.cause) ? { kind: 'offline', late: true } : { kind: 'offline' };
    case 401:
      return { kind: 'signed_out' };
    case 403:
      // The account waits for erasure: its person decides first, and nothing is deleted.
      return { kind: error.code === 'leaving' ? 'signed_out' : 'broken' };
    case 409:
      return { kind: 'wrong_account' };
    case 400:
      return { kind: 'invalid' };
    case 413:
      return { kind: 'too_large' };
    case 426: {
      const parsed = safeParse(syncResponseSchema, error.body);
      return { kind: 'too_old', response: parsed.success ? parsed.output : null };
    }
    case 429:
    case 503:
      return { kind: 'busy', retryAfter: error.retryAfter ?? null };
    case 500:
      return { kind: 'broken', failed: true };
    default:
      return { kind: 'broken' };
  }
}

type Schedule = (work: () => void, ms: number) => () => void;

const afterMs: Schedule = (work, ms) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

/**
 * Applies to every call: people's texts stay as they are, and a connection that dies after the
 * headers does not block the pass. Before Safari 17.4 signals cannot be joined, so there the call
 * has no limit.
 */
async function inTime<T>(
  call: (options: CallOptions) => Promise<T>,
  schedule: Schedule,
): Promise<T> {
  const end = new AbortController();
  let cancel: () => void = () => undefined;
  const late = new Promise<never>((_, reject) => {
    cancel = schedule(() => {
      const cause = new DOMException('no whole answer in time', 'TimeoutError');
      reject(offlineError(cause));
      end.abort(cause);
    }, LIMITS.answerMs);
  });
  const signal = 'any' in AbortSignal ? { signal: end.signal } : {};
  try {
    const calling = call({ dates: 'keep', timeout: LIMITS.requestMs, ...signal });
    return await Promise.race([calling, late]);
  } finally {
    cancel();
  }
}

/** Calls `/api/sync` through the shared client. */
export function createTransport(
  client: Pick<Client, 'get' | 'post'>,
  schedule: Schedule = afterMs,
): Transport {
  return {
    async sync(request) {
      try {
        const body = await inTime(
          (options) => client.post('/api/sync', request, { ...options, json: true }),
          schedule,
        );
        const parsed = safeParse(syncResponseSchema, body);
        return parsed.success ? { kind: 'ok', response: parsed.output } : { kind: 'broken' };
      } catch (error) {
        return failed(error);
      }
    },
    async digest(space) {
      try {
        const body = await inTime(
          (options) => client.get('/api/sync/digest', { ...options, search: { space } }),
          schedule,
        );
        const parsed = safeParse(digestResponseSchema, body);
        return parsed.success ? parsed.output : null;
      } catch {
        return null;
      }
    },
  };
}
