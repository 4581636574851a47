import { describe, expect, test } from 'vitest';
import { sessionOf } from '../../../server/access/session';
import { appCode } from '../../harness/authenticator-app';
import { DAY, MINUTE } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { createTestServer, PASSWORD } from '../../harness/server';
import type { Visitor } from '../../harness/visitor';
import { server, withServer } from '../opened';

const SIGN_IN = '/api/auth/sign-in/email';
const SESSION = '/api/auth/get-session';
const ana = { email: 'ana@example.com', password: PASSWORD };

onEveryDatabase('a session', (database) => {
  withServer(database);

  const isIn = async (visitor: Visitor) => (await visitor.get(SESSION)).body !== null;

  test('begins with e-mail and password, however the e-mail is written', async () => {
    await server.signedIn();
    const phone = server.visitor();
    const answer = await phone.post(SIGN_IN, { ...ana, email: ' Ana@Example.com ' });
    expect(answer.status).toBe(200);
    expect((await phone.get(SESSION)).body).toMatchObject({ user: { email: ana.email } });
  });

  test.each([
    ['a wrong password', { ...ana, password: 'não é esta senha' }],
    ['an unknown e-mail', { ...ana, email: 'ninguem@example.com' }],
  ])('does not begin with %s, and the answer is the same', async (_, form) => {
    await server.signedIn();
    const answer = await server.visitor().post(SIGN_IN, form);
    expect([answer.status, answer.body]).toEqual([
      401,
      {
        code: 'INVALID_EMAIL_OR_PASSWORD',
        message: 'E-mail ou senha não conferem. Confira os dois e tente de novo.',
      },
    ]);
  });

  test('ends with sign-out, on that device alone', async () => {
    const phone = await server.signedIn();
    const laptop = server.visitor();
    await laptop.post(SIGN_IN, ana);
    expect((await phone.post('/api/auth/sign-out')).status).toBe(200);
    expect([await isIn(phone), await isIn(laptop)]).toEqual([false, true]);
  });

  test('revoke-other-sessions leaves this one, revoke-sessions leaves none', async () => {
    const phone = await server.signedIn();
    const laptop = server.visitor();
    await laptop.post(SIGN_IN, ana);
    expect((await phone.post('/api/auth/revoke-other-sessions')).status).toBe(200);
    expect([await isIn(phone), await isIn(laptop)]).toEqual([true, false]);
    expect((await phone.post('/api/auth/revoke-sessions')).status).toBe(200);
    expect(await isIn(phone)).toBe(false);
  });

  test('revoking needs a session', async () => {
    const answer = await server.visitor().post('/api/auth/revoke-sessions');
    expect([answer.status, answer.body]).toEqual([
      401,
      { code: 'UNAUTHORIZED', message: 'Entre na sua conta para continuar.' },
    ]);
  });

  test('slides 60 days with use and ends a year after it began', async () => {
    const phone = await server.signedIn();
    for (let day = 0; day < 350; day += 50) {
      server.clock.advance(50 * DAY);
      expect(await isIn(phone)).toBe(true);
    }
    server.clock.advance(16 * DAY);
    expect(await isIn(phone)).toBe(false);
  });

  test('ends after 60 days without use', async () => {
    const phone = await server.signedIn();
    server.clock.advance(61 * DAY);
    expect(await isIn(phone)).toBe(false);
  });

  test('is what the rest of the server reads from the cookie', async () => {
    const phone = await server.signedIn();
    const headers = new Headers({ cookie: phone.cookies() });
    const session = await sessionOf(server.deps, headers);
    expect(session).toMatchObject({ user: { id: phone.user.id, name: 'Ana', email: ana.email } });
    expect(await sessionOf(server.deps, new Headers())).toBeNull();
    const other = (_: string, first: string) => `=${first === 'x' ? 'y' : 'x'}`;
    const forged = new Headers({ cookie: phone.cookies().replace(/=(.)/, other) });
    expect(await sessionOf(server.deps, forged)).toBeNull();
  });

  test('update-user changes the name alone', async () => {
    const phone = await server.signedIn();
    const changes = { name: 'Ana Souza', birthDate: '2000-01-01', emailVerified: false };
    expect((await phone.post('/api/auth/update-user', changes)).status).toBe(200);
    expect((await phone.get(SESSION)).body).toMatchObject({ user: { name: 'Ana Souza' } });
    const row = await server.connection.db.selectFrom('user').selectAll().executeTakeFirstOrThrow();
    expect([row.birthDate, Boolean(row.emailVerified)]).toEqual(['1990-05-17', true]);
  });

  test('change-password asks for the old one and ends the other sessions', async () => {
    const phone = await server.signedIn();
    const laptop = server.visitor();
    await laptop.post(SIGN_IN, ana);
    const change = (currentPassword: string) =>
      phone.post('/api/auth/change-password', {
        currentPassword,
        newPassword: 'cinco anilhas novas',
      });
    expect((await change('não é esta senha')).body).toMatchObject({ code: 'INVALID_PASSWORD' });
    expect((await change(PASSWORD)).status).toBe(200);
    expect([await isIn(phone), await isIn(laptop)]).toEqual([true, false]);
  });
});

