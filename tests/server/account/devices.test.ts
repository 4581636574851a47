import { beforeEach, expect, test } from 'vitest';
import { DAY, MINUTE } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { PASSWORD } from '../../harness/server';
import type { Visitor } from '../../harness/visitor';
import { server, withServer } from '../opened';

const SIGN_IN = '/api/auth/sign-in/email';
const SESSIONS = '/api/account/sessions';
const ana = { email: 'ana@example.com', password: PASSWORD };
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

type Line = { id: string; current: boolean; browser: string | null; usedAt: number };

onEveryDatabase('where an account is open', (database) => {
  let laptop: Visitor;

  withServer(database);
  beforeEach(async () => {
    laptop = await server.signedIn();
  });

  const isIn = async (visitor: Visitor) =>
    (await visitor.get('/api/auth/get-session')).body !== null;
  const linesOf = async (visitor: Visitor): Promise<Line[]> =>
    Reflect.get(Object((await visitor.get(SESSIONS)).body), 'sessions');
  const subjects = async () => (await server.mails()).map(({ subject }) => subject);

  async function phoneIn(headers: Record<string, string> = { 'user-agent': PHONE }) {
    const phone = server.visitor();
    expect((await phone.post(SIGN_IN, ana, headers)).status).toBe(200);
    return phone;
  }

  test('the list names each session, this one first, and holds no token', async () => {
    const phone = await phoneIn();
    server.clock.advance(3 * 60 * MINUTE);
    await phone.get('/api/account');
    server.clock.advance(60 * MINUTE);
    const answer = await laptop.get(SESSIONS);
    const now = server.deps.now();
    expect(answer.body).toEqual({
      sessions: [
        { id: expect.any(String), browser: null, system: null, usedAt: now, current: true },
        {
          id: expect.any(String),
          browser: 'chrome',
          system: 'android',
          usedAt: now - 60 * MINUTE,
          current: false,
        },
      ],
    });
    const tokens = await server.connection.db.selectFrom('session').select('token').execute();
    for (const { token } of tokens) expect(answer.text).not.toContain(token);
    expect(answer.text).not.toMatch(/203\.0\.113/);
  });

  test('a session that ran out is not listed', async () => {
    const phone = await phoneIn();
    for (let week = 0; week < 9; week += 1) {
      server.clock.advance(7 * DAY);
      await phone.get('/api/auth/get-session');
    }
    expect(await linesOf(phone)).toHaveLength(1);
  });

  test('ending one leaves the others', async () => {
    const phone = await phoneIn();
    const tablet = await phoneIn({});
    const lines = await linesOf(laptop);
    const id = lines.find(({ browser }) => browser === 'chrome')?.id;
    expect((await laptop.delete(`${SESSIONS}/${id}`)).status).toBe(200);
    expect([await isIn(phone), await isIn(tablet), await isIn(laptop)]).toEqual([
      false,
      true,
      true,
    ]);
    expect((await laptop.delete(`${SESSIONS}/${id}`)).status).toBe(404);
  });

  test("nobody ends another person's session, or learns that it exists", async () => {
    const rui = await server.signedIn({ email: 'rui@example.com', name: 'Rui' });
    const [own] = await linesOf(laptop);
    const foreign = await rui.delete(`${SESSIONS}/${own?.id}`);
    const unknown = await rui.delete(`${SESSIONS}/nothing-like-this`);
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    expect(await isIn(laptop)).toBe(true);
  });

  test('this one is not ended from the list, and a visitor has none', async () => {
    const [own] = await linesOf(laptop);
    expect((await laptop.delete(`${SESSIONS}/${own?.id}`)).body).toMatchObject({
      code: 'CURRENT_SESSION',
    });
    for (const path of ['/api/account', SESSIONS]) {
      expect((await server.visitor().get(path)).status).toBe(401);
    }
    expect((await server.visitor().delete(`${SESSIONS}/${own?.id}`)).status).toBe(401);
  });

  test('a forged origin ends nothing', async () => {
    await phoneIn();
    const [, phone] = await linesOf(laptop);
    const answer = await laptop.delete(`${SESSIONS}/${phone?.id}`, {
      origin: 'https://evil.example',
    });
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'foreign_origin' }]);
    expect(await linesOf(laptop)).toHaveLength(2);
  });

  test("the library's own list and its ends by token are closed", async () => {
    expect((await laptop.get('/api/auth/list-sessions')).status).toBe(404);
    expect((await laptop.post('/api/auth/revoke-session', { token: 'x' })).status).toBe(404);
  });

  test('a new browser is told by mail, with its name and what to do; the same one is not', async () => {
    expect(await subjects()).not.toContain('Entrada na sua conta em um aparelho novo');
    const phone = await phoneIn();
    const news = (await server.mails()).filter(({ subject }) => /aparelho novo/.test(subject));
    expect(news.map(({ to }) => to)).toEqual([ana.email]);
    expect(news[0]?.text).toContain('Chrome no Android');
    expect(news[0]?.text).toContain('troque a senha');
    await phone.post('/api/auth/sign-out');
    await phone.post(SIGN_IN, ana);
    expect((await subjects()).filter((subject) => /aparelho novo/.test(subject))).toHaveLength(1);
  });

  test('a wrong password is no sign-in, and the cookie that marks a browser is no secret of the session', async () => {
    await server.visitor().post(SIGN_IN, { ...ana, password: 'não é esta senha' });
    expect((await subjects()).filter((subject) => /aparelho novo/.test(subject))).toEqual([]);
    const phone = server.visitor();
    const answer = await phone.post(SIGN_IN, ana);
    const line = answer.setCookies.find((one) => one.startsWith('anilha.device='));
    expect(line).toMatch(/; HttpOnly/);
    expect(line).toMatch(/; SameSite=Lax/);
    expect(line).toMatch(/Path=\/api\/auth/);
    const rows = await server.connection.db.selectFrom('known_device').selectAll().execute();
    const value = /=([^;]+)/.exec(line ?? '')?.[1] ?? '';
    expect(JSON.stringify(rows)).not.toContain(value);
  });

  test('changing the password tells by mail, ends the others by default, leaves them on wish', async () => {
    const phone = await phoneIn();
    const change = { currentPassword: PASSWORD, newPassword: 'cinco anilhas novas' };
    const path = '/api/auth/change-password';
    expect((await laptop.post(path, { ...change, revokeOtherSessions: false })).status).toBe(200);
    expect(await isIn(phone)).toBe(true);
    const back = { currentPassword: change.newPassword, newPassword: PASSWORD };
    expect((await laptop.post(path, back)).status).toBe(200);
    expect([await isIn(phone), await isIn(laptop)]).toEqual([false, true]);
    const told = (await server.mails()).filter(({ subject }) => /senha da sua conta/.test(subject));
    expect(told).toHaveLength(2);
    expect(told[0]?.text).toContain('http://localhost:3001/forgot-password');
    expect((await subjects()).filter((subject) => /aparelho novo/.test(subject))).toHaveLength(1);
  });

  test('the password of who is signed in is not guessed, from however many addresses', async () => {
    const guesses = [];
    for (let n = 0; n < 11; n += 1) {
      const guess = { currentPassword: `palpite número ${n}`, newPassword: 'cinco anilhas novas' };
      const stolen = server.visitor(`198.51.100.${n}`);
      const headers = { cookie: laptop.cookies() };
      guesses.push(await stolen.post('/api/auth/change-password', guess, headers));
    }
    expect(guesses.slice(0, 10).every(({ status }) => status === 400)).toBe(true);
    expect(guesses[10]?.body).toEqual({
      code: 'too_many',
      message: 'Foram muitas tentativas seguidas. Espere 15 minutos e tente de novo.',
    });
  });

  test('a password that was forgotten and chosen anew is told as well', async () => {
    await laptop.post('/api/auth/request-password-reset', { email: ana.email });
    const mail = (await server.mails()).findLast(({ text }) => text.includes('token='));
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    await laptop.post('/api/auth/reset-password', { token, newPassword: 'cinco anilhas novas' });
    expect(await subjects()).toContain('A senha da sua conta mudou');
  });
});
