import { connect, type Socket } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** A persistent connection with one request at a time. */
export interface HttpLine {
  ask(request: string): Promise<Answer>;
  close(): void;
}

const END_OF_HEAD = '\r\n\r\n';
const LAST_CHUNK = '0\r\n\r\n';

/** The answer at the start of the received bytes, if it is complete. */
function read(bytes: Buffer): Answer | null {
  const end = bytes.indexOf(END_OF_HEAD);
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const from = end + END_OF_HEAD.length;
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) {
    if (!bytes.subarray(from).toString('latin1').endsWith(LAST_CHUNK)) return null;
    return { status, body: unchunked(bytes.subarray(from)) };
  }
  const to = from + Number(length);
  return bytes.length < to ? null : { status, body: bytes.toString('utf8', from, to) };
}

function unchunked(bytes: Buffer): string {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const line = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16);
    if (!(size > 0)) break;
    parts.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Opens a connection with a minimal HTTP client, because Node's own costs as much as the measured
 * server.
 */
export function openLine(port: number): Promise<HttpLine> {
  const socket: Socket = connect({ port, host: 'localhost', noDelay: true });
  let parts: Buffer[] = [];
  let waiting: { done: (answer: Answer) => void; fail: (error: Error) => void } | null = null;
  const fail = (error: Error) => waiting?.fail(error);
  socket.on('data', (part) => {
    parts.push(part);
    const answer = read(parts.length === 1 ? part : Buffer.concat(parts));
    if (!answer || !waiting) return;
    const { done } = waiting;
    [parts, waiting] = [[], null];
    done(answer);
  });
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('the server closed the connection')));
  const line: HttpLine = {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { done: resolve, fail: reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('connect', () => resolve(line));
  });
}
