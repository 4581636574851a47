import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sealAnew } from '../../../server/account/seal-anew';
import { sealOf } from '../../../server/account/session/secret';
import { createApp } from '../../../server/app/app';
import { createDeps } from '../../../server/app/compose';
import { appCode } from '../../harness/authenticator-app';
import { MINUTE } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { createTestServer, PASSWORD, type TestServer, testEnv } from '../../harness/server';
import { type Answer, createVisitor, type Visitor } from '../../harness/visitor';

const OLD = 'Xk2#vQ9mZp7Lw4Rt8Ny3Bc6Hd1Jf5Gs0';
const NEW = 'Ty8!bN4kQw1Zx6Cv3Mr9Lp2Hs7Gd5Fa0';
const NEWEST = 'Jm3@pV7cXz5Rk9Wd2Hq8Tn4Lb6Fs1Gy0';
const SIGN_IN = '/api/auth/sign-in/email';
const SESSION = '/api/auth/get-session';
const CODE = '/api/auth/two-factor/verify-totp';
const RECOVER = '/api/auth/two-factor/verify-backup-code';
const ana = { email: 'ana@example.com', password: PASSWORD };

const field = (answer: Answer, key: string): unknown => Reflect.get(Object(answer.body), key);

onEveryDatabase('a secret that is replaced', (database) => {
  let server: TestServer;
  let phone: Visitor;
  let key: string;
  let codes: string[];

  beforeEach(async () => {
    server = await createTestServer({ database, settings: { AUTH_SECRET: OLD } });
    phone = await server.signedIn();
    const begun = await phone.post('/api/auth/two-factor/enable', { password: PASSWORD });
    key = String(field(begun, 'totpURI'));
    codes = [field(begun, 'backupCodes')].flat().map(String);
    expect((await phone.post(CODE, { code: nextCode() })).status).toBe(200);
  });
  afterEach(() => server.close());

  /** The authenticator app's present code, never the same one twice. */
  function nextCode(): string {
    server.clock.advance(MINUTE);
    return appCode(key, server.clock.now());
  }

  /** Restarts the server with other settings and the same database. */
  function restart(settings: Record<string, string>) {
    const { connection, clock, deps } = server;
    const { log, env } = deps;
    const next = createDeps({
      env: testEnv({ DATA_DIR: env.dataDir, ...settings }),
      connection,
      log,
      now: clock.now,
      transport: { send: async () => {} },
    });
    const app = createApp(next);
    return { deps: next, visitor: (address = '203.0.113.9') => createVisitor(app, address) };
  }

  type Restarted = ReturnType<typeof restart>;

  /** Whether the phone's cookie is accepted by our own reading and by the library's. */
  async function isIn({ visitor }: Restarted): Promise<boolean[]> {
    const headers = { cookie: phone.cookies() };
    const own = await visitor().get('/api/account', headers);
    const library = await visitor().get(SESSION, headers);
    return [own.status === 200, library.body !== null];
  }

  async function signIn({ visitor }: Restarted, way: string, code: string): Promise<number> {
    const laptop = visitor('203.0.113.10');
    await laptop.post(SIGN_IN, ana);
    return (await laptop.post(way, { code })).status;
  }

  test('with the one before: sessions, keys and recovery codes go on', async () => {
    const next = restart({ AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: OLD });
    expect(await isIn(next)).toEqual([true, true]);
    expect(await signIn(next, CODE, nextCode())).toBe(200);
    expect(await signIn(next, RECOVER, codes[0] ?? '')).toBe(200);
    const cookie = { cookie: phone.cookies() };
    const ended = await next.visitor().post('/api/auth/sign-out', {}, cookie);
    expect([ended.status, await isIn(next)]).toEqual([200, [false, false]]);
  });

  test('a session that slides is signed with the new one, and outlives the old one', async () => {
    const next = restart({ AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: OLD });
    server.clock.advance(2 * 24 * 60 * MINUTE);
    const slid = await next.visitor().get(SESSION, { cookie: phone.cookies() });
    const cookie = slid.setCookies.map((line) => line.split(';')[0]).join('; ');
    const later = restart({ AUTH_SECRET: NEW });
    expect((await later.visitor().get('/api/account', { cookie })).status).toBe(200);
    expect(await isIn(later)).toEqual([false, false]);
  });

  test('once all is sealed anew the one before can go, and the next one can come', async () => {
    await sealAnew(restart({ AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: OLD }).deps);
    const later = restart({ AUTH_SECRET: NEW });
    expect(await signIn(later, CODE, nextCode())).toBe(200);
    const again = restart({ AUTH_SECRET: NEWEST, AUTH_SECRET_PREVIOUS: NEW });
    expect(await signIn(again, CODE, nextCode())).toBe(200);
    await sealAnew(again.deps);
    expect(await signIn(restart({ AUTH_SECRET: NEWEST }), RECOVER, codes[1] ?? '')).toBe(200);
  });

  test('without the one before: signed out, and no code is right', async () => {
    const next = restart({ AUTH_SECRET: NEW });
    expect(await isIn(next)).toEqual([false, false]);
    expect(await signIn(next, CODE, nextCode())).not.toBe(200);
  });

  test('rows of a release that named no secret are read', async () => {
    const { db } = server.deps;
    const [row] = await db.selectFrom('twoFactor').select(['id', 'secret']).execute();
    expect(row?.secret).toMatch(/^\$ba\$/);
    const plain = await symmetricDecrypt({
      key: sealOf({ current: OLD, previous: null }),
      data: row?.secret ?? '',
    });
    const bare = await symmetricEncrypt({ key: OLD, data: plain });
    await db.updateTable('twoFactor').set({ secret: bare }).execute();
    expect(await signIn(restart({ AUTH_SECRET: OLD }), CODE, nextCode())).toBe(200);
    const next = restart({ AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: OLD });
    expect(await signIn(next, CODE, nextCode())).toBe(200);
  });
});
