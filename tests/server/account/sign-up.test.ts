import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GUARDIAN_VERSION } from '#domain/account/guardian';
import { MINUTE } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { createTestServer, PASSWORD, signUpForm, type TestServer } from '../../harness/server';
import { server, withServer } from '../opened';

const SIGN_UP = '/api/auth/sign-up/email';
const SIGN_IN = '/api/auth/sign-in/email';
const VERIFY = '/api/auth/email-otp/verify-email';
const RESEND = '/api/auth/email-otp/send-verification-otp';
const SESSION = '/api/auth/get-session';
const email = 'ana@example.com';

onEveryDatabase('signing up', (database) => {
  withServer(database);

  test('mails a six-digit code that signs in', async () => {
    const ana = server.visitor();
    const signUp = await ana.post(SIGN_UP, signUpForm());
    expect([signUp.status, signUp.setCookies.length]).toEqual([200, 1]);
    expect(signUp.setCookies[0]).toMatch(/^anilha\.sign_up=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
    expect((await ana.get(SESSION)).body).toBeNull();

    const otp = await server.codeFor(email);
    expect((await ana.post(VERIFY, { email, otp })).status).toBe(200);
    expect((await ana.get(SESSION)).body).toMatchObject({ user: { name: 'Ana', email } });
  });

  test('keeps birth date and accepted terms, and tells them to nobody', async () => {
    const ana = await server.signedIn();
    const stored = await server.connection.db
      .selectFrom('user')
      .select(['birthDate', 'termsVersion', 'termsAcceptedAt'])
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ birthDate: '1990-05-17', termsVersion: '2026-11-20' });
    expect(new Date(stored.termsAcceptedAt).getTime()).toBe(server.clock.now());
    expect((await ana.get(SESSION)).text).not.toContain('1990-05-17');
  });

  test('neither code nor password lies readable in the database', async () => {
    const ana = server.visitor();
    await ana.post(SIGN_UP, signUpForm());
    const otp = await server.codeFor(email);
    const rows = await server.connection.db.selectFrom('verification').selectAll().execute();
    const accounts = await server.connection.db.selectFrom('account').selectAll().execute();
    const secret = ana.cookies().split('=')[1] ?? '';
    expect([rows.length, secret.length]).toEqual([2, 43]);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(otp);
    expect(JSON.stringify(rows)).not.toContain(email);
    expect(JSON.stringify(accounts)).not.toContain(PASSWORD);
  });

  test('five wrong codes use the code up, and a new one works', async () => {
    const ana = server.visitor();
    await ana.post(SIGN_UP, signUpForm());
    const otp = await server.codeFor(email);
    const wrong = otp === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await ana.post(VERIFY, { email, otp: wrong });
      expect([answer.status, answer.body]).toMatchObject([400, { code: 'INVALID_OTP' }]);
    }
    const used = await ana.post(VERIFY, { email, otp });
    expect([used.status, used.body]).toMatchObject([403, { code: 'TOO_MANY_ATTEMPTS' }]);
    expect(used.text).toContain('Peça outro');

    expect((await ana.post(RESEND, { email, type: 'email-verification' })).status).toBe(200);
    const fresh = await server.codeFor(email);
    expect((await ana.post(VERIFY, { email, otp: fresh })).status).toBe(200);
  });

  test('a code works once and for ten minutes', async () => {
    const ana = server.visitor();
    await ana.post(SIGN_UP, signUpForm());
    const late = await server.codeFor(email);
    server.clock.advance(11 * MINUTE);
    const expired = await ana.post(VERIFY, { email, otp: late });
    expect(expired.body).toMatchObject({
      code: expect.stringMatching(/^(OTP_EXPIRED|INVALID_OTP)$/),
    });

    await ana.post(RESEND, { email, type: 'email-verification' });
    const otp = await server.codeFor(email);
    expect((await ana.post(VERIFY, { email, otp })).status).toBe(200);
    expect((await server.visitor().post(VERIFY, { email, otp })).status).toBe(400);
  });

  test('signing in before that mails a new code and says so', async () => {
    const ana = server.visitor();
    await ana.post(SIGN_UP, signUpForm());
    const first = await server.mails();
    expect(first).toHaveLength(1);
    const answer = await ana.post(SIGN_IN, { email, password: PASSWORD });
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'EMAIL_NOT_VERIFIED' }]);
    expect(answer.text).toContain('Mandamos um novo código');
    expect(await server.mails()).toHaveLength(2);

    const otp = await server.codeFor(email);
    expect((await ana.post(VERIFY, { email, otp })).status).toBe(200);
  });
});

