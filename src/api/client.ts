import type { KyInstance } from 'ky';
import type { DateReading } from './answer-body';
import { validBaseUrl } from './base-url';
import { offlineError } from './errors';
import type { LiveSubscription, SubscribeDeps, SubscribeOptions } from './subscribe';

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
};

/** Parses the answer's body, for example with valibot; what it throws becomes an ApiError. */
export type ResponseReader<T> = CallOptions & { read: (body: unknown) => T };

type BodilessCall = {
  <T>(path: string, options: ResponseReader<T>): Promise<T>;
  (path: string, options?: CallOptions): Promise<unknown>;
};

type BodyCall = {
  <T>(path: string, body: unknown, options: ResponseReader<T>): Promise<T>;
  (path: string, body?: unknown, options?: CallOptions): Promise<unknown>;
};

export type Client = {
  baseUrl: string;
  get: BodilessCall;
  post: BodyCall;
  put: BodyCall;
  patch: BodyCall;
  delete: BodyCall;
  subscribe: <T>(path: string, options: SubscribeOptions<T>) => LiveSubscription;
};

export type ClientDeps = {
  /** Absolute address of the API. */
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  WebSocketCtor?: SubscribeDeps['WebSocketCtor'];
  random?: () => number;
};

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * The only access to the backend. Cookies travel with every call. Nothing is retried here: SWR
 * retries reads, and callers retry writes that may be repeated.
 */
export function createClient(deps: ClientDeps): Client {
  const baseUrl = validBaseUrl(deps.baseUrl);
  // The HTTP library loads with the first call, because no screen needs the network to be shown.
  let http: KyInstance | null = null;
  const call =
    (method: Method) =>
    async <T>(path: string, body?: unknown, options?: Partial<ResponseReader<T>>) => {
      const { createHttp, send } = await import('./send').catch((cause: unknown) => {
        throw offlineError(cause);
      });
      http ??= createHttp(deps.fetch);
      return send(http, method, addressOf(baseUrl, path), body, options);
    };

  return {
    baseUrl,
    get: (path: string, options?: CallOptions) => call('get')(path, undefined, options),
    post: call('post'),
    put: call('put'),
    patch: call('patch'),
    delete: call('delete'),
    subscribe: (path, options) => {
      let open: LiveSubscription | null = null;
      let closed = false;
      import('./subscribe').then(
        ({ subscribe }) => {
          if (closed) return;
          open = subscribe(addressOf(baseUrl, path).replace(/^http/, 'ws'), options, {
            WebSocketCtor: deps.WebSocketCtor ?? WebSocket,
            random: deps.random ?? Math.random,
          });
        },
        () => options.onState?.('waiting'),
      );
      return {
        close() {
          closed = true;
          open?.close();
        },
      };
    },
  };
}

function addressOf(baseUrl: string, path: string): string {
  return `${baseUrl}/${path.replace(/^\/+/, '')}`;
}