/** Every cookie that a browser may store. */
const KEPT = ['device', 'passkey', 'session_token', 'sign_up', 'trust_device', 'two_factor'];

describe('the cookies', () => {
  test.each([
    ['development', {}, false],
    [
      'production',
      {
        NODE_ENV: 'production',
        WEB_URL: 'https://anilha.example',
        API_URL: 'http://localhost:3001',
        AUTH_SECRET: 'Xk2#vQ9mZp7Lw4Rt8Ny3Bc6Hd1Jf5Gs0',
        OPERATOR_NAME: 'Anilha',
        OPERATOR_DOCUMENT: '00.000.000/0001-00',
        OPERATOR_CONTACT: 'privacidade@anilha.example',
        PASSWORD_COST: '17',
      },
      true,
    ],
  ])(
    'of a session, of its steps and of the browser are for no script and no other site (%s)',
    async (_, settings, secure) => {
      const server = await createTestServer({ settings });
      const visitor = server.visitor();
      const begun = await visitor.post('/api/auth/sign-up/email', {
        ...ana,
        name: 'Ana',
        birthDate: '1990-05-17',
        termsVersion: '2026-11-20',
      });
      const verified = await visitor.post('/api/auth/email-otp/verify-email', {
        email: ana.email,
        otp: await server.codeFor(ana.email),
      });
      const [cookie = ''] = verified.setCookies;
      expect(begun.setCookies).toHaveLength(1);
      const proof = { password: PASSWORD };
      const { body } = await visitor.post('/api/auth/two-factor/enable', proof);
      const key = String(Reflect.get(Object(body), 'totpURI'));
      const code = () => appCode(key, server.clock.now());
      const on = await visitor.post('/api/auth/two-factor/verify-totp', { code: code() });
      const laptop = server.visitor();
      const asked = await laptop.post(SIGN_IN, ana);
      server.clock.advance(MINUTE);
      const trusted = { code: code(), trustDevice: true };
      const letIn = await laptop.post('/api/auth/two-factor/verify-totp', trusted);
      const passkey = await laptop.get('/api/auth/passkey/generate-authenticate-options');
      const lines = [begun, verified, on, asked, letIn, passkey].flatMap((one) => one.setCookies);
      const kept = lines.flatMap((line) => /anilha\.(\w+)=[^;]/.exec(line)?.[1] ?? []);
      expect([...new Set(kept)].sort()).toEqual(KEPT);
      for (const line of lines) {
        expect(line).toMatch(secure ? /^__Secure-anilha/ : /^anilha/);
        expect(line).toMatch(/; HttpOnly/);
        expect(line).toMatch(/; SameSite=Lax/i);
        expect(line).not.toMatch(/; Domain/i);
        expect(/; Secure/.test(line)).toBe(secure);
      }

      const token = decodeURIComponent(cookie.split(/[=;]/)[1] ?? '').split('.')[0] ?? '';
      expect(token.length).toBeGreaterThan(20);
      expect(verified.text).not.toContain(token);
      expect((await visitor.get(SESSION)).text).not.toContain(token);
      await server.close();
    },
    30_000,
  );
});
