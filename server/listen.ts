import type { Server } from 'node:http';
import { createAdaptorServer, type WebSocketServerLike } from '@hono/node-server';
import { createSocketServer } from './live/socket-server';

export type Listening = {
  port: number;
  /** Takes no more requests; resolves when the running ones are answered. */
  stop: () => Promise<void>;
};

export type ListenOptions = {
  fetch: (request: Request, bindings: unknown) => Response | Promise<Response>;
  host: string | undefined;
  port: number;
  /** The setting to name when the port is taken. */
  variable: string;
};

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** Longer than proxies keep theirs, so that none of them sends into a closing connection. */
const KEEP_ALIVE_MS = 65_000;

/** A start that cannot go on, told in one line. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Serves HTTP and WebSocket upgrades on one port. Throws StartError when it is not free. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const { fetch, host, port, variable } = options;
  const sockets = createSocketServer();
  if (!forUpgrades(sockets)) throw new Error('the socket server listens by itself');
  const server = createAdaptorServer({
    fetch,
    websocket: { server: sockets },
    serverOptions: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
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

/** The adapter describes the same server in stricter types than the library's own. */
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
