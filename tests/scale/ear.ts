import WebSocket from 'ws';
import type { SignedIn } from '../bench/fill';

/** A device that waits for pokes, and reconnects whenever its socket ends. */
export interface Ear {
  /** All pokes so far. */
  readonly heard: readonly unknown[];
  /** Number of accepted connections. */
  readonly opened: () => number;
  /** Whether the other end listens now: a socket to a dead process looks open for a moment. */
  isHeard(): Promise<boolean>;
  close(): void;
}

const AGAIN_MS = 50;

export function listenIn(url: string, { cookie }: SignedIn, device: string): Ear {
  const heard: unknown[] = [];
  let socket: WebSocket | null = null;
  let opened = 0;
  let over = false;
  const open = () => {
    if (over) return;
    const address = `${url.replace('http', 'ws')}/api/live?device=${device}`;
    socket = new WebSocket(address, { headers: { cookie, origin: url } });
    socket.on('open', () => {
      opened += 1;
    });
    socket.on('message', (data) => heard.push(JSON.parse(String(data))));
    // The following close reports errors.
    socket.on('error', () => undefined);
    socket.on('close', () => setTimeout(open, AGAIN_MS));
  };
  open();
  return {
    heard,
    opened: () => opened,
    isHeard: () =>
      new Promise((resolve) => {
        if (socket?.readyState !== WebSocket.OPEN) return resolve(false);
        socket.once('pong', () => resolve(true));
        socket.once('close', () => resolve(false));
        socket.ping();
      }),
    close() {
      over = true;
      socket?.terminate();
    },
  };
}
