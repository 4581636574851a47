import { afterEach, beforeEach, expect, test } from 'vitest';
import { MINUTE } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { createTestServer, PASSWORD, signUpForm, type TestServer } from '../../harness/server';
import type { Visitor } from '../../harness/visitor';

const ASK = '/api/account/email';
const CONFIRM = '/api/account/email/confirm';
const OLD = 'ana@example.com';
const NEW = 'ana.nova@example.com';

onEveryDatabase('the change of an e-mail', (database) => {
  let server: TestServer;
  let ana: Visitor;

  beforeEach(async () => {
    server = await createTestServer({
      database,
      settings: { OPERATOR_CONTACT: 'ajuda@anilha.example' },
    });
    ana = await server.signedIn();
    server.clock.advance(10 * MINUTE);
  });
  afterEach(() => server.close());

  const ask = (email = NEW, password: string | undefined = PASSWORD) =>
    ana.post(ASK, { email, password });
  const emailOf = async (visitor: Visitor) =>
    Reflect.get(
      Object(Reflect.get(Object((await visitor.get('/api/auth/get-session')).body), 'user')),
      'email',
    );
  const codeOf = (answer: { body: unknown }) => Reflect.get(Object(answer.body), 'code');

  test('takes the code of the new address, and tells the old one', async () => {
    expect((await ask(' Ana.Nova@Example.com ')).status).toBe(200);
    expect(await emailOf(ana)).toBe(OLD);
    expect((await ana.get('/api/account')).body).toMatchObject({ pendingEmail: NEW });
    const code = await server.codeFor(NEW);
    expect((await ana.post(CONFIRM, { code })).body).toEqual({ email: NEW });
    expect(await emailOf(ana)).toBe(NEW);
    expect((await ana.get('/api/account')).body).toMatchObject({ pendingEmail: null });

    const told = (await server.mails()).findLast(({ to }) => to === OLD);
    expect(told?.subject).toBe('O e-mail da sua conta mudou');
    expect(told?.text).toContain('ajuda@anilha.example');
    // The mail omits the new address, because the mailbox may belong to another person.
    expect(told?.text).not.toContain(NEW);

    const signIn = (email: string) =>
      server.visitor().post('/api/auth/sign-in/email', { email, password: PASSWORD });
    expect((await signIn(NEW)).status).toBe(200);
    expect((await signIn(OLD)).status).toBe(401);
  });

  test('a code counts once, for ten minutes and for five tries', async () => {
    await ask();
    const first = await server.codeFor(NEW);
    await ask();
    const code = await server.codeFor(NEW);
    const wrong = code === '000000' ? '000001' : '000000';
    if (first !== code)
      expect(codeOf(await ana.post(CONFIRM, { code: first }))).toBe('INVALID_OTP');
    for (let tries = first === code ? 0 : 1; tries < 5; tries += 1) {
      expect(codeOf(await ana.post(CONFIRM, { code: wrong }))).toBe('INVALID_OTP');
    }
    expect(codeOf(await ana.post(CONFIRM, { code }))).toBe('TOO_MANY_ATTEMPTS');

    await ask();
    const late = await server.codeFor(NEW);
    server.clock.advance(11 * MINUTE);
    expect(codeOf(await ana.post(CONFIRM, { code: late }))).toBe('OTP_EXPIRED');

    server.clock.advance(60 * MINUTE);
    await ask();
    const used = await server.codeFor(NEW);
    expect((await ana.post(CONFIRM, { code: used })).status).toBe(200);
    expect(codeOf(await ana.post(CONFIRM, { code: used }))).toBe('OTP_EXPIRED');
  });

  test('many tries at once are no more than five', async () => {
    await ask();
    const code = await server.codeFor(NEW);
    const guesses = Array.from({ length: 14 }, (_, n) =>
      ana.post(CONFIRM, {
        code: String(n).padStart(6, '0') === code ? '999999' : String(n).padStart(6, '0'),
      }),
    );
    const codes = (await Promise.all(guesses)).map(codeOf);
    expect(codes.filter((one) => one === 'INVALID_OTP')).toHaveLength(5);
    expect(await emailOf(ana)).toBe(OLD);
  });

  test('an address that has an account looks like any other, and its owner hears of it', async () => {
    await server.signedIn({ email: 'rui@example.com', name: 'Rui' });
    const free = await ask();
    const taken = await ask('rui@example.com');
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    expect((await ana.get('/api/account')).body).toMatchObject({ pendingEmail: 'rui@example.com' });
    const [mail, ...more] = (await server.mails()).filter(
      ({ to, subject }) => to === 'rui@example.com' && /já é da sua conta/.test(subject),
    );
    expect([mail?.text.includes(OLD), more]).toEqual([false, []]);
    expect(/\b\d{6}\b/.test(mail?.text ?? '')).toBe(false);
    expect(codeOf(await ana.post(CONFIRM, { code: '123456' }))).toBe('INVALID_OTP');
  });

  test('two who prove the same address: one has it, the other is told', async () => {
    const rui = await server.signedIn({ email: 'rui@example.com', name: 'Rui' });
    await ask();
    const anas = await server.codeFor(NEW);
    await rui.post(ASK, { email: NEW, password: PASSWORD });
    const ruis = await server.codeFor(NEW);
    expect((await ana.post(CONFIRM, { code: anas })).status).toBe(200);
    expect(codeOf(await rui.post(CONFIRM, { code: ruis }))).toBe('EMAIL_TAKEN');
    expect(await emailOf(rui)).toBe('rui@example.com');
  });

  test('an account that nobody proved keeps no address from its owner', async () => {
    await server.visitor().post('/api/auth/sign-up/email', signUpForm({ email: NEW, name: 'Xis' }));
    await ask();
    expect((await ana.post(CONFIRM, { code: await server.codeFor(NEW) })).status).toBe(200);
    expect(await emailOf(ana)).toBe(NEW);
  });

  test('asks for the password unless the session is fresh', async () => {
    const needed = await ana.post(ASK, { email: NEW });
    expect([needed.status, codeOf(needed)]).toEqual([403, 'PASSWORD_NEEDED']);
    expect(codeOf(await ask(NEW, 'não é esta senha'))).toBe('INVALID_PASSWORD');
    const phone = server.visitor();
    await phone.post('/api/auth/sign-in/email', { email: OLD, password: PASSWORD });
    expect((await phone.get('/api/account')).body).toMatchObject({ fresh: true });
    expect((await phone.post(ASK, { email: NEW })).status).toBe(200);
  });

  test("another person's code, a visitor and a forged origin change nothing", async () => {
    const rui = await server.signedIn({ email: 'rui@example.com', name: 'Rui' });
    await ask();
    const code = await server.codeFor(NEW);
    expect(codeOf(await rui.post(CONFIRM, { code }))).toBe('OTP_EXPIRED');
    expect((await server.visitor().post(CONFIRM, { code })).status).toBe(401);
    const forged = await ana.post(CONFIRM, { code }, { origin: 'https://evil.example' });
    expect(forged.status).toBe(403);
    expect((await server.visitor().post(ASK, { email: NEW })).status).toBe(401);
    expect(await emailOf(ana)).toBe(OLD);
  });

  test('its own address and what is none are refused in words', async () => {
    expect((await ask(OLD)).body).toEqual({
      code: 'EMAIL_IS_YOURS',
      message: 'Este já é o e-mail da sua conta.',
    });
    expect((await ask('ana@')).body).toMatchObject({
      message: 'Por favor, insira um e-mail válido',
    });
  });

  test('five mails an hour, and the wait is named', async () => {
    for (let n = 0; n < 5; n += 1) expect((await ask(`ana${n}@example.com`)).status).toBe(200);
    expect((await ask('ana5@example.com')).body).toEqual({
      code: 'too_many',
      message: 'Foram muitas tentativas seguidas. Espere 1 hora e tente de novo.',
    });
  });

  test('a link to a new password that was mailed to the old address is dead', async () => {
    await ana.post('/api/auth/request-password-reset', { email: OLD });
    const mail = (await server.mails()).findLast(({ text }) => text.includes('token='));
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    await ask();
    await ana.post(CONFIRM, { code: await server.codeFor(NEW) });
    const late = await ana.post('/api/auth/reset-password', {
      token,
      newPassword: 'cinco anilhas novas',
    });
    expect(codeOf(late)).toBe('INVALID_TOKEN');
  });
});
