import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../harness/databases';
import { createTestServer, type TestServer } from '../../harness/server';

onEveryDatabase('health and readiness', (database) => {
  let server: TestServer;
  const draining = new AbortController();
  beforeEach(async () => {
    server = await createTestServer({ database, draining: draining.signal });
  });
  afterEach(() => server.close());
  const ask = async (path: string) => {
    const { status, body } = await server.visitor().get(path);
    return [status, body];
  };
  const healthy = [200, { ok: true }];

  test('a server at work is both', async () => {
    expect(await ask('/api/health')).toEqual(healthy);
    expect(await ask('/api/ready')).toEqual([200, { ready: true }]);
  });

  test('tables of an earlier build are not ready, those of a later one are', async () => {
    const { db } = server.connection;
    await sql`insert into migration (name, applied_at) values ('9999-later', 0)`.execute(db);
    expect(await ask('/api/ready')).toEqual([200, { ready: true }]);
    await sql`delete from migration where name = '0004-sync'`.execute(db);
    expect(await ask('/api/ready')).toEqual([503, { ready: false, reason: 'migrations' }]);
    expect(await ask('/api/health')).toEqual(healthy);
    await sql`insert into migration (name, applied_at) values ('0004-sync', 0)`.execute(db);
    await sql`delete from migration where name = '9999-later'`.execute(db);
  });

  test('a database that does not answer makes it not ready, and the process stays', async () => {
    await sql`alter table migration rename to away`.execute(server.connection.db);
    expect(await ask('/api/ready')).toEqual([503, { ready: false, reason: 'database' }]);
    expect(await ask('/api/health')).toEqual(healthy);
    await sql`alter table away rename to migration`.execute(server.connection.db);
  });

  test('whoever is about to stop says so and goes on answering', async () => {
    draining.abort();
    expect(await ask('/api/ready')).toEqual([503, { ready: false, reason: 'draining' }]);
    expect(await ask('/api/health')).toEqual(healthy);
    expect((await server.visitor().get('/api/operator')).status).toBe(200);
  });
});
