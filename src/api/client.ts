import type { KyInstance } from 'ky';
import { validBaseUrl } from './base-url';
import type { CallOptions, Method, ResponseReader } from './call';
import { offlineError } from './errors';
import type { LiveSubscription, SubscribeDeps, SubscribeOptions } from './subscribe';

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
