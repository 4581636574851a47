import { expect, test } from 'vitest';
import { MINUTE } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { PASSWORD, signUpForm } from '../../harness/server';
import { server, withServer } from '../opened';

const FORGOT = '/api/auth/request-password-reset';
const RESET = '/api/auth/reset-password';
const SIGN_IN = '/api/auth/sign-in/email';
const email = 'ana@example.com';
const newPassword = 'cinco anilhas de ferro';

onEveryDatabase('a forgotten password', (database) => {
  withServer(database);

  const forgot = (address = email) =>
    server.visitor().post(FORGOT, { email: address, redirectTo: '/reset-password' });

  async function mailedToken(): Promise<string> {
    const mail = (await server.mails()).findLast((one) => one.to === email);
    const link = /http:\/\/localhost:3001\/reset-password\?token=([\w-]+)/.exec(mail?.text ?? '');
    if (!link?.[1]) throw new Error(`No link in: ${mail?.text}`);
    return link[1];
  }

  test('is replaced through the mailed link, and the other devices are out', async () => {
    const phone = await server.signedIn();
    await forgot();
    const token = await mailedToken();
    const visitor = server.visitor();
    expect((await visitor.post(RESET, { token, newPassword })).status).toBe(200);
    expect((await phone.get('/api/auth/get-session')).body).toBeNull();
    expect((await visitor.post(SIGN_IN, { email, password: PASSWORD })).status).toBe(401);
    expect((await visitor.post(SIGN_IN, { email, password: newPassword })).status).toBe(200);
  });

  test.each(['\ud800', 'https://elsewhere.example/'])(
    'its link leads to the app, whatever page was asked for (%j)',
    async (redirectTo) => {
      await server.signedIn();
      const answer = await server.visitor().post(FORGOT, { email, redirectTo });
      expect(answer.status).toBe(200);
      expect(await mailedToken()).toMatch(/^[\w-]+$/);
    },
  );

  test('opening the link again and again changes nothing', async () => {
    await server.signedIn();
    await forgot();
    const token = await mailedToken();
    for (const path of [`${RESET}/${token}?callbackURL=/x`, `${RESET}?token=${token}`]) {
      expect((await server.visitor().get(path)).status).toBe(404);
    }
    expect((await server.visitor().post(RESET, { token, newPassword })).status).toBe(200);
  });

  test.each(['used', 'late', 'made up'])('a link that is %s says so', async (kind) => {
    await server.signedIn();
    await forgot();
    const mailed = await mailedToken();
    const token = kind === 'made up' ? 'x'.repeat(24) : mailed;
    if (kind === 'used') await server.visitor().post(RESET, { token, newPassword });
    if (kind === 'late') server.clock.advance(61 * MINUTE);
    const answer = await server
      .visitor()
      .post(RESET, { token, newPassword: 'mais uma senha nova' });
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        code: 'INVALID_TOKEN',
        message: 'Este link não vale mais. Peça outro em "Esqueci a senha".',
      },
    ]);
  });

  test('a weak new password does not use the link up', async () => {
    await server.signedIn();
    await forgot();
    const token = await mailedToken();
    const weak = await server.visitor().post(RESET, { token, newPassword: 'senha123' });
    expect(weak.body).toMatchObject({ code: 'PASSWORD_COMMON' });
    expect((await server.visitor().post(RESET, { token, newPassword })).status).toBe(200);
  });

  test('known and unknown e-mails get the same answer, and only one a mail', async () => {
    await server.signedIn();
    const before = (await server.mails()).length;
    const [known, unknown] = [await forgot(), await forgot('ninguem@example.com')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(known.text).toContain('Se houver uma conta com este e-mail');
    expect(await server.mails()).toHaveLength(before + 1);
  });

  test('a malformed e-mail gets the message of the catalogue', async () => {
    for (const wrong of ['', 'ana', 'ana@', 7, null]) {
      const answer = await server.visitor().post(FORGOT, { email: wrong });
      expect([answer.status, answer.body]).toEqual([
        400,
        { code: 'INVALID_EMAIL', message: 'Por favor, insira um e-mail válido' },
      ]);
    }
  });

  test('no token lies readable in the database', async () => {
    await server.signedIn();
    await forgot();
    const rows = await server.connection.db.selectFrom('verification').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(await mailedToken());
  });

  test('the link proves the e-mail of an account that was not verified', async () => {
    const ana = server.visitor();
    await ana.post('/api/auth/sign-up/email', signUpForm());
    await forgot();
    await ana.post(RESET, { token: await mailedToken(), newPassword });
    expect((await ana.post(SIGN_IN, { email, password: newPassword })).status).toBe(200);
  });
});