describe('an e-mail that already has an account', () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await createTestServer();
    await server.signedIn();
  });
  afterEach(() => server.close());

  /** An answer without the parts that are random each time. */
  const shape = (text: string) => text.replace(/"id":"\w+"/, '"id":"..."');
  const secretless = (line: string) => line.replace(/=[\w-]{43};/, '=...;');

  test('gets the answers of a new one, and a mail to its owner', async () => {
    const known = await server
      .visitor()
      .post(SIGN_UP, signUpForm({ password: 'outra senha aqui' }));
    const other = signUpForm({ email: 'nova@example.com', password: 'outra senha aqui' });
    const fresh = await server.visitor().post(SIGN_UP, other);
    expect(known.status).toBe(fresh.status);
    expect(shape(known.text)).toBe(shape(fresh.text).replace('nova@example.com', email));
    const cookies = [known, fresh].map(({ setCookies }) => setCookies.map(secretless));
    expect(cookies[0]).toEqual(cookies[1]);

    const mail = (await server.mails()).findLast((one) => one.to === email);
    expect(mail?.subject).toBe('Você já tem uma conta na Anilha');
    expect(mail?.text).not.toMatch(/\b\d{6}\b/);
  });

  test.each([
    ['after signing up', SIGN_UP],
    ['after asking for a code', RESEND],
  ])('answers wrong codes like any other e-mail, %s', async (_, path) => {
    const answersFor = async (address: string) => {
      const visitor = server.visitor();
      const form = path === SIGN_UP ? signUpForm() : { type: 'email-verification' };
      const answers = [await visitor.post(path, { ...form, email: address })];
      for (let tries = 0; tries < 7; tries += 1) {
        answers.push(await visitor.post(VERIFY, { email: address, otp: '000000' }));
      }
      return answers.map(({ status, body }) => [status, Reflect.get(Object(body), 'code')]);
    };
    expect(await answersFor(email)).toEqual(await answersFor('ninguem@example.com'));
  });

  test('is never signed in by a code', async () => {
    await server.visitor().post(RESEND, { email, type: 'email-verification' });
    const mails = await server.mails();
    expect(mails.at(-1)?.text).not.toMatch(/\b\d{6}\b/);
  });
});

