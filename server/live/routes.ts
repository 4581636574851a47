import { upgradeWebSocket } from '@hono/node-server';
import { Hono } from 'hono';
import type { WSContext } from 'hono/ws';
import { WebSocket } from 'ws';
import { spacesOf } from '../access/authorize';
import { sessionOf } from '../access/session';
import type { Session } from '../core/auth';
import type { Deps } from '../core/deps';
import { createClientAddress } from '../http/client-address';
import { refusalsOf } from '../http/errors';
import { ownOrigins } from '../http/guards';
import {
  type Connections,
  createConnections,
  type HeardSpaces,
  type LiveConnection,
  type LiveSocket,
} from './connections';
import type { PokeBus } from './poke-bus';
import { type SessionWatch, watchSessions } from './session-watch';
import { MOST_WAITING } from './socket-server';
import { isUpgrade } from './upgrades';

export interface LiveDeps extends Pick<Deps, 'env' | 'db' | 'auth' | 'now' | 'log' | 'closing'> {
  readonly bus: PokeBus;
}

interface LiveEnv {
  Variables: { session: Session; spaces: HeardSpaces; address: string };
}

export interface LiveRoutes {
  /** GET /, to be mounted at /api/live. */
  readonly routes: Hono<LiveEnv>;
  readonly connections: Connections;
  readonly watch: SessionWatch;
}

const DEVICE = /^[a-z0-9]{1,16}$/;
/** Try again later (RFC 6455 registry): the person or address has too many connections. */
const NO_ROOM = 1013;

const refusal = refusalsOf({
  foreign_origin: [403, 'Este pedido veio de outro site e não foi aceito.'],
  no_session: [401, 'Entre na sua conta para continuar.'],
  no_room: [429, 'Há conexões demais abertas nesta conta ou nesta rede.'],
  upgrade: [426, 'Este endereço só aceita WebSocket.'],
});

/** Wraps a socket that is closed once its client stops reading, so that its buffer stays small. */
function reading(socket: WSContext<unknown>): LiveSocket {
  return {
    send(text) {
      const { raw } = socket;
      if (raw instanceof WebSocket && raw.bufferedAmount > MOST_WAITING) raw.terminate();
      else socket.send(text);
    },
    close: (code, reason) => socket.close(code, reason),
  };
}

/**
 * Creates the connections for pokes. The session is checked at the handshake and regularly
 * afterwards.
 */
export function createLive(deps: LiveDeps): LiveRoutes {
  const connections = createConnections();
  const own = new Set(ownOrigins(deps.env));
  const addressOf = createClientAddress(deps.env.trustedProxies);
  const onError = (error: unknown) => deps.log.error({ err: error }, 'live connection failed');
  const watch = watchSessions(connections, deps, onError);
  const unsubscribe = deps.bus.subscribe((event) => connections.deliver(event), connections.spaces);
  deps.closing.addEventListener('abort', () => {
    unsubscribe();
    watch.stop();
  });
  const routes = new Hono<LiveEnv>();

  routes.get(
    '/',
    async (c, next) => {
      // A page of another origin would send the person's cookie too, so only ours may connect.
      if (!own.has(c.req.header('origin') ?? '')) throw refusal('foreign_origin');
      // Without `Connection: upgrade`, which some proxies drop, it is a plain request.
      const wanted = c.req.header('upgrade')?.toLowerCase() === 'websocket';
      if (!wanted || !isUpgrade(c.env)) throw refusal('upgrade');
      const session = await sessionOf(deps, c.req.raw.headers);
      if (!session || session.erasesAt !== undefined) throw refusal('no_session');
      const { id } = session.user;
      const address = addressOf(c.env, c.req.raw.headers);
      if (!connections.hasRoom(id, address)) throw refusal('no_room');
      c.set('session', session);
      c.set('address', address);
      c.set('spaces', (await spacesOf(deps.db, [id])).get(id) ?? new Map());
      await next();
    },
    upgradeWebSocket(
      (c) => {
        const session: Session = c.get('session');
        const person = session.user.id;
        const address: string = c.get('address');
        const device = c.req.query('device') ?? '';
        let connection: LiveConnection | null = null;
        const leave = () => {
          if (connection) connections.remove(connection);
        };
        return {
          onOpen(_, socket) {
            if (!connections.hasRoom(person, address)) {
              socket.close(NO_ROOM, 'connections');
              return;
            }
            connection = {
              socket: reading(socket),
              person,
              session: session.id,
              address,
              until: session.expiresAt,
              device: DEVICE.test(device) ? device : null,
            };
            connections.add(connection, c.get('spaces'));
          },
          onClose: leave,
          onError: leave,
        };
      },
      { onError },
    ),
  );
  return { routes, connections, watch };
}
