import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CODE_LENGTH } from '#domain/account/account';
import { passwordNeededSchema } from '#protocol/account/sign-up';
import { createCodeDigest } from '../../../server/account/email/codes';
import { MINUTE } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { createTestServer, PASSWORD, signUpForm, type TestServer } from '../../harness/server';
import type { Visitor } from '../../harness/visitor';
import { server, withServer } from '../opened';

const HOUR = 60 * MINUTE;
const SIGN_UP = '/api/auth/sign-up/email';
const SIGN_IN = '/api/auth/sign-in/email';
const VERIFY = '/api/auth/email-otp/verify-email';
const RESEND = '/api/auth/email-otp/send-verification-otp';
const FORGOT = '/api/auth/request-password-reset';
const RESET = '/api/auth/reset-password';
const SESSION = '/api/auth/get-session';
const email = 'ana@example.com';
const STRANGERS = 'a senha do estranho';
const OWN = 'uma senha só minha';
const strangersForm = () =>
  signUpForm({ name: 'Estranho', password: STRANGERS, birthDate: '1980-01-01' });

const codeOf = ({ body }: { body: unknown }) => Reflect.get(Object(body), 'code');

onEveryDatabase('two sign-ups with one e-mail', (database) => {
  let ana: Visitor;
  let stranger: Visitor;

  withServer(database);
  beforeEach(async () => {
    ana = server.visitor();
    stranger = server.visitor();
  });

  const people = () => server.connection.db.selectFrom('user').selectAll().execute();
  const proofs = () => server.connection.db.selectFrom('verification').selectAll().execute();
  const resend = (who: Visitor) => who.post(RESEND, { email, type: 'email-verification' });
  const signIn = (password: string) => server.visitor().post(SIGN_IN, { email, password });

  /** Enters the code of the newest mail with one. */
  async function type(who: Visitor) {
    const code = /^\d{6}$/m;
    const texts = (await server.mails()).map(({ text }) => text);
    const otp = code.exec(texts.findLast((text) => code.test(text)) ?? '')?.[0];
    return who.post(VERIFY, { email, otp });
  }

  const ORDERS: [string, () => Promise<unknown>][] = [
    [
      'hers first',
      async () => {
        await ana.post(SIGN_UP, signUpForm());
        await stranger.post(SIGN_UP, strangersForm());
      },
    ],
    [
      'hers last',
      async () => {
        await stranger.post(SIGN_UP, strangersForm());
        await ana.post(SIGN_UP, signUpForm());
      },
    ],
    [
      'hers in the middle, and a new code for each',
      async () => {
        await stranger.post(SIGN_UP, strangersForm());
        await ana.post(SIGN_UP, signUpForm());
        await server.visitor().post(SIGN_UP, strangersForm());
        await resend(ana);
        await resend(stranger);
      },
    ],
    [
      'hers twice, with theirs in between and a try of theirs after it',
      async () => {
        await ana.post(SIGN_UP, signUpForm({ name: 'Anna' }));
        await stranger.post(SIGN_UP, strangersForm());
        await ana.post(SIGN_UP, signUpForm());
        await stranger.post(SIGN_IN, { email, password: STRANGERS });
        await stranger.post(VERIFY, { email, otp: '000000' });
      },
    ],
  ];

  test.each(ORDERS)('the code confirms the one of its browser: %s', async (_, signUps) => {
    await signUps();
    expect((await type(ana)).status).toBe(200);
    expect((await ana.get(SESSION)).body).toMatchObject({ user: { name: 'Ana', email } });
    const rows = await people();
    expect(rows).toMatchObject([{ name: 'Ana', email, birthDate: '1990-05-17' }]);
    expect((await signIn(STRANGERS)).status).toBe(401);
    expect((await signIn(PASSWORD)).status).toBe(200);
    // Nothing is left by which the other sign-ups could return.
    expect(codeOf(await type(stranger))).toBe('INVALID_OTP');
    expect((await stranger.get(SESSION)).body).toBeNull();
    expect(JSON.stringify(await proofs())).not.toContain(rows[0]?.id ?? '');
  });

  test('a browser without one of its own is led to a password, and let in under none', async () => {
    await stranger.post(SIGN_UP, strangersForm());
    const elsewhere = server.visitor();
    const typed = await type(elsewhere);
    expect(typed.status).toBe(200);
    const { resetToken } = v.parse(passwordNeededSchema, typed.body);
    expect(Object.keys(Object(typed.body)).sort()).toEqual(['resetToken', 'status']);
    expect([typed.setCookies, (await elsewhere.get(SESSION)).body]).toEqual([[], null]);
    expect((await signIn(STRANGERS)).status).toBe(403);

    const form = { token: resetToken, newPassword: OWN };
    expect((await elsewhere.post(RESET, form)).status).toBe(200);
    expect((await signIn(STRANGERS)).status).toBe(401);
    expect((await signIn(OWN)).status).toBe(200);
    expect(codeOf(await elsewhere.post(RESET, form))).toBe('INVALID_TOKEN');
    expect(codeOf(await type(stranger))).toBe('INVALID_OTP');
  });

  test('that token is good for an hour, and for no more than one', async () => {
    await stranger.post(SIGN_UP, strangersForm());
    const { resetToken } = v.parse(passwordNeededSchema, (await type(ana)).body);
    server.clock.advance(HOUR + 1);
    const late = await ana.post(RESET, { token: resetToken, newPassword: OWN });
    expect(codeOf(late)).toBe('INVALID_TOKEN');
  });

  test('a sign-up with another e-mail in this browser confirms nothing here', async () => {
    await ana.post(SIGN_UP, signUpForm({ email: 'outra@example.com' }));
    await stranger.post(SIGN_UP, strangersForm());
    expect(v.is(passwordNeededSchema, (await type(ana)).body)).toBe(true);
  });

  test('typing the password in another browser makes it this browser’s too', async () => {
    await ana.post(SIGN_UP, signUpForm());
    const tablet = server.visitor();
    expect(codeOf(await tablet.post(SIGN_IN, { email, password: PASSWORD }))).toBe(
      'EMAIL_NOT_VERIFIED',
    );
    await stranger.post(SIGN_UP, strangersForm());
    expect((await type(tablet)).status).toBe(200);
    expect((await tablet.get(SESSION)).body).toMatchObject({ user: { name: 'Ana' } });
  });

  test('in her browser her password counts, though somebody signed up after her', async () => {
    await ana.post(SIGN_UP, signUpForm());
    await stranger.post(SIGN_UP, strangersForm());
    expect(codeOf(await ana.post(SIGN_IN, { email, password: STRANGERS }))).toBe(
      'INVALID_EMAIL_OR_PASSWORD',
    );
    expect(codeOf(await ana.post(SIGN_IN, { email, password: PASSWORD }))).toBe(
      'EMAIL_NOT_VERIFIED',
    );
    await type(ana);
    expect((await ana.get(SESSION)).body).toMatchObject({ user: { name: 'Ana' } });
  });

  test('a link to a new password proves no other sign-up than the one it was mailed for', async () => {
    await ana.post(SIGN_UP, signUpForm());
    await ana.post(FORGOT, { email });
    const mail = (await server.mails()).at(-1);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await stranger.post(SIGN_UP, strangersForm());
    const answer = await ana.post(RESET, { token, newPassword: OWN });
    expect(codeOf(answer)).toBe('INVALID_TOKEN');
    expect((await people()).every((row) => !row.emailVerified)).toBe(true);
    // A new link that she requests in her browser is for her account.
    await ana.post(FORGOT, { email });
    const next = /token=([\w-]+)/.exec((await server.mails()).at(-1)?.text ?? '')?.[1] ?? '';
    expect((await ana.post(RESET, { token: next, newPassword: OWN })).status).toBe(200);
    expect(await people()).toMatchObject([{ name: 'Ana', email }]);
  });

  test('tries are counted by e-mail, whoever makes them, and at once as one by one', async () => {
    await ana.post(SIGN_UP, signUpForm());
    const otp = await server.codeFor(email);
    const wrong = otp === '000000' ? '000001' : '000000';
    const guesses = Array.from({ length: 12 }, (_, n) =>
      (n % 2 ? ana : server.visitor()).post(VERIFY, { email, otp: wrong }),
    );
    const codes = (await Promise.all(guesses)).map(codeOf);
    expect(codes.filter((code) => code === 'INVALID_OTP')).toHaveLength(5);
    expect(codeOf(await ana.post(VERIFY, { email, otp }))).toBe('TOO_MANY_ATTEMPTS');
  });

  test('a code counts once, also when two browsers type it at once', async () => {
    await ana.post(SIGN_UP, signUpForm());
    const otp = await server.codeFor(email);
    const both = [ana, stranger].map((who) => who.post(VERIFY, { email, otp }));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400]);
  });

  test('no more than ten wait beside the newest', async () => {
    for (let n = 0; n < 14; n += 1) {
      if (n % 4 === 3) server.clock.advance(HOUR);
      await server.visitor().post(SIGN_UP, signUpForm({ name: `Estranho ${n}` }));
    }
    const rows = await people();
    expect(rows).toHaveLength(11);
    expect(rows.filter((row) => row.email === email)).toMatchObject([{ name: 'Estranho 13' }]);
  });
});

