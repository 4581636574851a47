import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { errorHandler } from '../../../server/http/errors';
import { pacedByAddress } from '../../../server/http/pace';
import { createLog } from '../../../server/log';
import { createVisitor } from '../../harness/visitor';

test('an address that asks without end is told how long to wait; others, and records, are not', async () => {
  let now = 1_000;
  const app = new Hono();
  app.onError(errorHandler(createLog('silent')));
  const env = { trustedProxies: [] };
  app.use(pacedByAddress({ env, now: () => now }, { burst: 5, perSecond: 0.5 }));
  app.all('*', (c) => c.json({ ok: true }));
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
