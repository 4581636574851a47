import { type WebSocket, WebSocketServer } from 'ws';

/** Nothing is expected from clients; what they send anyway stays small. */
const MESSAGE_BYTES = 1024;
const BEAT_EVERY_MS = 30_000;

/** The socket server for `serve({ websocket: { server } })`: small messages, dead peers cut. */
export function createSocketServer(): WebSocketServer {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_BYTES,
    perMessageDeflate: false,
  });
  const alive = new Set<WebSocket>();
  server.on('connection', (socket) => {
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    socket.on('close', () => alive.delete(socket));
  });
  const beat = setInterval(() => {
    for (const socket of server.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, BEAT_EVERY_MS);
  beat.unref();
  server.on('close', () => clearInterval(beat));
  return server;
}
