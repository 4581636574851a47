import { type WebSocket, WebSocketServer } from 'ws';

/** Clients send nothing useful, so the limits are small. */
const MESSAGE_BYTES = 1024;
const MESSAGES_PER_BEAT = 60;
/** Maximum fragments of one message, empty ones included, which no size limit counts. */
const FRAGMENTS = 16;
const BEAT_EVERY_MS = 30_000;
/**
 * Maximum unsent bytes. A client that reads has one or two pokes pending; above this it has stopped
 * reading.
 */
export const MOST_WAITING = 64 * 1024;
/** Policy violation (RFC 6455, section 7.4.1). */
const TOO_MUCH = 1008;

/**
 * The socket server for `serve({ websocket: { server } })`; it disconnects dead clients and floods.
 */
export function createSocketServer(): WebSocketServer {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_BYTES,
    maxFragments: FRAGMENTS,
    perMessageDeflate: false,
    // The library's automatic pongs would end a flood of pings without a close frame, before our
    // count does.
    autoPong: false,
  });
  const alive = new Set<WebSocket>();
  const sent = new WeakMap<WebSocket, number>();
  server.on('connection', (socket) => {
    const count = (): boolean => {
      const messages = (sent.get(socket) ?? 0) + 1;
      sent.set(socket, messages);
      if (messages > MESSAGES_PER_BEAT) socket.close(TOO_MUCH, 'messages');
      return socket.readyState === socket.OPEN;
    };
    alive.add(socket);
    socket.on('message', count);
    socket.on('ping', (data) => {
      if (count()) socket.pong(data);
    });
    socket.on('pong', () => {
      alive.add(socket);
      count();
    });
    socket.on('close', () => alive.delete(socket));
  });
  const beat = setInterval(() => {
    for (const socket of server.clients) {
      sent.delete(socket);
      if (!alive.delete(socket) || socket.bufferedAmount > MOST_WAITING) socket.terminate();
      else socket.ping();
    }
  }, BEAT_EVERY_MS);
  beat.unref();
  server.on('close', () => clearInterval(beat));
  return server;
}
