import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createApp } from '../../../server/app/app';
import { createLog } from '../../../server/core/log';
import { errorHandler } from '../../../server/http/errors';
import { type Allowances, createPace, pacedByAddress } from '../../../server/http/pace';
import { createMetrics } from '../../../server/metrics/registry';
import { createTestServer } from '../../harness/server';
import { type Answer, createVisitor } from '../../harness/visitor';

const FEW = { burst: 5, perSecond: 0.5 };

function pacedApp(now: () => number, allowances: Allowances) {
  const app = new Hono();
  app.onError(errorHandler(createLog('silent')));
  app.use(pacedByAddress({ env: { trustedProxies: [] }, now }, allowances));
  app.all('*', (c) => c.json({ ok: true }));
  return app;
}

test('an address that asks without end is told how long to wait; others, and records, are not', async () => {
  let now = 1_000;
  const app = pacedApp(() => now, { others: FEW });
  const wild = createVisitor(app, '198.51.100.66');
  const statuses = async (times: number) => {
    const answers = [];
    for (let asked = 0; asked < times; asked += 1) answers.push((await wild.get('/api/x')).status);
    return answers;
  };
  expect(await statuses(6)).toEqual([200, 200, 200, 200, 200, 429]);
  const refused = await wild.get('/api/x', { 'x-forwarded-for': '198.51.100.99' });
  expect([refused.status, refused.body]).toEqual([
    429,
    {
      code: 'too_many',
      message: 'Foram muitas tentativas seguidas. Espere 2 segundos e tente de novo.',
    },
  ]);
  expect(refused.headers.get('x-retry-after')).toBe('2');
  expect((await wild.post('/api/sync')).status).toBe(200);
  expect((await createVisitor(app, '198.51.100.67').get('/api/x')).status).toBe(200);
  now += 4_000;
  expect(await statuses(3)).toEqual([200, 200, 429]);
});

test('records have a pace of their own, before anybody asks for a session', async () => {
  const app = pacedApp(() => 1_000, { records: FEW });
  const wild = createVisitor(app, '198.51.100.66');
  const asked = [];
  for (let n = 0; n < 3; n += 1) {
    asked.push((await wild.post('/api/sync')).status, (await wild.get('/api/sync/digest')).status);
  }
  expect(asked).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await wild.get('/api/x')).status).toBe(200);
  expect((await createVisitor(app, '198.51.100.67').post('/api/sync')).status).toBe(200);
});

test('a whole /64 of IPv6 is one address', async () => {
  const app = pacedApp(() => 1_000, { others: FEW });
  const statuses = [];
  for (let n = 1; n <= 6; n += 1) {
    statuses.push((await createVisitor(app, `2001:db8:1:2::${n}`).get('/api/x')).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await createVisitor(app, '2001:db8:1:3::1').get('/api/x')).status).toBe(200);
});

test('who runs wild is not forgiven because many others came', () => {
  const pace = createPace({ burst: 2, perSecond: 0.001 });
  const waits = (who: string) => pace.take(who, 1_000) > 0;
  expect([waits('wild'), waits('wild'), waits('wild')]).toEqual([false, false, true]);
  for (let n = 0; n < 120_000; n += 1) {
    waits(`other ${n}`);
    if (n % 1_000 === 0) expect(waits('wild')).toBe(true);
  }
  // Old entries are dropped.
  expect([waits('other 0'), waits('other 0'), waits('other 0')]).toEqual([false, false, true]);
});

test('nothing that answers without a session is without a pace', async () => {
  const server = await createTestServer();
  const deps = { ...server.deps, metrics: createMetrics() };
  const app = createApp(deps, { others: FEW, records: FEW });
  const wild = createVisitor(app, '198.51.100.66');
  const statuses = async (ask: () => Promise<Answer>) => {
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push((await ask()).status);
    return answers;
  };
  const photo = () => wild.get('/api/public/ana-lima/photo');
  expect(await statuses(photo)).toEqual([404, 404, 404, 404, 404, 429]);
  // The request is refused before anything of it is read.
  expect((await wild.post('/api/notifications/stop-mail')).status).toBe(429);
  expect((await wild.get('/api/operator')).status).toBe(429);
  const push = () => wild.post('/api/sync', 'no JSON');
  expect(await statuses(push)).toEqual([401, 401, 401, 401, 401, 429]);
  const refused = await wild.get('/api/sync/digest');
  expect([refused.status, refused.headers.get('x-retry-after')]).toEqual([429, '2']);
  expect(refused.headers.get('access-control-expose-headers')).toContain('X-Retry-After');
  const other = createVisitor(app, '198.51.100.67');
  expect((await other.post('/api/notifications/stop-mail')).status).toBe(400);
  expect((await other.post('/api/sync', {})).status).toBe(401);
  await server.close();
});
