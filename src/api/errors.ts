/**
 * Kind of a failed call: `offline` (no answer; retry with network), `refused` (the server rejected
 * it), `broken` (the answer is invalid, or the server failed).
 */
export type FailureKind = 'offline' | 'refused' | 'broken';

export type ApiErrorParts = {
  /** 0 without an answer. */
  status: number;
  statusText?: string;
  body?: unknown;
  code?: string;
  message?: string;
  /** The wait that the server requests, ms. */
  retryAfter?: number;
  cause?: unknown;
};

/**
 * Any answer outside 2xx, any call without an answer, and any unreadable answer. `said` is the
 * server's own message, already in the person's language. Without one, screens choose their text by
 * `kind`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly said: string | undefined;
  readonly statusText: string;
  readonly body: unknown;
  readonly code: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(parts: ApiErrorParts) {
    const said = parts.message ?? textAt(parts.body, 'message');
    super(said ?? `HTTP ${parts.status}`, { cause: parts.cause });
    this.said = said;
    this.status = parts.status;
    this.statusText = parts.statusText ?? '';
    this.body = parts.body;
    this.code = parts.code ?? textAt(parts.body, 'code');
    this.retryAfter = parts.retryAfter;
  }

  get kind(): FailureKind {
    return kindOfStatus(this.status);
  }
}

/** Classifies any exception of a call. */
export function failureKind(error: unknown): FailureKind {
  if (error instanceof ApiError) return error.kind;
  // fetch throws a plain TypeError without an answer; so does the auth client.
  if (error instanceof TypeError) return 'offline';
  return 'broken';
}

/** Whether the same call may succeed later: no answer, a server error, or a requested wait. */
export function isTemporary(error: unknown): boolean {
  if (failureKind(error) === 'offline') return true;
  return error instanceof ApiError && (error.status >= 500 || error.status === 429);
}

/** The error of a call without an answer, for example after a time-out. */
export function offlineError(cause: unknown): ApiError {
  return new ApiError({ status: 0, code: 'offline', cause });
}

function kindOfStatus(status: number): FailureKind {
  if (status === 0) return 'offline';
  return status >= 400 && status < 500 ? 'refused' : 'broken';
}

function textAt(body: unknown, key: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const value: unknown = Reflect.get(body, key);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
