import * as v from 'valibot';
import { openLine } from './http-line';
import { type Crowd, type Order, type Outcome, orderSchema, type Run } from './load-messages';
import { type Sender, sendersOf } from './senders';
import { openSockets } from './sockets';

/** Produces the load in its own process: one order at a time, over the channel to its parent. */

let crowd: Crowd | null = null;
let senders: Sender[] = [];

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Sequential requests on each of some connections; the person with the longest wait is next. */
async function runLoad(port: number, { ask, connections, seconds, most }: Run): Promise<Outcome> {
  const lines = await Promise.all(Array.from({ length: connections }, () => openLine(port)));
  const times: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  let left = most;
  const repeat = async (line: Awaited<ReturnType<typeof openLine>>) => {
    while (left > 0 && performance.now() < until) {
      left -= 1;
      const sender = senders.shift();
      if (!sender) throw new Error('fewer people than connections');
      const request = sender.request(ask);
      const sentAt = performance.now();
      const answer = await line.ask(request);
      times.push(performance.now() - sentAt);
      sender.take(ask, answer);
      senders.push(sender);
    }
  };
  await Promise.all(lines.map(repeat));
  const took = performance.now() - began;
  for (const line of lines) line.close();
  times.sort((a, b) => a - b);
  return {
    answered: times.length,
    took,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}

async function carryOut(order: Order): Promise<Outcome> {
  if ('crowd' in order) {
    crowd = order.crowd;
    senders = sendersOf(crowd);
    return { ready: true };
  }
  if (!crowd) throw new Error('nobody is there yet');
  if ('run' in order) return runLoad(crowd.port, order.run);
  await openSockets(crowd, order.sockets);
  return { ready: true };
}

process.on('message', (message: unknown) => {
  carryOut(v.parse(orderSchema, message))
    .catch((error: unknown): Outcome => ({ failed: String(error) }))
    .then((outcome) => process.send?.(outcome));
});
process.once('disconnect', () => process.exit(0));
