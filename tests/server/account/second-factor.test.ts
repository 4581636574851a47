import { describe, expect, test } from 'vitest';
import { appCode } from '../../harness/authenticator-app';
import { DAY, MINUTE } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { PASSWORD } from '../../harness/server';
import type { Answer, Visitor } from '../../harness/visitor';
import { server, withServer } from '../opened';

const SIGN_IN = '/api/auth/sign-in/email';
const CODE = '/api/auth/two-factor/verify-totp';
const RECOVER = '/api/auth/two-factor/verify-backup-code';
const STATE = '/api/auth/two-factor/state';
const ana = { email: 'ana@example.com', password: PASSWORD };

const field = (answer: Answer, key: string): unknown => Reflect.get(Object(answer.body), key);
const codeOf = (answer: Answer) => [answer.status, field(answer, 'code')];

onEveryDatabase('the second step', (database) => {
  let key: string;
  let codes: string[];

  withServer(database);

  const isIn = async (visitor: Visitor) =>
    (await visitor.get('/api/auth/get-session')).body !== null;
  /** The app's present code; never the same one twice in a test. */
  function nextCode(): string {
    server.clock.advance(MINUTE);
    return appCode(key, server.clock.now());
  }

  async function turnOn(visitor: Visitor): Promise<void> {
    const begun = await visitor.post('/api/auth/two-factor/enable', { password: PASSWORD });
    key = String(field(begun, 'totpURI'));
    codes = [field(begun, 'backupCodes')].flat().map(String);
    const on = await visitor.post(CODE, { code: appCode(key, server.clock.now()) });
    if (on.status !== 200) throw new Error(on.text);
  }

  async function withPassword(form = ana): Promise<Visitor & { answer: Answer }> {
    const visitor = server.visitor();
    return { ...visitor, answer: await visitor.post(SIGN_IN, form) };
  }

  describe('turning it on', () => {
    test('asks for the password, and is on only once a code of the app came', async () => {
      const phone = await server.signedIn();
      const wrong = await phone.post('/api/auth/two-factor/enable', { password: 'não é esta' });
      expect(codeOf(wrong)).toEqual([400, 'INVALID_PASSWORD']);
      expect(codeOf(await phone.post('/api/auth/two-factor/enable'))[0]).toBe(400);

      const begun = await phone.post('/api/auth/two-factor/enable', { password: PASSWORD });
      key = String(field(begun, 'totpURI'));
      expect(key).toMatch(/^otpauth:\/\/totp\/Anilha:ana%40example\.com\?secret=[A-Z2-7]{32,}/);
      expect((await phone.get(STATE)).body).toEqual({ on: false, codesLeft: 0 });
      expect((await withPassword()).answer.status).toBe(200);

      const other = appCode(key, server.clock.now() - DAY);
      expect(codeOf(await phone.post(CODE, { code: other }))).toEqual([401, 'INVALID_CODE']);
      const on = await phone.post(CODE, { code: appCode(key, server.clock.now()) });
      expect(on.status).toBe(200);
      expect((await phone.get(STATE)).body).toEqual({ on: true, codesLeft: 10 });
      expect(await isIn(phone)).toBe(true);
      const mail = (await server.mails()).at(-1);
      expect([mail?.to, mail?.text]).toEqual([
        ana.email,
        expect.stringContaining('A verificação em duas etapas foi ligada'),
      ]);
    });

    test('needs a session, and a key that is in use is never shown again', async () => {
      const enable = '/api/auth/two-factor/enable';
      const stranger = await server.visitor().post(enable, { password: PASSWORD });
      expect(stranger.status).toBe(401);
      const phone = await server.signedIn();
      await turnOn(phone);
      const again = await phone.post(enable, { password: PASSWORD });
      expect(codeOf(again)).toEqual([400, 'TOTP_ALREADY_ENABLED']);
      const shown = await phone.post('/api/auth/two-factor/get-totp-uri', { password: PASSWORD });
      expect(shown.status).toBe(404);
    });

    test('leaves neither key nor codes readable in the database', async () => {
      await turnOn(await server.signedIn());
      const rows = await server.connection.db.selectFrom('twoFactor').selectAll().execute();
      expect(rows).toHaveLength(1);
      const stored = JSON.stringify(rows);
      expect(stored).not.toContain(new URL(key).searchParams.get('secret'));
      for (const code of codes) expect(stored).not.toContain(code);
    });
  });

  describe('signing in', () => {
    test('has no session after the password, and one after the code', async () => {
      await turnOn(await server.signedIn());
      const laptop = await withPassword();
      expect(laptop.answer.body).toEqual({
        twoFactorRedirect: true,
        twoFactorMethods: ['totp'],
      });
      expect(await isIn(laptop)).toBe(false);
      const sessions = server.connection.db.selectFrom('session').select('id');
      expect(await sessions.execute()).toHaveLength(1);

      const answer = await laptop.post(CODE, { code: nextCode() });
      expect(answer.status).toBe(200);
      expect(field(answer, 'token')).toBeUndefined();
      expect(await isIn(laptop)).toBe(true);

      await laptop.post(CODE, { code: nextCode() });
      const told = (await server.mails()).filter(({ text }) => text.includes('foi ligada'));
      expect(told).toHaveLength(1);
    });

    test('takes a code once, also at the same moment on two devices', async () => {
      await turnOn(await server.signedIn());
      const [one, other] = [await withPassword(), await withPassword()];
      const code = nextCode();
      const answers = await Promise.all([one.post(CODE, { code }), other.post(CODE, { code })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
      const late = await withPassword();
      expect(codeOf(await late.post(CODE, { code }))).toEqual([401, 'CODE_USED']);
      expect((await late.post(CODE, { code: nextCode() })).status).toBe(200);
    });

    test('takes no code of somebody else, of yesterday or without the password before', async () => {
      await turnOn(await server.signedIn());
      const anaKey = key;
      await turnOn(await server.signedIn({ email: 'bia@example.com' }));
      const laptop = await withPassword();
      const biaCode = nextCode();
      expect(codeOf(await laptop.post(CODE, { code: biaCode }))).toEqual([401, 'INVALID_CODE']);
      const old = appCode(anaKey, server.clock.now() - DAY);
      expect(codeOf(await laptop.post(CODE, { code: old }))).toEqual([401, 'INVALID_CODE']);
      const code = appCode(anaKey, server.clock.now());
      expect(codeOf(await server.visitor().post(CODE, { code }))).toEqual([
        401,
        'INVALID_TWO_FACTOR_COOKIE',
      ]);
    });

    test('waits ten minutes for the second step', async () => {
      await turnOn(await server.signedIn());
      const laptop = await withPassword();
      server.clock.advance(11 * MINUTE);
      const answer = await laptop.post(CODE, { code: nextCode() });
      expect(codeOf(answer)).toEqual([401, 'INVALID_TWO_FACTOR_COOKIE']);
      expect(await isIn(laptop)).toBe(false);
    });

    test('takes a recovery code however it is typed, once, and counts what is left', async () => {
      const phone = await server.signedIn();
      await turnOn(phone);
      const typed = String(codes[0]).toUpperCase().replace('-', ' ');
      const [one, other] = [await withPassword(), await withPassword()];
      const answers = await Promise.all([
        one.post(RECOVER, { code: typed }),
        other.post(RECOVER, { code: typed }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const late = await withPassword();
      expect(codeOf(await late.post(RECOVER, { code: typed }))).toEqual([
        401,
        'INVALID_BACKUP_CODE',
      ]);
      expect((await phone.get(STATE)).body).toEqual({ on: true, codesLeft: 9 });
    });

    test('new recovery codes need the password and end the old ones', async () => {
      const phone = await server.signedIn();
      await turnOn(phone);
      const renew = (password: string) =>
        phone.post('/api/auth/two-factor/generate-backup-codes', { password });
      expect(codeOf(await renew('não é esta'))).toEqual([400, 'INVALID_PASSWORD']);
      const fresh = [field(await renew(PASSWORD), 'backupCodes')].flat().map(String);
      expect(new Set([...codes, ...fresh]).size).toBe(20);
      const laptop = await withPassword();
      expect((await laptop.post(RECOVER, { code: codes[0] })).status).toBe(401);
      expect((await laptop.post(RECOVER, { code: fresh[0] })).status).toBe(200);
    });
  });

  describe('guessing', () => {
    test('one challenge bears five wrong codes', async () => {
      await turnOn(await server.signedIn());
      const laptop = await withPassword();
      const right = nextCode();
      const wrong = Array.from({ length: 6 }, (_, n) => String(n).padStart(6, '1'));
      for (const code of wrong.slice(0, 5)) {
        expect(codeOf(await laptop.post(CODE, { code }))).toEqual([401, 'INVALID_CODE']);
      }
      expect((await laptop.post(CODE, { code: right })).status).toBe(400);
      expect(await isIn(laptop)).toBe(false);
    });

    test('one account is stopped from any number of addresses, and the wait is named', async () => {
      await turnOn(await server.signedIn());
      server.clock.advance(16 * MINUTE);
      let tries = 0;
      let stopped: Answer | undefined;
      for (let round = 0; round < 4 && !stopped; round += 1) {
        const guesser = await withPassword();
        for (let n = 0; n < 5 && !stopped; n += 1) {
          const answer = await guesser.post(CODE, { code: `${round}${n}0000` });
          if (answer.status === 429) stopped = answer;
          else tries += 1;
        }
      }
      expect(tries).toBe(10);
      expect(stopped?.body).toEqual({
        code: 'too_many',
        message: 'Foram muitas tentativas seguidas. Espere 15 minutos e tente de novo.',
      });
      expect(stopped?.headers.get('x-retry-after')).toBe('900');

      const owner = await withPassword();
      expect((await owner.post(RECOVER, { code: codes[0] })).status).toBe(200);
    });

    test('right codes are not counted, of the app and of recovery', async () => {
      await turnOn(await server.signedIn());
      for (let n = 0; n < 12; n += 1) {
        const laptop = await withPassword();
        expect((await laptop.post(CODE, { code: nextCode() })).status).toBe(200);
      }
      for (const code of codes) {
        const laptop = await withPassword();
        expect((await laptop.post(RECOVER, { code })).status).toBe(200);
      }
      const rows = server.connection.db.selectFrom('rate_limit').select(['key', 'count']);
      const counts = (await rows.execute()).filter(({ key }) =>
        /^(second-factor|recovery-code)/.test(key),
      );
      const misses = counts.filter(({ key }) => !key.startsWith('second-factor-code:'));
      expect(misses.map(({ count }) => count)).toEqual([0, 0, 0]);
    });

    test('the password behind a stolen session is stopped as well', async () => {
      const phone = await server.signedIn();
      await turnOn(phone);
      const disable = (password: string) =>
        phone.post('/api/auth/two-factor/disable', { password });
      // The right password that turned the second factor on does not count as a guess.
      for (let n = 0; n < 10; n += 1) expect((await disable(`não é esta ${n}`)).status).toBe(400);
      expect((await disable('não é esta também')).status).toBe(429);
      expect((await disable(PASSWORD)).status).toBe(429);
    });
  });

  describe('no way leads around it', () => {
    test('a new password by the mailed link still asks for the code', async () => {
      const phone = await server.signedIn();
      await turnOn(phone);
      await phone.post('/api/auth/request-password-reset', { email: ana.email });
      const mail = (await server.mails()).findLast(({ to }) => to === ana.email);
      const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
      const visitor = server.visitor();
      const newPassword = 'cinco anilhas de ferro';
      const reset = await visitor.post('/api/auth/reset-password', { token, newPassword });
      expect(reset.status).toBe(200);
      expect([await isIn(visitor), await isIn(phone)]).toEqual([false, false]);
      const laptop = await withPassword({ ...ana, password: newPassword });
      expect(await isIn(laptop)).toBe(false);
      expect((await laptop.post(CODE, { code: nextCode() })).status).toBe(200);
    });

    test('a mailed code of an e-mail that has to be proven again does not sign in', async () => {
      await turnOn(await server.signedIn());
      const unproven = server.deps.dialect === 'postgres' ? false : 0;
      await server.connection.db.updateTable('user').set({ emailVerified: unproven }).execute();
      const laptop = await withPassword();
      expect(codeOf(laptop.answer)).toEqual([403, 'EMAIL_NOT_VERIFIED']);
      const otp = await server.codeFor(ana.email);
      const proven = await laptop.post('/api/auth/email-otp/verify-email', {
        email: ana.email,
        otp,
      });
      expect(codeOf(proven)).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
      expect(await isIn(laptop)).toBe(false);
      expect(await isIn(await withPassword())).toBe(false);
    });

    test.each([
      '/sign-in/email-otp',
      '/email-otp/reset-password',
      '/two-factor/send-otp',
      '/two-factor/verify-otp',
      '/two-factor/view-backup-codes',
      '/two-factor/get-totp-uri',
    ])('%s does not exist', async (path) => {
      const phone = await server.signedIn();
      expect((await phone.post(`/api/auth${path}`, { email: ana.email, otp: '1' })).status).toBe(
        404,
      );
    });

    test('update-user cannot turn it off', async () => {
      const phone = await server.signedIn();
      await turnOn(phone);
      await phone.post('/api/auth/update-user', { name: 'Ana', twoFactorEnabled: false });
      expect((await phone.get(STATE)).body).toMatchObject({ on: true });
      expect(await isIn(await withPassword())).toBe(false);
    });
  });

  describe('a trusted device', () => {
    async function trusting(): Promise<Visitor> {
      const laptop = await withPassword();
      await laptop.post(CODE, { code: nextCode(), trustDevice: true });
      await laptop.post('/api/auth/sign-out');
      return laptop;
    }
    const spared = async (visitor: Visitor) => {
      await visitor.post(SIGN_IN, ana);
      return isIn(visitor);
    };

    test('is spared the code for 30 days, it alone and for its person alone', async () => {
      await turnOn(await server.signedIn());
      const laptop = await trusting();
      expect(await spared(laptop)).toBe(true);
      expect(await isIn(await withPassword())).toBe(false);
      const anas = laptop.cookies();
      await turnOn(await server.signedIn({ email: 'bia@example.com' }));
      const thief = server.visitor();
      const bia = { ...ana, email: 'bia@example.com' };
      await thief.post(SIGN_IN, bia, { cookie: anas });
      expect(await isIn(thief)).toBe(false);
      await laptop.post('/api/auth/sign-out');
      server.clock.advance(31 * DAY);
      expect(await spared(laptop)).toBe(false);
    });

    test.each([
      ['ending the other sessions', '/revoke-other-sessions', {}],
      ['ending all sessions', '/revoke-sessions', {}],
      [
        'another password',
        '/change-password',
        { currentPassword: PASSWORD, newPassword: PASSWORD },
      ],
    ])('is trusted no more after %s', async (_, path, body) => {
      const phone = await server.signedIn();
      await turnOn(phone);
      const laptop = await trusting();
      expect((await phone.post(`/api/auth${path}`, body)).status).toBe(200);
      expect(await spared(laptop)).toBe(false);
    });
  });

  test('turning it off needs the password; then the password is enough', async () => {
    const phone = await server.signedIn();
    await turnOn(phone);
    const disable = (password: string) => phone.post('/api/auth/two-factor/disable', { password });
    expect(codeOf(await disable('não é esta'))).toEqual([400, 'INVALID_PASSWORD']);
    expect((await disable(PASSWORD)).status).toBe(200);
    expect(await isIn(phone)).toBe(true);
    expect(await isIn(await withPassword())).toBe(true);
    expect(await server.connection.db.selectFrom('twoFactor').selectAll().execute()).toEqual([]);
    const told = (await server.mails()).map(({ text }) => text).join();
    expect(told).toContain('em duas etapas foi desligada');
  });
});
