import type { Server, ServerResponse } from 'node:http';
import { createAdaptorServer, type WebSocketServerLike } from '@hono/node-server';
import { namesAsker } from '../http/address';
import { createSocketServer } from '../live/socket-server';
import { guardUpgrades, isUpgrade, withoutBody } from '../live/upgrades';

export type HttpListener = {
  port: number;
  /** Stops accepting requests; resolves when the running ones are answered. */
  stop: () => Promise<void>;
};

export type ListenOptions = {
  fetch: (request: Request, bindings: unknown) => Response | Promise<Response>;
  host: string | undefined;
  port: number;
  /** The setting named in the error if the port is taken. */
  variable: string;
  /**
   * Once aborted, each answer closes its connection, so that the next request reaches another
   * server.
   */
  draining?: AbortSignal;
  /** Time limits for slow clients; replaced in tests. */
  patience?: Patience;
};

type Patience = {
  /** Limit until the headers of a request have arrived. */
  headersMs: number;
  /** Limit until the whole request has arrived. */
  requestMs: number;
  /** Interval of the check for slow requests. */
  checkMs: number;
};

const PATIENCE: Patience = { headersMs: 15_000, requestMs: 60_000, checkMs: 5_000 };
/** Longer than the limit of proxies, so that none sends a request into a closing connection. */
const KEEP_ALIVE_MS = 65_000;
/**
 * Node's own limit, set explicitly so that it stays; our cookies and addresses need far less.
 */
const HEADERS_BYTES = 16 * 1024;

/** A failure at startup with a message of one line. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/**
 * Serves HTTP and WebSocket upgrades on one port, and disconnects clients that send too slowly or
 * too many headers. Throws StartError if the port is not free.
 */
export async function listen(options: ListenOptions): Promise<HttpListener> {
  const { fetch, host, port, variable, draining, patience = PATIENCE } = options;
  const sockets = createSocketServer();
  if (!forUpgrades(sockets)) throw new Error('the socket server listens by itself');
  const answer: ListenOptions['fetch'] = (request, bindings) => {
    if (namesAsker(request.url)) return new Response(null, { status: 400 });
    const response = fetch(request, bindings);
    return isUpgrade(bindings) ? Promise.resolve(response).then(withoutBody) : response;
  };
  const server = createAdaptorServer({
    fetch: answer,
    websocket: { server: sockets },
    serverOptions: {
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      connectionsCheckingInterval: patience.checkMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: HEADERS_BYTES,
    },
  });
  guardUpgrades(server, sockets);
  server.prependListener('request', (_: unknown, response: ServerResponse) => {
    if (draining?.aborted) response.shouldKeepAlive = false;
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusal(error, port, variable)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets.clients) socket.close(1001);
        if (isHttp(server)) server.closeIdleConnections();
      }),
  };
}

/** Whether the library's socket server fits the adapter, which has stricter types for it. */
function forUpgrades(server: {
  options: { noServer?: boolean | undefined };
}): server is typeof server & WebSocketServerLike {
  return server.options.noServer === true;
}

function isHttp(server: object): server is Server {
  return 'closeIdleConnections' in server;
}

function refusal(error: NodeJS.ErrnoException, port: number, variable: string): StartError {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `A porta ${port} já está em uso. Feche o outro programa ou mude ${variable}.`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartError(`Não há permissão para usar a porta ${port}. Mude ${variable}.`);
  }
  return new StartError(
    `Não foi possível usar a porta ${port} (${error.code}). Confira HOST e ${variable}.`,
  );
}
