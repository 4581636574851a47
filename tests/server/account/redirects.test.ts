import { afterEach, expect, test } from 'vitest';
import { createRedirectFilter } from '../../../server/account/redirects';
import { createTestServer, PASSWORD, type TestServer, testEnv } from '../../harness/server';

const PAY = 'https://pagar.example';
const filter = createRedirectFilter(testEnv({ REDIRECT_ORIGINS: PAY }));
const OWN = 'http://localhost:3001';

let server: TestServer | undefined;
afterEach(() => server?.close());

test.each(['/app/profile', `${OWN}/app/profile`, `${PAY}/c/1`])(
  'an answer may send the browser to %s',
  (url) => {
    expect(filter({ url, redirect: true })).toEqual({ url, redirect: true });
  },
);

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  `${PAY}.evil.example`,
  `${PAY}@evil.example`,
  'http://pagar.example',
  `${PAY}:444`,
  `blob:${PAY}/1`,
  'http://[',
  7,
])('an answer never sends it to %s', (url) => {
  expect(filter({ url, redirect: true, user: 'u' })).toEqual({ redirect: false, user: 'u' });
});

test('a sign-in cannot be made to lead elsewhere', async () => {
  server = await createTestServer({ settings: { REDIRECT_ORIGINS: PAY } });
  await server.signedIn();
  const form = { email: 'ana@example.com', password: PASSWORD };
  for (const callbackURL of ['https://evil.example', '//evil.example', `${PAY}/c/1`]) {
    const answer = await server
      .visitor()
      .post(`/api/auth/sign-in/email?callbackURL=${encodeURIComponent(callbackURL)}`, {
        ...form,
        callbackURL,
      });
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    expect(answer.text).not.toContain('evil');
    expect(answer.body).toMatchObject({ redirect: false });
  }
  expect((await server.visitor().get('/api/redirect-origins')).body).toEqual({ origins: [PAY] });
});
