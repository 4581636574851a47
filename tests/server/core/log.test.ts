import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../server/core/log';
import { createTestServer, PASSWORD, type TestServer } from '../../harness/server';
import { invite } from '../coaching/people';

/** The server's settings, none of which may ever appear in the log. */
const SETTINGS = {
  AUTH_SECRET: 'segredo-de-teste-9f3a51c07be2448d',
  SMTP_URL: 'smtp://carteiro:senha-do-correio-71@127.0.0.1:1',
  STRIPE_SECRET_KEY: 'sk_test_segredoDeTeste4471',
  STRIPE_WEBHOOK_SECRET: 'whsec_segredoDeTeste8812',
  VAPID_PRIVATE_KEY: 'q3Jp0mXk2b9s1LxVn7Yh5Rt8Wc4Zd6Ef0Ga2Hb3Jc1k',
};
const EMAIL = 'ana@example.com';

let server: TestServer;
const answers: string[] = [];
const secrets: string[] = [PASSWORD, ...Object.values(SETTINGS), 'senha-do-correio-71'];

beforeAll(async () => {
  server = await createTestServer({ settings: SETTINGS });
});
afterAll(() => server.close());

test('nothing that opens a door stands in the log or in an answer, whatever fails', async () => {
  const ana = await server.signedIn({ email: EMAIL });
  const stranger = server.visitor();
  secrets.push(
    ...ana
      .cookies()
      .split(/[=;.]\s*/)
      .filter((part) => part.length > 20),
  );
  const { token, code } = await invite(ana);
  await ana.post('/api/auth/request-password-reset', { email: EMAIL });
  const mailed = (await server.mails()).map(({ text }) => text).join('\n');
  const reset = /token=([\w-]+)/.exec(mailed)?.[1] ?? '';
  expect(reset).toMatch(/.{16}/);
  const opening = [reset, token, code, /\b\d{6}\b/.exec(mailed)?.[0] ?? ''];

  const asked = async () => {
    answers.push(
      (await stranger.post('/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD })).text,
    );
    answers.push(
      (
        await stranger.post('/api/auth/reset-password', {
          token: `${reset}x`,
          newPassword: PASSWORD,
        })
      ).text,
    );
    answers.push(
      (await stranger.post('/api/auth/email-otp/verify-email', { email: EMAIL, otp: '000000' }))
        .text,
    );
    answers.push((await stranger.post('/api/links/code', { code: 'AAAA-AAAA' })).text);
    answers.push((await ana.post(`/api/links/${token}/accept`, { scopes: ['program'] })).text);
    answers.push((await stranger.get(`/api/calendar/${'a'.repeat(43)}.ics`)).text);
    answers.push((await ana.get('/api/account/data')).text);
  };
  await asked();
  for (const table of ['session', 'invitation', 'rate_limit']) {
    await sql`alter table ${sql.table(table)} rename to away`.execute(server.connection.db);
    await asked();
    await sql`alter table away rename to ${sql.table(table)}`.execute(server.connection.db);
  }
  expect(server.logged()).toContain('request failed');

  for (const secret of [...secrets, ...opening]) {
    expect(server.logged(), 'the log').not.toContain(secret);
    expect(answers.join('\n'), 'an answer').not.toContain(secret);
  }
  expect(server.logged()).not.toContain(EMAIL);
});

test('an error is told without the persons and the parameters that its message names', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const error = Object.assign(new Error(`no row for ${EMAIL}, GET /x?token=abc&code=123456`), {
    detail: `Key (email)=(${EMAIL}) exists`,
    parameters: [PASSWORD],
  });
  log.error({ err: error, email: EMAIL, user: { token: 'abc', password: PASSWORD } }, 'failed');
  const [line = ''] = lines;
  expect(line).toContain('no row for [e-mail], GET /x?token=[...]&code=[...]');
  for (const secret of [EMAIL, PASSWORD, 'abc', '123456']) expect(line).not.toContain(secret);
});

test('what cannot be read is told without what was read', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const note = 'dor no joelho\nesquerdo';
  const fail = (read: () => unknown) => {
    try {
      read();
    } catch (err) {
      log.error({ err }, 'failed');
    }
  };
  fail(() => v.parse(v.object({ note: v.number() }), { note }));
  fail(() => v.parse(v.object({ weight: v.string() }), { weight: 71_300 }));
  fail(() => JSON.parse(`{"note": ${note}`));
  expect(lines.length).toBe(3);
  expect(lines[0]).toContain('Expected number but received [...]');
  for (const line of lines) expect(line).toContain('log.test.ts');
  for (const word of ['joelho', 'esquerdo', '71300', 'dor no']) {
    expect(lines.join('')).not.toContain(word);
  }
});
