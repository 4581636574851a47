import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../harness/server';
import type { Answer } from '../../harness/visitor';

/** The endpoints without a session; all others check it first. */
const OPEN = [
  'GET /api/health',
  'GET /api/ready',
  'GET /api/operator',
  'GET /api/redirect-origins',
  'POST /api/account/standing',
  'GET /api/links/:token',
  'GET /api/links/:token/photo',
  'POST /api/links/code',
  'GET /api/calendar/:file{[A-Za-z0-9_-]{1,64}\\.ics}',
  'GET /api/public/:handle',
  'GET /api/public/:handle/photo',
  'POST /api/public/:handle/report',
  'GET /api/public/programs/:id',
  'POST /api/public/programs/:id/report',
  'GET /api/notifications/stop-mail',
  'POST /api/notifications/stop-mail',
  'POST /api/webhooks/stripe',
  // It requires a socket first; its own suite opens one.
  'GET /api/live',
];
/** Endpoints of the library; their forms are checked before, and each has a suite of its own. */
const OF_AUTH = /^\w+ \/api\/auth\/(?!delete-user$)/;
/** Mail programs post there, neither from our origin nor as JSON; only the token is checked. */
const BY_MAIL = 'POST /api/notifications/stop-mail';

let server: TestServer;
let endpoints: string[];

beforeAll(async () => {
  const settings = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  server = await createTestServer({ settings });
  const routes = server.app.routes.filter(({ method }) => method !== 'ALL');
  endpoints = [...new Set(routes.map(({ method, path }) => `${method} ${path}`))];
});
afterAll(() => server.close());

/** A visitor's request with ids that do not exist. */
function ask(endpoint: string, headers: Record<string, string> = {}): Promise<Answer> {
  const [method = '', path = ''] = endpoint.split(' ');
  const address = path.replace(/:file\{.*\}/, 'nowhere.ics').replace(/:\w+/g, 'nowhere');
  const visitor = server.visitor();
  if (method === 'GET') return visitor.get(address, headers);
  if (method === 'DELETE') return visitor.delete(address, headers);
  return method === 'PUT' ? visitor.put(address, {}, headers) : visitor.post(address, {}, headers);
}

const changing = () => endpoints.filter((one) => !one.startsWith('GET ') && one !== BY_MAIL);

test('17: no answer may be kept or guessed into another type', async () => {
  for (const endpoint of endpoints) {
    const { headers } = await ask(endpoint);
    const told = [headers.get('cache-control'), headers.get('x-content-type-options')];
    expect([endpoint, ...told]).toEqual([endpoint, 'no-store', 'nosniff']);
  }
});

test('18: a visitor is let in nowhere but where it stands here', async () => {
  expect(OPEN.filter((one) => !endpoints.includes(one))).toEqual([]);
  for (const endpoint of endpoints) {
    if (OPEN.includes(endpoint) || OF_AUTH.test(endpoint)) continue;
    const { status, body } = await ask(endpoint);
    expect([endpoint, status, body]).toMatchObject([endpoint, 401, { code: 'no_session' }]);
  }
});

test('2: a page of another origin changes nothing', async () => {
  for (const endpoint of changing()) {
    const { status, body } = await ask(endpoint, { origin: 'https://evil.example' });
    expect([endpoint, status, body]).toMatchObject([endpoint, 403, { code: 'foreign_origin' }]);
  }
});

test('29: a change is JSON', async () => {
  const sending = changing().filter((one) => !one.startsWith('DELETE '));
  for (const endpoint of sending) {
    const { status, body } = await ask(endpoint, { 'content-type': 'text/plain' });
    expect([endpoint, status, body]).toMatchObject([endpoint, 415, { code: 'json_only' }]);
  }
});