describe('an e-mail that is proven', () => {
  const AUTH_SECRET = 'um segredo de teste com bem mais de trinta e duas letras';
  let server: TestServer;

  beforeEach(async () => {
    server = await createTestServer({ settings: { AUTH_SECRET } });
  });
  afterEach(() => server.close());

  test('has no code that could be guessed', async () => {
    await server.signedIn();
    await server.signedIn({ email: 'bia@example.com' });
    const visitor = server.visitor();
    await visitor.post(SIGN_UP, signUpForm({ password: STRANGERS }));
    await visitor.post(RESEND, { email: 'bia@example.com', type: 'email-verification' });
    const rows = await server.connection.db.selectFrom('verification').select('value').execute();
    const held = new Set(rows.map(({ value }) => value.split(':')[0]));
    const digest = createCodeDigest(AUTH_SECRET);
    const right: string[] = [];
    for (let n = 0; n < 10 ** CODE_LENGTH; n += 1) {
      const code = String(n).padStart(CODE_LENGTH, '0');
      if (held.has(await digest(code))) right.push(code);
    }
    expect(right).toEqual([]);
  }, 60_000);

  test('refuses a code that was mailed before like a wrong one', async () => {
    const ana = server.visitor();
    await ana.post(SIGN_UP, signUpForm());
    const otp = await server.codeFor(email);
    await ana.post(FORGOT, { email });
    const token = /token=([\w-]+)/.exec((await server.mails()).at(-1)?.text ?? '')?.[1];
    expect((await ana.post(RESET, { token, newPassword: OWN })).status).toBe(200);

    const wrong = await ana.post(VERIFY, { email, otp: otp === '000000' ? '000001' : '000000' });
    const typed = await ana.post(VERIFY, { email, otp });
    expect([typed.status, typed.text]).toEqual([wrong.status, wrong.text]);
    expect([codeOf(typed), (await ana.get(SESSION)).body]).toEqual(['INVALID_OTP', null]);
  });

  test('codes for other things are no codes here, and the other way round', async () => {
    const ana = await server.signedIn();
    const NEW = 'nova@example.com';
    await ana.post('/api/account/email', { email: NEW, password: PASSWORD });
    const change = await server.codeFor(NEW);
    for (const address of [email, NEW]) {
      const answer = await server.visitor().post(VERIFY, { email: address, otp: change });
      expect(codeOf(answer)).toBe('INVALID_OTP');
    }
    await server.visitor().post(SIGN_UP, signUpForm({ email: NEW }));
    const signUp = await server.codeFor(NEW);
    if (signUp !== change) {
      const crossed = await ana.post('/api/account/email/confirm', { code: signUp });
      expect(codeOf(crossed)).toBe('INVALID_OTP');
    }
    expect((await ana.post('/api/account/email/confirm', { code: change })).status).toBe(200);
    expect(codeOf(await server.visitor().post(VERIFY, { email: NEW, otp: signUp }))).toBe(
      'INVALID_OTP',
    );
  });
});

