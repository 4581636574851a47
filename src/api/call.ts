import type { DateReading } from './answer-body';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Time in ms after which a call counts as offline, unless its options differ. */
export const CALL_TIMEOUT_MS = 15_000;

export type CallOptions = {
  search?: Record<string, string | number | boolean | undefined>;
  signal?: AbortSignal;
  /** Time in ms after which the call counts as offline; `CALL_TIMEOUT_MS` by default. */
  timeout?: number;
  /** Date-times of an answer become Dates; `keep` leaves the text. */
  dates?: DateReading;
  headers?: Record<string, string>;
  /** Continues if the page is closed meanwhile. */
  keepalive?: boolean;
  /** The body is JSON: a large one is not searched for files. */
  json?: boolean;
};

/** Parses the answer's body, for example with valibot; what it throws becomes an ApiError. */
export type ResponseReader<T> = CallOptions & { read: (body: unknown) => T };
