import { connect, type Socket } from 'node:net';

/** A connection to a port for arbitrary bytes, which no HTTP client would send. */
export interface Line {
  readonly socket: Socket;
  send(bytes: string | Uint8Array): void;
  /** Resets the connection. */
  break(): void;
  /** All bytes received so far. */
  read(): Buffer;
  /** Resolves when the received bytes satisfy `holds`, or the other side closed. */
  until(holds: (read: Buffer) => boolean): Promise<Buffer>;
  /** Resolves with all bytes once both sides have closed. */
  closed(): Promise<Buffer>;
}

export async function dial(port: number): Promise<Line> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.on('error', () => {});
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  // `once` of node:events would reject with the connection's error.
  const next = (...events: string[]) =>
    new Promise<void>((resolve) => {
      for (const event of events) socket.once(event, () => resolve());
    });
  const over = next('close');
  await next('connect', 'close');
  const read = () => Buffer.concat(parts);
  return {
    socket,
    read,
    send: (bytes) =>
      void socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes),
    break() {
      // A closing socket cannot be reset, and would never report its end.
      if (socket.readableEnded) socket.destroy();
      else socket.resetAndDestroy();
    },
    async until(holds) {
      while (!holds(read()) && !socket.destroyed && !socket.readableEnded) {
        await next('data', 'end', 'close');
      }
      return read();
    },
    async closed() {
      await over;
      return read();
    },
  };
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

const END_OF_HEAD = '\r\n\r\n';
export const hasHead = (read: Buffer) => read.includes(END_OF_HEAD);

/** The last answer in the received bytes; null without a valid one. */
export function answerIn(read: Buffer): RawAnswer | null {
  const end = read.indexOf(END_OF_HEAD);
  if (end < 0) return null;
  const rest = read.subarray(end + END_OF_HEAD.length);
  const [first = '', ...lines] = read.subarray(0, end).toString('latin1').split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3})(?: |$)/.exec(first)?.[1];
  if (status === undefined) throw new Error(`no answer: ${first}`);
  if (status === '100') return answerIn(rest);
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const chunked = headers.get('transfer-encoding') === 'chunked';
  return { status: Number(status), headers, body: chunked ? joined(rest) : rest };
}

/** Joins the chunks of a body. */
function joined(rest: Buffer): Buffer {
  const end = rest.indexOf('\r\n');
  const length = Number.parseInt(rest.subarray(0, end).toString(), 16);
  if (end < 0 || !(length > 0)) return Buffer.alloc(0);
  const chunk = rest.subarray(end + 2, end + 2 + length);
  return Buffer.concat([chunk, joined(rest.subarray(end + 4 + length))]);
}
