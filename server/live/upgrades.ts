import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocketServer } from 'ws';
import { namesAsker } from '../http/address';

const REFUSAL = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
/** What tells of a body; an answer to who asks for a socket goes out without one. */
const OF_BODIES = ['content-encoding', 'content-type', 'etag', 'last-modified', 'vary'];

/**
 * Stands before who answers upgrades. Node hands over the bare line, for which nobody cares any more:
 * here it may break without ending the process, other protocols and addresses that are none are
 * refused, and who was refused is let go.
 */
export function guardUpgrades(server: EventEmitter, sockets: WebSocketServer): void {
  // Not beside it: the adapter refuses nobody where somebody else listens too.
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

/** Whether a request came over a line that may become a socket. */
export function isUpgrade(bindings: unknown): boolean {
  return Reflect.has(Object(bindings), 'wss');
}

/**
 * What is told to who asked for a socket and gets none: never what stands at the address otherwise, which
 * would be kept by caches as empty as it goes out.
 */
export function withoutBody({ status, headers }: Response): Response {
  const kept = new Headers(headers);
  for (const name of OF_BODIES) kept.delete(name);
  kept.set('Cache-Control', 'no-store');
  return new Response(null, { status: status < 400 ? 426 : status, headers: kept });
}
