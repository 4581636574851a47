import WebSocket from 'ws';
import type { Crowd } from './load-messages';
import { addressOf, cookieOf, tokenOf } from './names';

const AT_ONCE = 50;

function openSocket({ port, origin, secret }: Crowd, nth: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://localhost:${port}/api/live?device=bencher`, {
    headers: {
      cookie: cookieOf(tokenOf(nth), secret),
      origin,
      'x-forwarded-for': addressOf(nth),
    },
  });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

let open = 0;

/**
 * Opens connections up to a number, one per sender, spread over all stored people; they stay open
 * until the process ends.
 */
export async function openSockets(crowd: Crowd, count: number): Promise<void> {
  const apart = crowd.stored / crowd.senders;
  while (open < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - open) }, (_, at) => open + at);
    await Promise.all(some.map((at) => openSocket(crowd, 1 + Math.floor(at * apart))));
    open += some.length;
  }
}
