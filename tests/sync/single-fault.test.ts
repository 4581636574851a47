import { expect, test } from 'vitest';
import { createClient } from '../../src/api/client';
import { createTransport } from '../../src/sync/transport';
import { SQLITE } from '../harness/databases';
import { ACCOUNT, emptyBrowser, idOf } from '../replica/browser';
import { openHere } from '../replica/here';
import { createDevice, createEndpoint, readAll, valuesOf } from '../server/sync/endpoint';
import { type Running, runOut, startEngine } from './engine-kit';

/** A fault of a request; `ask` performs the round trip. */
type Fault = (
  ask: () => Promise<Response>,
  later: (work: () => unknown) => void,
) => Promise<Response>;

const never = () => Promise.reject(new TypeError('Failed to fetch'));
const tooLate = () => Promise.reject(new DOMException('no answer in time', 'TimeoutError'));
const says =
  (status: number, headers = {}) =>
  async () =>
    new Response('x', { status, headers });
const cut = async (answer: Response, length: (text: string) => number) => {
  const text = await answer.text();
  return new Response(text.slice(0, length(text)), { status: 200 });
};

const FAULTS: Readonly<Record<string, Fault>> = {
  'the request is lost': never,
  'the answer is lost': (ask) => ask().then(never),
  'the request comes twice': (ask) => ask().then(ask),
  'a copy of the request comes after the next one': (ask, later) => {
    later(ask);
    return ask();
  },
  'the request comes after the next one': (ask, later) => {
    later(ask);
    return tooLate();
  },
  'the answer comes too late': (ask) => ask().then(tooLate),
  'the answer is cut in the middle': async (ask) =>
    cut(await ask(), (text) => Math.floor(text.length / 2)),
  'the answer is empty': async (ask) => cut(await ask(), () => 0),
  'a page of the network answers in its place': async () =>
    new Response('<!doctype html><title>Wi-Fi</title>', { status: 200 }),
  'a proxy says 400': says(400),
  'it says 401': says(401),
  'it says 429 and names a time': says(429, { 'Retry-After': '30', 'X-Retry-After': '30' }),
  'it says 500 and did nothing': says(500),
  'it says 500 after all was stored': (ask) => ask().then(says(500)),
  'it says 503': says(503),
};

const WITHIN_MS = 5 * 60_000;
const ID = idOf(1);
const SETS = ['s1', 's2', 's3'];

/** Runs everything that waits for no timer. */
async function settle({ engine }: Running): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    await new Promise<void>((resolve) => setImmediate(resolve));
    quiet = engine.status().phase === 'syncing' ? 0 : quiet + 1;
  }
}

/** Whether the person continues after the fault, or puts the phone away. */
type After = 'goes on' | 'stops';

/**
 * A workout of three sets while another device renames it, over the real client, engine, replica
 * and endpoint; the `at`-th request meets a fault. Returns the number of requests and the final
 * title.
 */
async function play(
  at: number,
  fault: Fault | null,
  after: After = 'goes on',
): Promise<{ asked: number; title: unknown }> {
  emptyBrowser();
  const connection = await SQLITE.openMigrated();
  const endpoint = createEndpoint(connection);
  const here = await openHere();
  let asked = 0;
  const stragglers: (() => unknown)[] = [];
  const deliverLate = async () => {
    for (const work of stragglers.splice(0)) await work();
  };
  const client = createClient({
    baseUrl: 'https://api.example',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const body = await request.text();
      const ask = () => {
        endpoint.clock = here.clock.now;
        return request.method === 'GET'
          ? endpoint.get(ACCOUNT, pathname + search)
          : endpoint.post(ACCOUNT, body);
      };
      asked += 1;
      if (asked === at && fault) return fault(ask, (work) => stragglers.push(work));
      const answer = await ask();
      await deliverLate();
      return answer;
    },
  });
  const running = await startEngine({ here, transport: createTransport(client) });
  const { engine, timers } = running;
  try {
    const tablet = createDevice(endpoint, ACCOUNT, 'tablet');
    await here.begin(ID, SETS.length);
    engine.request();
    await settle(running);
    const logged: number[] = [];
    for (const [nth, set] of SETS.entries()) {
      if (after === 'stops' && fault && asked >= at) break;
      here.clock.now += 20_000;
      endpoint.clock = here.clock.now;
      if (nth === 1 && (await tablet.pull()).records.length > 0) {
        await tablet.push(tablet.set(ID, { title: 'Peito' }));
      }
      await here.perform(ID, set, 80_000 + nth);
      logged.push(80_000 + nth);
      engine.request();
      await settle(running);
    }
    const ended = here.clock.now;
    while (timers.length > 0) {
      runOut(running);
      await settle(running);
      expect(here.clock.now - ended).toBeLessThan(WITHIN_MS);
    }

    await deliverLate();

    expect(engine.status()).toMatchObject({ phase: 'idle', obstacle: null, pending: 0 });
    expect(await here.replica.pending()).toEqual({ ops: 0, unsaved: 0, refused: 0 });
    const pages = await readAll(createDevice(endpoint, ACCOUNT, 'laptop'));
    const stored = pages.flatMap(({ records }) => records);
    expect(stored.map(({ id }) => id)).toEqual([ID]);
    const values = Object.entries(valuesOf(stored[0]));
    const loads = values.filter(([path]) => /^s\.s\d\.done\./.test(path));
    expect(loads.map(([, done]) => Reflect.get(Object(done), 'load')).sort()).toEqual(logged);
    const { title } = Object.fromEntries(values);
    expect((await here.workout(ID)).title).toBe(title);
    return { asked, title };
  } finally {
    engine.stop();
    await connection.close();
  }
}

test('a workout without a fault takes some requests, and is stored', async () => {
  const { asked, title } = await play(0, null);
  expect(asked).toBeGreaterThan(4);
  expect(title).toBe('Peito');
});

test.each(Object.entries(FAULTS))(
  'each request in turn: %s; all is stored once within five minutes, without a tap',
  async (_, fault) => {
    const { asked } = await play(0, null);
    for (let at = 1; at <= asked; at += 1) {
      await play(at, fault, 'goes on');
      await play(at, fault, 'stops');
    }
  },
);
