import { once } from 'node:events';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { type HttpListener, listen } from '../../../server/app/listen';
import { CONNECTIONS_PER_PERSON } from '../../../server/live/connections';
import { createPokeBus, type PokeBus } from '../../../server/live/poke-bus';
import { createLive, type LiveRoutes } from '../../../server/live/routes';
import { createTestServer, ORIGIN, type TestServer } from '../../harness/server';
import { answerIn, dial, hasHead } from '../fuzz-line';
import { FOREIGN, failureOf, RUNS, SEED } from '../fuzz-runs';
import { framesIn, talk } from './fuzz-frames';
import { type Handshake, handshake, headOf } from './fuzz-handshakes';

/** Number of sockets: forty times that of an endpoint's inputs. */
const SOCKETS = RUNS * 40;
const PATIENCE_MS = RUNS * 30_000;
/** Reasons for closing: our own words, or the library's number alone. */
const REASONS = ['', 'messages', 'connections', 'session', 'tchau'];

interface Hostile {
  readonly handshake: Handshake;
  readonly talk: readonly Buffer[];
  /** Whether it talks before the server answers. */
  readonly early: boolean;
  readonly end: 'end' | 'break';
}

const hostile: fc.Arbitrary<Hostile> = fc.record({
  handshake,
  talk,
  early: fc.boolean(),
  end: fc.constantFrom('end', 'end', 'break'),
});

describe('hostile sockets', () => {
  let server: TestServer;
  let listening: HttpListener;
  let live: LiveRoutes;
  let bus: PokeBus;
  let cookie: string;
  let space: string;
  let bystander: WebSocket;
  let told = 0;

  beforeAll(async () => {
    server = await createTestServer({
      // A second server process with its own list of connections, which the test can read.
      extend: (app, deps) => {
        bus = createPokeBus();
        live = createLive({ ...deps, bus });
        app.route('/watched', live.routes);
      },
    });
    const { fetch } = server.app;
    listening = await listen({ fetch, host: '127.0.0.1', port: 0, variable: 'API_PORT' });
    cookie = (await server.signedIn()).cookies();
    const bia = await server.signedIn({ email: 'bia@example.com' });
    space = `u:${bia.user.id}`;
    const headers = { cookie: bia.cookies(), origin: ORIGIN };
    bystander = new WebSocket(`ws://127.0.0.1:${listening.port}/watched`, { headers });
    await once(bystander, 'open');
  });
  afterAll(async () => {
    bystander.terminate();
    await listening.stop();
    await server.close();
  });

  /** All bytes of the server for one handshake and talk, until the line was closed. */
  async function meet({ handshake, talk, early, end }: Hostile): Promise<Buffer> {
    const line = await dial(listening.port);
    const [first = '', ...rest] = early ? talk : ['', ...talk];
    line.send(headOf(handshake, cookie));
    line.send(first);
    await line.until(hasHead);
    for (const bytes of rest) line.send(bytes);
    if (end === 'break') line.break();
    else line.socket.end();
    return line.closed();
  }

  function judge({ handshake, end }: Hostile, read: Buffer): void {
    const answer = answerIn(read);
    if (!answer) {
      // A client that breaks the line may receive nothing, and so may a CONNECT.
      if (end === 'end') expect(handshake.method).toBe('CONNECT');
      return;
    }
    if (answer.status !== 101) {
      const text = answer.body.toString();
      expect(answer.status, text).toBeLessThan(500);
      expect(text).not.toMatch(FOREIGN);
      expect(text).not.toMatch(/node_modules| {4}at /);
      // What follows an answer to HEAD is the next answer.
      if (text !== '' && handshake.method !== 'HEAD')
        expect(answer.headers.get('cache-control')).toBe('no-store');
      return;
    }
    const frames = framesIn(answer.body) ?? expect.fail(answer.body.toString('hex'));
    expect(frames.filter(({ opcode }) => opcode === 10).length).toBeLessThanOrEqual(60);
    for (const { opcode, payload } of frames) {
      // No write happens in their space, so the server sends only control frames.
      expect([8, 9, 10]).toContain(opcode);
      if (opcode === 8) expect(REASONS).toContain(payload.subarray(2).toString());
    }
  }

  async function othersAreServed(): Promise<void> {
    const health = await fetch(`http://127.0.0.1:${listening.port}/api/health`);
    expect(await health.json()).toEqual({ ok: true });
    told += 1;
    const next = once(bystander, 'message');
    bus.publish({ space, rev: told, device: null });
    expect(JSON.parse(String((await next)[0]))).toEqual({ space, rev: told });
    // Ended connections free their place.
    await vi.waitFor(() => expect(live.connections.size).toBe(1), { interval: 1, timeout: 15_000 });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  }

  test(`are answered or closed, and the others are served as ever (seed ${SEED})`, {
    timeout: PATIENCE_MS,
  }, async () => {
    const several = fc.array(hostile, { minLength: 1, maxLength: 3 });
    const holds = async (all: Hostile[]) => {
      server.clock.advance(1_000);
      const read = await Promise.all(all.map(meet));
      for (const [nth, one] of all.entries()) judge(one, read[nth] ?? Buffer.alloc(0));
      await othersAreServed();
    };
    expect(await failureOf(several, holds, { runs: SOCKETS })).toBe('');
    expect(server.logged()).not.toMatch(/request failed|live connection failed/);
  });

  test('a person has the room that there is, however many knock at once', async () => {
    const usual = { method: 'GET', target: '/watched', version: '1.1', instead: {} };
    const lines = await Promise.all(
      Array.from({ length: 3 * CONNECTIONS_PER_PERSON }, () => dial(listening.port)),
    );
    for (const line of lines) line.send(headOf(usual, cookie));
    await Promise.all(lines.map((line) => line.until(hasHead)));
    expect(live.connections.size).toBe(CONNECTIONS_PER_PERSON + 1);
    for (const line of lines) line.break();
    await othersAreServed();
  });
});