describe('what cannot be signed up with', () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await createTestServer();
  });
  afterEach(() => server.close());

  async function storedAgreement(): Promise<boolean> {
    const rows = server.connection.db.selectFrom('user').select('guardianAgreed');
    return Boolean((await rows.executeTakeFirstOrThrow()).guardianAgreed);
  }

  test.each([
    [{ email: 'ana' }, 'INVALID_EMAIL', 'Por favor, insira um e-mail válido'],
    [{ name: '  ' }, 'INVALID_NAME', 'Escreva como quer que a gente chame você'],
    [{ name: 'a'.repeat(81) }, 'INVALID_NAME', 'Use no máximo 80 caracteres no nome'],
    [{ name: 'Ana\nClique aqui' }, 'INVALID_NAME', 'sem links nem quebras de linha'],
    [{ name: 'Ana\u202Eana' }, 'INVALID_NAME', 'sem links nem quebras de linha'],
    [{ name: 'Veja https://golpe' }, 'INVALID_NAME', 'sem links nem quebras de linha'],
    [{ name: 'veja WWW.golpe' }, 'INVALID_NAME', 'sem links nem quebras de linha'],
    [{ name: 'Prêmio em golpe.com.br' }, 'INVALID_NAME', 'sem links nem quebras de linha'],
    [{ password: 'curta12' }, 'PASSWORD_TOO_SHORT', 'Use pelo menos 8 caracteres na senha'],
    [{ password: 'a'.repeat(129) }, 'PASSWORD_TOO_LONG', 'Use no máximo 128 caracteres na senha'],
    [{ password: 'Flamengo123' }, 'PASSWORD_COMMON', 'fácil de adivinhar'],
    [{ password: 'ana@example.com' }, 'PASSWORD_COMMON', 'fácil de adivinhar'],
    [{ birthDate: '1990-02-30' }, 'INVALID_BIRTH_DATE', 'Confira a data de nascimento'],
    [{ birthDate: '2027-01-01' }, 'INVALID_BIRTH_DATE', 'Confira a data de nascimento'],
    [{ birthDate: '2014-11-21' }, 'UNDERAGE', 'pelo menos 12 anos'],
    [{ termsVersion: '' }, 'TERMS_REQUIRED', 'aceitar os termos'],
    [{ termsVersion: '2099-01-01' }, 'TERMS_REQUIRED', 'aceitar os termos'],
  ])('%o', async (wrong, code, message) => {
    const answer = await server.visitor().post(SIGN_UP, signUpForm(wrong));
    expect([answer.status, answer.body]).toMatchObject([400, { code }]);
    expect(answer.text).toContain(message);
    expect(await server.mails()).toEqual([]);
  });

  test.each([
    ['2014-11-20', 'twelve today'],
    ['2008-11-21', 'eighteen tomorrow'],
  ])('from 12 to 17 only with the word of a guardian, which is kept (%s, %s)', async (day) => {
    const form = signUpForm({ birthDate: day });
    const guardian = {
      name: 'Rosa Lima',
      relation: 'mother',
      contact: '(11) 91234-5678',
      version: GUARDIAN_VERSION,
    };
    const wrong = [{}, { guardianAgreed: false, guardian }, { guardianAgreed: true }];
    for (const said of wrong) {
      const answer = await server.visitor().post(SIGN_UP, { ...form, ...said });
      expect([answer.status, answer.body]).toMatchObject([400, { code: 'GUARDIAN_REQUIRED' }]);
      expect(answer.text).toContain('quem responde por você precisa concordar');
    }
    expect(await server.mails()).toEqual([]);
    const nameless = { ...form, guardianAgreed: true, guardian: { ...guardian, name: ' ' } };
    expect((await server.visitor().post(SIGN_UP, nameless)).status).toBe(400);
    const agreed = { ...form, guardianAgreed: true, guardian };
    expect((await server.visitor().post(SIGN_UP, agreed)).status).toBe(200);
    expect(await storedAgreement()).toBe(true);
    const { user_id: _, ...kept } = await server.connection.db
      .selectFrom('guardian_consent')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ ...guardian, agreed_at: server.clock.now() });
  });

  test('who is of age needs no guardian, and none is kept', async () => {
    const form = { ...signUpForm({ birthDate: '2008-11-20' }), guardianAgreed: true };
    expect((await server.visitor().post(SIGN_UP, form)).status).toBe(200);
    expect(await storedAgreement()).toBe(false);
  });

  test.each(["Ana D'Ávila-Souza", 'Dr. João P. Jr.', '안나 🏋️‍♀️', 'Ana.Maria (SP)'])(
    'people are called %s',
    async (name) => {
      expect((await server.visitor().post(SIGN_UP, signUpForm({ name }))).status).toBe(200);
    },
  );

  test('a field of another kind never reaches the account', async () => {
    const body = { ...signUpForm(), emailVerified: true, role: 'admin', image: 'http://x' };
    const answer = await server.visitor().post(SIGN_UP, body);
    expect(answer.status).toBe(200);
    const row = await server.connection.db.selectFrom('user').selectAll().executeTakeFirstOrThrow();
    expect([Boolean(row.emailVerified), row.image]).toEqual([false, null]);
  });
});
