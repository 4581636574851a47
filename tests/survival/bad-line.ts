import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { bodyOf, join, listen } from '../scale/proxy';
import type { Chance } from '../sync/chance';
import { forward, sendHalf, sendWhole } from './forward';

/** Faults of a request, with their percentages. */
const FAULTS = [
  /** The request never reaches the server. */
  ['unheard', 6],
  /** It reaches the server, and its answer is lost. */
  ['unanswered', 7],
  /** A proxy answers 429, 500, 502 or 503, whether the server got the request or not. */
  ['refused', 9],
  /** The answer is cut off. */
  ['cut', 6],
  /** The request is sent twice: again at once, or after a later one. */
  ['doubled', 9],
  /** The answer arrives after a later one. */
  ['overtaken', 7],
  ['delayed', 10],
] as const;
type Fault = (typeof FAULTS)[number][0];

const REFUSALS = [429, 500, 502, 503];
const MOST_DELAY_MS = 900;
/** Without a later message, a delayed one continues after this time. */
const MOST_HELD_MS = 1_500;
/** Percentage of requests at which a socket for pokes is cut. */
const SOCKETS = 8;

/** A line between browsers and a server, with faults that can be switched on. */
export interface BadLine {
  readonly url: string;
  /** Number of occurrences of each fault. */
  readonly counts: ReadonlyMap<Fault | 'socket', number>;
  /** Switches faults on or off. */
  setRough(rough: boolean): void;
  stop(): Promise<void>;
}

/** A proxy before the server at `port`; faultless until `setRough`. */
export async function startBadLine(
  port: number,
  place: { readonly host: string; readonly port: number },
  chance: Chance,
): Promise<BadLine> {
  const counts = new Map<Fault | 'socket', number>();
  const sockets = new Set<Duplex>();
  const held = new Set<() => void>();
  let rough = false;

  function draw(): Fault | null {
    let left = chance.below(100);
    const found = FAULTS.find(([, share]) => {
      left -= share;
      return left < 0;
    });
    return rough && found ? found[0] : null;
  }
  const count = (fault: Fault | 'socket') => counts.set(fault, (counts.get(fault) ?? 0) + 1);

  function cutSocket(): void {
    const socket = chance.of([...sockets]);
    if (socket) count('socket');
    socket?.destroy();
  }

  /** Resolves when a later request has passed, or after the limit. */
  const isOvertaken = () =>
    new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer);
        held.delete(go);
        resolve();
      };
      const timer = setTimeout(go, MOST_HELD_MS);
      held.add(go);
    });
  const release = () => {
    for (const go of [...held]) go();
  };

  async function carry(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    // The fault is drawn before any wait, so that faults only depend on the order of arrival.
    const fault = draw();
    const [first, second] = [chance.in100(50), chance.in100(50)];
    const [delay, status] = [chance.below(MOST_DELAY_MS), chance.of(REFUSALS) ?? 503];
    if (rough && chance.in100(SOCKETS)) cutSocket();
    if (fault) count(fault);

    const body = await bodyOf(incoming);
    const ask = () => forward(port, incoming, body);
    if (fault === 'unheard') {
      outgoing.destroy();
      return;
    }
    if (fault === 'refused') {
      if (first) await ask();
      outgoing.writeHead(status, second ? { 'retry-after': '1' } : {}).end('<h1>Sorry</h1>');
      return;
    }
    if (fault === 'delayed') await new Promise((resolve) => setTimeout(resolve, delay));
    const answer = await ask();
    if (fault === 'doubled') {
      const again = (first ? isOvertaken() : Promise.resolve()).then(ask);
      again.catch(() => undefined);
    }
    if (fault === 'overtaken') await isOvertaken();
    if (fault === 'unanswered') outgoing.destroy();
    else if (fault === 'cut') sendHalf(outgoing, answer, first);
    else sendWhole(outgoing, answer);
    release();
  }

  const server = createServer((incoming, outgoing) => {
    // When the server or browser disconnects, the other side's connection ends as well.
    carry(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.on('upgrade', (incoming: IncomingMessage, client: Duplex, head: Buffer) => {
    if (draw() === 'unheard') {
      client.destroy();
      return;
    }
    sockets.add(client);
    client.once('close', () => sockets.delete(client));
    join(incoming, client, head, [port], () => undefined);
  });
  return {
    ...(await listen(server, place)),
    counts,
    setRough(next) {
      rough = next;
      if (!rough) release();
    },
  };
}
