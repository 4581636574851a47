import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocketServer } from 'ws';
import { namesAsker } from '../http/address';

const REFUSAL = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
/** Headers about a body, which a refusal without a body must not have. */
const OF_BODIES = ['content-encoding', 'content-type', 'etag', 'last-modified', 'vary'];

/**
 * Guards upgrade requests. Node passes the bare socket without an error handler, so an error would
 * end the process. This guard handles errors, refuses other protocols and malformed addresses, and
 * closes refused connections.
 */
export function guardUpgrades(server: EventEmitter, sockets: WebSocketServer): void {
  // This listener replaces the adapter's: with a second listener the adapter refuses nothing.
  const [answer, ...others] = server.listeners('upgrade');
  if (!answer || others.length > 0) throw new Error('upgrades are answered by one listener');
  const taken = new WeakSet<Duplex>();
  sockets.on('connection', (_, request) => taken.add(request.socket));
  sockets.on('wsClientError', (_, socket) => socket.end(REFUSAL));

  server.removeAllListeners('upgrade');
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    socket.once('finish', () => {
      if (!taken.has(socket)) socket.destroy();
    });
    if (wantsSocket(request)) Reflect.apply(answer, server, [request, socket, head]);
    else socket.end(REFUSAL);
  });
}

function wantsSocket({ method, url = '', headers }: IncomingMessage): boolean {
  const address = `http://${headers.host ?? 'localhost'}${url}`;
  return (
    method === 'GET' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    url.startsWith('/') &&
    URL.canParse(address) &&
    !namesAsker(address)
  );
}

/** Whether a request is an upgrade request, by the adapter's bindings. */
export function isUpgrade(bindings: unknown): boolean {
  return Reflect.has(Object(bindings), 'wss');
}

/**
 * The refusal of an upgrade, without the body and caching headers of the page at that address.
 * Caches would otherwise store an empty page.
 */
export function withoutBody({ status, headers }: Response): Response {
  const kept = new Headers(headers);
  for (const name of OF_BODIES) kept.delete(name);
  kept.set('Cache-Control', 'no-store');
  return new Response(null, { status: status < 400 ? 426 : status, headers: kept });
}
