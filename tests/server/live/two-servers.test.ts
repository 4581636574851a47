import { once } from 'node:events';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { type HttpListener, listen } from '../../../server/app/listen';
import { createDatabase } from '../../../server/db/database';
import { onPostgres, type TestDatabase } from '../../harness/databases';
import { createTestServer, ORIGIN, type TestServer } from '../../harness/server';
import { sendRecords } from '../sending';

const SECRET = 'dois servidores, um banco, o mesmo segredo';

onPostgres('two servers on one PostgreSQL', (database) => {
  let servers: TestServer[] = [];
  let listening: HttpListener[] = [];
  let address = '';
  const sockets: WebSocket[] = [];

  /** Another connection to the first server's database. */
  const open = async () => createDatabase({ databaseUrl: address, dataDir: 'memory' });
  const same: TestDatabase = { name: 'PostgreSQL', open, openMigrated: open };

  async function start(direct: boolean): Promise<void> {
    const settings = { AUTH_SECRET: SECRET };
    const first = await createTestServer({ database, settings });
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      first.connection.db,
    );
    const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
    url.pathname = `/${rows[0]?.name}`;
    address = url.href;
    const second = await createTestServer({
      database: same,
      settings: { ...settings, ...(direct ? { DATABASE_DIRECT_URL: address } : {}) },
      now: first.clock.now,
    });
    servers = [first, second];
    listening = [];
    for (const { app } of servers) {
      const door = { fetch: app.fetch, host: '127.0.0.1', port: 0, variable: 'API_PORT' };
      listening.push(await listen(door));
    }
  }
  beforeEach(() => {
    servers = [];
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.terminate();
    for (const one of listening) await one.stop();
    for (const server of servers.toReversed()) await server.close();
  });

  /**
   * A socket of a new person on the second server, and a function that writes through the first.
   */
  async function wait(email = 'ana@example.com') {
    const [first] = servers;
    if (!first) throw new Error('no server');
    const ana = await first.signedIn({ email });
    const socket = new WebSocket(`ws://127.0.0.1:${listening[1]?.port}/api/live?device=tablet`, {
      headers: { cookie: ana.cookies(), origin: ORIGIN },
    });
    sockets.push(socket);
    const heard: unknown[] = [];
    socket.on('message', (data) => heard.push(JSON.parse(String(data))));
    await once(socket, 'open');
    const write = async () => {
      first.clock.advance(1000);
      const values = { unit: 'kg', rest: 60 };
      const record = { kind: 'preferences', id: 'self', values };
      await sendRecords(ana, ana.user.id, first.clock.now(), [record]);
    };
    return { space: `u:${ana.user.id}`, heard, write, db: first.connection.db };
  }

  const SLOWEST = { timeout: 60_000, interval: 100 };

  test('a write on one pokes a socket of the other by LISTEN, and while that is cut', async () => {
    await start(true);
    const { space, heard, write, db } = await wait();
    const listeners = async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity
        where datname = current_database() and query like 'listen %'`.execute(db);
      return rows.map(({ pid }) => pid);
    };
    let [pid] = await listeners();
    await vi.waitFor(async () => {
      [pid] = await listeners();
      expect(pid).toBeDefined();
    }, SLOWEST);
    await write();
    await vi.waitFor(() => expect(heard).toEqual([{ space, rev: 1 }]), SLOWEST);
    await sql`select pg_terminate_backend(${pid})`.execute(db);
    // Written without a listener, and most likely before the first look.
    await write();
    await vi.waitFor(() => expect(heard).toContainEqual({ space, rev: 2 }), SLOWEST);
    await vi.waitFor(async () => {
      const [again] = await listeners();
      expect(again).toBeDefined();
      expect(again).not.toBe(pid);
    }, SLOWEST);
    await write();
    await vi.waitFor(() => expect(heard).toContainEqual({ space, rev: 3 }), SLOWEST);
  });

  test('without a direct address it is seen by looking each second', async () => {
    await start(false);
    // At least one of several writes precedes the first look.
    for (const email of ['ana@example.com', 'bia@example.com', 'caio@example.com']) {
      const { space, heard, write } = await wait(email);
      await write();
      await vi.waitFor(() => expect(heard).toContainEqual({ space, rev: 1 }), SLOWEST);
    }
  });
});
