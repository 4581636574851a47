import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requireSession } from '../../../server/access/session';
import type { Deps } from '../../../server/core/deps';
import { onEveryDatabase } from '../../harness/databases';
import { createTestServer, signUpForm, type TestServer } from '../../harness/server';

let server: TestServer;

function extend(app: Hono, deps: Deps): void {
  app.get('/api/broken', () => {
    throw new Error('duplicate key: ana@example.com token=abc123 at /srv/secret.ts');
  });
  app.get('/api/mine', requireSession(deps), (c) => c.json({ id: Reflect.get(c.var, 'user').id }));
}

beforeAll(async () => {
  server = await createTestServer({ extend });
});
afterAll(() => server.close());

describe('every answer of the API', () => {
  test('may not be stored, framed or guessed', async () => {
    for (const path of ['/api/health', '/api/auth/get-session', '/api/none', '/api/broken']) {
      const { headers } = await server.visitor().get(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-request-id')).toMatch(/./);
    }
  });

  test('health answers while the database does', async () => {
    expect((await server.visitor().get('/api/health')).body).toEqual({ ok: true });
  });

  test('an unknown address is 404 in Portuguese', async () => {
    for (const path of [
      '/api/none',
      '/api/auth/forget-password',
      '/api/auth/sign-in/email-otp',
      '/x',
    ]) {
      for (const method of ['get', 'post'] as const) {
        const answer = await server.visitor()[method](path);
        expect([answer.status, answer.body]).toEqual([
          404,
          { code: 'not_found', message: 'Este endereço não existe.' },
        ]);
      }
    }
  });

  test('a failure nobody foresaw shows nothing of itself, and the log no person', async () => {
    const answer = await server.visitor().get('/api/broken');
    expect([answer.status, answer.body]).toMatchObject([500, { code: 'broken' }]);
    expect(answer.text).not.toMatch(/duplicate|secret|\bat\b.*\.ts|stack/);
    expect(server.logged()).toContain('duplicate key');
    expect(server.logged()).not.toMatch(/ana@example\.com|abc123/);
  });
});

describe('a change', () => {
  const signUp = '/api/auth/sign-up/email';

  test.each([
    'http://evil.example',
    'null',
    'http://localhost:3001.evil.example',
    'https://localhost:3001',
  ])('from a page of %s is refused', async (origin) => {
    for (const path of [signUp, '/api/auth/sign-out', '/api/none']) {
      const answer = await server.visitor().post(path, signUpForm(), { origin });
      expect([answer.status, answer.body]).toMatchObject([403, { code: 'foreign_origin' }]);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('is allowed from the app, cookies included', async () => {
    const answer = await server.visitor().post('/api/auth/sign-out', {});
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:3001');
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
  });

  test('a socket of a foreign page is refused', async () => {
    const answer = await server
      .visitor()
      .get('/api/live', { origin: 'http://evil.example', upgrade: 'websocket' });
    expect(answer.status).toBe(403);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'as %s is refused',
    async (type) => {
      const body = JSON.stringify(signUpForm());
      const answer = await server.visitor().post(signUp, body, { 'content-type': type });
      expect([answer.status, answer.body]).toMatchObject([415, { code: 'json_only' }]);
    },
  );

  test('above 256 kB is refused', async () => {
    const answer = await server.visitor().post(signUp, signUpForm({ name: 'a'.repeat(300_000) }));
    expect([answer.status, answer.body]).toMatchObject([413, { code: 'too_large' }]);
  });

  test.each([
    '{',
    '[1',
    'null',
    '7',
    '"text"',
    '[]',
    '{"__proto__":{"admin":true}}',
    '{"email":{"$gt":""}}',
  ])('with the body %s is refused without a stack', async (body) => {
    for (const path of [signUp, '/api/auth/sign-in/email', '/api/auth/reset-password']) {
      const answer = await server.visitor().post(path, body);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
      expect(answer.text).not.toMatch(/Expected|Invalid|SyntaxError/);
    }
  });
});

onEveryDatabase('a NUL', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ database });
  });
  afterAll(() => server.close());

  test('is refused wherever it comes, and what only looks like one is not', async () => {
    const ana = await server.signedIn();
    const invited = { scopes: ['program', 'log'], uses: 1, days: 7 };
    const invite = (label: string) => ana.post('/api/coaching/invitations', { ...invited, label });
    const refused = await Promise.all([
      invite('a\u0000'),
      server.visitor().post('/api/auth/sign-up/email', signUpForm({ name: 'B\u0000' })),
      server.visitor().get('/api/public/carla%00'),
      server.visitor().get('/api/public/carla%00/photo'),
      server.visitor().get('/api/links/x%00'),
      ana.get('/api/sync/digest?space=u:%00'),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(Array(6).fill(400));
    expect((await invite('a\\u0000')).status).toBe(201);
  });
});

describe('a route that needs a session', () => {
  test('answers 401 no_session to a visitor, and the person to who is in', async () => {
    const answer = await server.visitor().get('/api/mine');
    expect([answer.status, answer.body]).toEqual([
      401,
      { code: 'no_session', message: 'Entre na sua conta para continuar.' },
    ]);
    const ana = await server.signedIn();
    expect((await ana.get('/api/mine')).body).toEqual({ id: ana.user.id });
  });
});
