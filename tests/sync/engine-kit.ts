import type { SyncResponse } from '#protocol/sync';
import type { Prepared } from '../../src/replica/exchange/exchange';
import { createEngine, type Engine } from '../../src/sync/engine';
import type { Leadership } from '../../src/sync/leadership';
import type { Answer, Transport } from '../../src/sync/transport';
import { answer } from '../replica/answers';
import { type Here, openHere } from '../replica/here';

/** A server with scripted answers, in order; after them it accepts everything. */
export interface Script {
  readonly sent: Prepared['request'][];
  next: (Answer | ((request: Prepared['request']) => Answer | Promise<Answer>))[];
}

export interface Timer {
  readonly ms: number;
  readonly fire: () => void;
}

export interface Running {
  readonly here: Here;
  readonly engine: Engine;
  readonly script: Script;
  /** Scheduled and not cancelled timers. */
  readonly timers: Timer[];
  readonly transport: Transport;
  digests: number;
}

/** Accepts everything in a request; there is nothing to read. */
export function takeAll(request: Prepared['request']): SyncResponse {
  const results = request.ops.flatMap((op) => {
    const id = Reflect.get(Object(op), 'id');
    const stamp = Reflect.get(Object(op), 'stamp');
    return typeof id === 'string' ? [{ id, ok: { rev: 1, born: 1, stamp } }] : [];
  });
  const spaces = request.spaces.map(({ id, cursor }) => ({
    id,
    epoch: 'e1',
    from: cursor,
    to: cursor,
    more: false,
    records: [],
  }));
  return answer({ results, spaces });
}

export async function startEngine(
  options: {
    here?: Here;
    leadership?: Leadership;
    random?: number;
    isHidden?: () => boolean;
    /** Replaces the script. */
    transport?: Transport;
  } = {},
): Promise<Running> {
  const here = options.here ?? (await openHere());
  const script: Script = { sent: [], next: [] };
  const timers: Timer[] = [];
  const scripted: Transport = {
    async sync(request) {
      script.sent.push(request);
      const next = script.next.shift();
      if (!next) return { kind: 'ok', response: { ...takeAll(request), now: here.clock.now } };
      return typeof next === 'function' ? next(request) : next;
    },
    async digest() {
      running.digests += 1;
      return null;
    },
  };
  const transport = options.transport ?? scripted;
  const engine = createEngine({
    replica: here.replica,
    transport,
    leadership: options.leadership ?? { lead: (work) => work(() => true) },
    wall: () => here.clock.now,
    random: () => options.random ?? 0.5,
    isHidden: options.isHidden ?? (() => false),
    schedule(work, ms) {
      const timer = { ms, fire: work };
      timers.push(timer);
      return () => {
        const at = timers.indexOf(timer);
        if (at >= 0) timers.splice(at, 1);
      };
    },
  });
  const running: Running = { here, engine, script, timers, transport, digests: 0 };
  return running;
}

/** Runs the next timer. */
export function runOut({ here, timers }: Running): void {
  const timer = timers.shift();
  if (!timer) throw new Error('Nothing is scheduled');
  here.clock.now += timer.ms;
  timer.fire();
}

/** A promise that the test resolves. */
export function later<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
