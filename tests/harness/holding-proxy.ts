import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { bodyOf, listen } from '../scale/proxy';
import { forward, sendWhole } from '../survival/forward';
import { freePort } from './free-port';

/**
 * Stands in front of a server and holds back answers that a test wants late. Browsers keep nothing of
 * what it serves, so that each load asks for all of it again.
 */
export interface HoldingProxy {
  readonly url: string;
  /** Holds answers to addresses that fit, from now on. */
  hold(addresses: RegExp): void;
  /** How many answers are held. */
  heldCount(): number;
  /** Sends what is held, and holds nothing more. */
  release(): void;
  stop(): Promise<void>;
}

/**
 * @param serve starts the server, which has to know the address that browsers use
 */
export async function startHoldingProxy(
  serve: (url: string) => Promise<{ readonly port: number }>,
): Promise<HoldingProxy> {
  const place = { host: 'localhost', port: await freePort() };
  const { port } = await serve(`http://localhost:${place.port}`);
  const held = new Set<() => void>();
  let holds: RegExp | null = null;

  function isReleased(address: string): Promise<void> {
    if (!holds?.test(address)) return Promise.resolve();
    return new Promise((resolve) => held.add(resolve));
  }

  async function carry(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const address = incoming.url ?? '/';
    if (address.startsWith('/sw.js')) {
      outgoing.writeHead(404).end();
      return;
    }
    const answer = await forward(port, incoming, await bodyOf(incoming));
    await isReleased(address);
    // They are about one connection; WebKit waits for ever when it is told to close this one.
    const {
      connection: _,
      'keep-alive': __,
      'transfer-encoding': ___,
      ...headers
    } = answer.headers;
    sendWhole(outgoing, { ...answer, headers: { ...headers, 'cache-control': 'no-store' } });
  }

  const server = createServer((incoming, outgoing) => {
    carry(incoming, outgoing).catch(() => outgoing.destroy());
  });
  return {
    ...(await listen(server, place)),
    hold(addresses) {
      holds = addresses;
    },
    heldCount: () => held.size,
    release() {
      holds = null;
      for (const go of held) go();
      held.clear();
    },
  };
}
