import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { type HttpListener, listen } from '../../../server/app/listen';
import {
  CONNECTIONS_PER_ADDRESS,
  CONNECTIONS_PER_PERSON,
  createConnections,
} from '../../../server/live/connections';
import { createPokeBus, type PokeBus } from '../../../server/live/poke-bus';
import { createLive, type LiveRoutes } from '../../../server/live/routes';
import { watchSessions } from '../../../server/live/session-watch';
import { linkPeople } from '../../harness/coaching';
import { createTestServer, ORIGIN, PASSWORD, type TestServer } from '../../harness/server';
import type { Visitor } from '../../harness/visitor';
import { changeGrant } from '../sync/coach-device';

type Person = Visitor & { user: { id: string } };

describe('live', () => {
  let server: TestServer;
  let listening: HttpListener;
  let ana: Person;
  let live: LiveRoutes;
  let bus: PokeBus;
  const sockets: WebSocket[] = [];

  beforeEach(async () => {
    server = await createTestServer({
      // A second server process with its own checks, which the test can run.
      extend: (app, deps) => {
        bus = createPokeBus();
        live = createLive({ ...deps, bus });
        app.route('/watched', live.routes);
      },
    });
    listening = await listen({
      fetch: server.app.fetch,
      host: '127.0.0.1',
      port: 0,
      variable: 'API_PORT',
    });
    ana = await server.signedIn();
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.terminate();
    await listening.stop();
    await server.close();
  });

  interface Door {
    readonly cookie?: string;
    readonly origin?: string | null;
    readonly path?: string;
  }

  function knock({ cookie = ana.cookies(), origin = ORIGIN, path = '/api/live' }: Door = {}) {
    const socket = new WebSocket(`ws://127.0.0.1:${listening.port}${path}`, {
      headers: { ...(cookie === '' ? {} : { cookie }), ...(origin === null ? {} : { origin }) },
    });
    sockets.push(socket);
    return socket;
  }
  async function connect(door: Door = {}): Promise<WebSocket> {
    const socket = knock(door);
    await once(socket, 'open');
    return socket;
  }
  async function refused(door: Door): Promise<number> {
    const socket = knock(door);
    socket.on('error', () => {});
    const [, response] = await once(socket, 'unexpected-response');
    return response.statusCode;
  }
  const nextMessage = async (socket: WebSocket): Promise<unknown> => {
    const [data] = await once(socket, 'message');
    return JSON.parse(String(data));
  };
  const closed = async (socket: WebSocket): Promise<number> => (await once(socket, 'close'))[0];

  function request(person: Person, device: string, record: string) {
    const stamp = [server.clock.now(), 0, device];
    const space = `u:${person.user.id}`;
    return {
      proto: 1,
      schema: 1,
      account: person.user.id,
      device,
      spaces: [],
      ops: [
        {
          id: 'op',
          space,
          kind: 'preferences',
          record,
          stamp,
          full: { unit: ['kg', stamp] },
        },
      ],
    };
  }

  test('a write of one device pokes the others of the person with space and rev alone', async () => {
    const tablet = await connect({ path: '/api/live?device=tablet' });
    const phone = await connect({ path: '/api/live?device=phone' });
    const poked = nextMessage(tablet);
    phone.on('message', () => expect.fail('the device that wrote was poked'));
    const answer = await ana.post('/api/sync', request(ana, 'phone', 'self'));
    expect(answer.status).toBe(200);
    expect(await poked).toEqual({ space: `u:${ana.user.id}`, rev: 1 });
  });

  test('a coach hears of a student’s space from the link on, and of its end', async () => {
    const carla = await server.signedIn({ email: 'carla@example.com' });
    const socket = await connect({ path: '/watched', cookie: carla.cookies() });
    const space = `u:${ana.user.id}`;
    let told = nextMessage(socket);
    const link = await linkPeople(server.deps, {
      professional: carla.user.id,
      student: ana.user.id,
      scopes: ['program'],
      at: server.clock.now(),
    });
    await live.watch.check();
    expect(await told).toEqual({ space, rev: 0 });
    told = nextMessage(socket);
    bus.publish({ space, rev: 7, device: null });
    expect(await told).toEqual({ space, rev: 7 });
    told = nextMessage(socket);
    await changeGrant(server.connection, link, null, server.clock.now());
    await live.watch.check();
    expect(await told).toEqual({ space, rev: 0 });
    socket.on('message', () => expect.fail('a coach without a link was poked'));
    bus.publish({ space, rev: 8, device: null });
    const gone = closed(socket);
    await carla.post('/api/auth/sign-out');
    await live.watch.check();
    await gone;
  });

  test('another person hears nothing', async () => {
    const bia = await server.signedIn({ email: 'bia@example.com' });
    const hers = await connect({ cookie: bia.cookies() });
    const mine = await connect();
    hers.on('message', () => expect.fail('a stranger was poked'));
    const poked = nextMessage(mine);
    await ana.post('/api/sync', request(ana, 'phone', 'self'));
    await poked;
    const other = nextMessage(hers).catch(() => null);
    hers.removeAllListeners('message');
    hers.close();
    expect(await Promise.race([other, closed(hers)])).not.toMatchObject({ rev: 1 });
  });

  test('CSWSH: a page of another origin, or one that hides its own, may not listen', async () => {
    expect(await refused({ origin: 'https://evil.example' })).toBe(403);
    expect(await refused({ origin: `${ORIGIN}.evil.example` })).toBe(403);
    expect(await refused({ origin: 'null' })).toBe(403);
    expect(await refused({ origin: null })).toBe(403);
  });

  test('without a session, or with one that was ended, nobody listens', async () => {
    expect(await refused({ cookie: '' })).toBe(401);
    const cookie = ana.cookies();
    await ana.post('/api/auth/sign-out');
    expect(await refused({ cookie })).toBe(401);
  });

  test('an ended session is cut at the next check', async () => {
    const socket = await connect({ path: '/watched' });
    await live.watch.check();
    expect(live.connections.size).toBe(1);
    const gone = closed(socket);
    await ana.post('/api/auth/sign-out');
    await live.watch.check();
    expect(await gone).toBe(1008);
    expect(live.connections.size).toBe(0);
  });

  test('which comes by itself, before five seconds are over', async () => {
    const connections = createConnections();
    const cut: number[] = [];
    const socket = { send: () => {}, close: (code: number) => void cut.push(code) };
    const told = { person: ana.user.id, address: '203.0.113.7', device: null };
    const until = Number.POSITIVE_INFINITY;
    connections.add({ socket, session: 'ended', until, ...told }, new Map());
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const watch = watchSessions(connections, server.deps, (error) => expect.fail(String(error)));
    vi.advanceTimersByTime(5_000);
    watch.stop();
    vi.useRealTimers();
    await expect.poll(() => cut).toEqual([1008]);
  });

  test('a device that another one took out of the account is cut, the other is not', async () => {
    const phone = server.visitor();
    const form = { email: 'ana@example.com', password: PASSWORD };
    await phone.post('/api/auth/sign-in/email', form);
    const lost = await connect({ path: '/watched', cookie: phone.cookies() });
    await connect({ path: '/watched' });
    const gone = closed(lost);
    const { sessions } = Object((await ana.get('/api/account/sessions')).body);
    expect((await ana.delete(`/api/account/sessions/${sessions[1].id}`)).status).toBe(200);
    await live.watch.check();
    expect(await gone).toBe(1008);
    expect(live.connections.size).toBe(1);
  });

  test('a session that ran out has to show itself again', async () => {
    const socket = await connect({ path: '/watched' });
    const gone = closed(socket);
    live.connections.closeExpired(Number.MAX_SAFE_INTEGER);
    expect(await gone).toBe(1001);
  });

  test('a person has room for a few connections; a closed one makes room', async () => {
    const open: WebSocket[] = [];
    for (let made = 0; made < CONNECTIONS_PER_PERSON; made += 1) {
      open.push(await connect({ path: '/watched' }));
    }
    expect(await refused({ path: '/watched' })).toBe(429);
    const [first] = open;
    if (!first) throw new Error('none open');
    first.close();
    await closed(first);
    await connect({ path: '/watched' });
  });

  test('a message larger than anything expected closes the connection', async () => {
    const socket = await connect();
    const gone = closed(socket);
    socket.send('x'.repeat(2_000));
    expect(await gone).toBe(1009);
  });

  test('who floods is cut, by messages and by pings', async () => {
    for (const how of ['send', 'ping'] as const) {
      const socket = await connect();
      const gone = closed(socket);
      for (let n = 0; n <= 60; n += 1) socket[how]('x');
      expect(await gone).toBe(1008);
    }
  });

  test('a ping is answered', async () => {
    const socket = await connect();
    const answered = once(socket, 'pong');
    socket.ping('still there?');
    expect(String((await answered)[0])).toBe('still there?');
  });

  test('who never reads is cut, instead of being kept in memory', async () => {
    const socket = await connect({ path: '/watched' });
    await expect.poll(() => live.connections.size).toBe(1);
    socket.pause();
    // More data than the system buffers for a connection.
    for (let round = 0; round < 40 && live.connections.size > 0; round += 1) {
      const spaces = Array.from(
        { length: 100 },
        (_, at) => `u:${round}-${at}-${'x'.repeat(10_000)}`,
      );
      live.connections.hear(ana.user.id, new Map(spaces.map((space) => [space, 1])));
      await new Promise(setImmediate);
    }
    await expect.poll(() => live.connections.size).toBe(0);
  });

  test('one address has room for a gym, and not for everybody', () => {
    const connections = createConnections();
    const socket = { send: () => {}, close: () => {} };
    const kept = { socket, session: 's', address: '203.0.113.7', until: 1, device: null };
    for (let n = 0; n < CONNECTIONS_PER_ADDRESS; n += 1) {
      expect(connections.hasRoom(`p${n}`, kept.address)).toBe(true);
      connections.add({ ...kept, person: `p${n}` }, new Map());
    }
    expect(connections.hasRoom('another', kept.address)).toBe(false);
    expect(connections.hasRoom('another', '203.0.113.8')).toBe(true);
    connections.closeSession('s');
    expect(connections.hasRoom('another', kept.address)).toBe(true);
  });

  test('a whole /64 of IPv6 is one address', () => {
    const connections = createConnections();
    const socket = { send: () => {}, close: () => {} };
    const kept = { socket, session: 's', until: 1, device: null };
    for (let n = 0; n < CONNECTIONS_PER_ADDRESS; n += 1) {
      const address = `2001:db8:1:2::${n.toString(16)}`;
      connections.add({ ...kept, address, person: `p${n}` }, new Map());
    }
    expect(connections.hasRoom('another', '2001:db8:1:2:ffff::')).toBe(false);
    expect(connections.hasRoom('another', '2001:db8:1:3::1')).toBe(true);
    connections.closeSession('s');
    expect(connections.hasRoom('another', '2001:db8:1:2:ffff::')).toBe(true);
  });

  test('a plain request is told to upgrade', async () => {
    expect((await ana.get('/api/live')).status).toBe(426);
  });

  test('pokes of many writes reach every waiting tab', async () => {
    const tabs = [await connect({ path: '/watched' }), await connect({ path: '/watched' })];
    const heard = tabs.map(nextMessage);
    bus.publish({ space: `u:${ana.user.id}`, rev: 9, device: null });
    expect(await Promise.all(heard)).toEqual([
      { space: `u:${ana.user.id}`, rev: 9 },
      { space: `u:${ana.user.id}`, rev: 9 },
    ]);
  });
});
