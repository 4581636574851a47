import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** A simple proxy for several servers. */
export interface Front {
  readonly url: string;
  /** Number of requests and sockets passed to each server, by port. */
  readonly dealt: ReadonlyMap<number, number>;
  stop(): Promise<void>;
}

/**
 * Distributes requests and sockets in turn. A server that refuses connections is skipped. One that
 * dies during a request closes its client's connection too, because the result is unknown.
 */
export async function startProxy(
  ports: readonly number[],
  place = { host: '127.0.0.1', port: 0 },
): Promise<Front> {
  const dealt = new Map(ports.map((port) => [port, 0]));
  let turn = 0;
  const inTurn = () => {
    turn += 1;
    return ports.map((_, index) => ports[(turn + index) % ports.length] ?? 0);
  };
  const count = (port: number) => dealt.set(port, (dealt.get(port) ?? 0) + 1);

  const server = createServer((incoming, outgoing) => {
    void bodyOf(incoming).then((body) => ask(incoming, outgoing, body, inTurn(), count));
  });
  server.on('upgrade', (incoming: IncomingMessage, client: Duplex, head: Buffer) => {
    join(incoming, client, head, inTurn(), count);
  });
  return { ...(await listen(server, place)), dealt };
}

/** Listens until it is stopped, which closes all connections. */
export async function listen(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Pick<Front, 'url' | 'stop'>> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://${host}:${isPort(address) ? address.port : 0}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

function isPort(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

export async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part);
  return Buffer.concat(parts);
}

function ask(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  body: Buffer,
  [port, ...others]: readonly number[],
  count: (port: number) => void,
): void {
  if (port === undefined) {
    outgoing.writeHead(503).end();
    return;
  }
  const { method, url: path, headers } = incoming;
  const sent = request({ host: 'localhost', port, method, path, headers, agent: false });
  sent.on('response', (answer) => {
    count(port);
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on('error', () => outgoing.destroy());
    answer.pipe(outgoing);
  });
  sent.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') ask(incoming, outgoing, body, others, count);
    else outgoing.destroy();
  });
  sent.end(body);
}

/** Passes a socket to the first server that accepts it. */
export function join(
  incoming: IncomingMessage,
  client: Duplex,
  head: Buffer,
  [port, ...others]: readonly number[],
  count: (port: number) => void,
): void {
  if (port === undefined) {
    client.destroy();
    return;
  }
  const upstream = connect({ host: 'localhost', port });
  upstream.once('connect', () => {
    count(port);
    const names = incoming.rawHeaders;
    const lines = names.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${names[at + 1]}`]));
    upstream.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    upstream.write(head);
    upstream.pipe(client).pipe(upstream);
  });
  upstream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') join(incoming, client, head, others, count);
    else client.destroy();
  });
  client.on('error', () => upstream.destroy());
  client.on('close', () => upstream.destroy());
}