describe('a mail to an address that nobody proved', () => {
  const NAME = 'Parabéns, ligue já para 0800';
  let server: TestServer;

  beforeEach(async () => {
    server = await createTestServer();
  });
  afterEach(() => server.close());

  const mailsTo = async (address: string) =>
    (await server.mails()).filter(({ to }) => to === address);

  test('says nothing that its sender chose', async () => {
    const sender = server.visitor();
    await sender.post(SIGN_UP, signUpForm({ name: NAME }));
    await sender.post(RESEND, { email, type: 'email-verification' });
    await sender.post(SIGN_IN, { email, password: PASSWORD });
    await sender.post(FORGOT, { email });
    const token = /token=([\w-]+)/.exec((await server.mails()).at(-1)?.text ?? '')?.[1];
    await server.visitor().post(RESET, { token, newPassword: OWN });
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(5);
    expect(JSON.stringify(mails)).not.toContain(NAME);
  });

  test('neither when an account is to have it', async () => {
    const sender = await server.signedIn({ name: NAME });
    await sender.post('/api/account/email', { email: 'vitima@example.com', password: PASSWORD });
    const mails = await mailsTo('vitima@example.com');
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain(NAME);
  });

  test('a name with a link in it cannot be taken later either', async () => {
    const sender = await server.signedIn();
    const answer = await sender.post('/api/auth/update-user', { name: 'www.golpe.com.br' });
    expect([answer.status, codeOf(answer)]).toEqual([400, 'INVALID_NAME']);
  });
});
