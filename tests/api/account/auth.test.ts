import { describe, expect, test, vi } from 'vitest';
import { type Auth, createAuth, type SessionChange } from '../../../src/api/account/auth';
import { createAuthService } from '../../../src/api/account/auth-service';
import { CALL_TIMEOUT_MS } from '../../../src/api/call';
import { createClient } from '../../../src/api/client';
import { ApiError, failureKind } from '../../../src/api/errors';

const ORIGIN = 'https://app.example';

type Call = { method: string; path: string; body: unknown };

/** The account's calls with the real auth client and a network made of one function. */
function account(answer: (path: string, signal: AbortSignal) => Response | Promise<Response>) {
  const calls: Call[] = [];
  const changes: SessionChange[] = [];
  const went: string[] = [];
  const network: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    const text = await request.text();
    calls.push({ method: request.method, path, body: text === '' ? null : JSON.parse(text) });
    return answer(path, request.signal);
  };
  const auth: Auth = createAuth({
    client: createClient({ baseUrl: ORIGIN, fetch: network }),
    origin: ORIGIN,
    navigate: (url) => went.push(url),
    onSessionChange: async (change) => {
      changes.push(change);
    },
    load: async () => ({ createAuthService: (url) => createAuthService(url, network) }),
  });
  return { auth, calls, changes, went };
}

const ok = () => Response.json({ status: true });
const PASSWORD = 'uma frase longa';
const SIGN_UP = {
  name: 'Ana',
  email: 'ana@exemplo.com',
  password: PASSWORD,
  birthDate: '1990-01-02',
  termsVersion: '2026-11-20',
  guardianAgreed: false,
};

describe('the auth service', () => {
  test('the session is a plain GET of /get-session with the user of the answer', async () => {
    const user = { id: 'u1', name: 'Ana', email: 'ana@exemplo.com' };
    const { auth, calls } = account(() => Response.json({ session: { id: 's' }, user }));
    expect(await auth.session()).toEqual({ user });
    expect(calls).toEqual([{ method: 'GET', path: '/api/auth/get-session', body: null }]);
  });

  test('signed out, the session is null', async () => {
    const { auth } = account(() => Response.json(null));
    expect(await auth.session()).toBeNull();
  });

  const PORTALS: [string, () => Response][] = [
    ['a page', () => new Response('<p>Wi-Fi</p>', { headers: { 'content-type': 'text/html' } })],
    ['an empty page', () => new Response('', { headers: { 'content-type': 'text/html' } })],
    ['nothing at all', () => new Response(null)],
  ];

  test('T2b1: a sign-out that gets no answer in its time counts as offline', async () => {
    vi.useFakeTimers();
    try {
      let leave: () => void = () => undefined;
      const left = new Promise<void>((resolve) => {
        leave = resolve;
      });
      const { auth } = account((_, signal) => {
        leave();
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      });
      const ended = expect(auth.endSession()).rejects.toMatchObject({ kind: 'offline' });
      await left;
      await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
      await ended;
    } finally {
      vi.useRealTimers();
    }
  });

  test.each(PORTALS)('%s of a portal is no word of the session', async (_, page) => {
    const { auth } = account(page);
    await expect(auth.session()).rejects.toBeInstanceOf(ApiError);
  });

  test.each(PORTALS)(
    '%s of a portal has ended no session, and deleted no account',
    async (_, page) => {
      const { auth, changes } = account(page);
      for (const act of [
        auth.signOut(),
        auth.endSession(),
        auth.deleteUser({ password: PASSWORD }),
      ]) {
        await expect(act).rejects.toMatchObject({ kind: 'offline' });
      }
      expect(changes).toEqual([]);
    },
  );

  test.each<[string, (auth: Auth) => Promise<unknown>, string, unknown]>([
    ['sign-out', (auth) => auth.signOut(), '/api/auth/sign-out', {}],
    ['revoke-sessions', (auth) => auth.revokeSessions(), '/api/auth/revoke-sessions', {}],
    [
      'revoke-other-sessions',
      (auth) => auth.revokeOtherSessions(),
      '/api/auth/revoke-other-sessions',
      {},
    ],
    [
      'delete-user',
      (auth) => auth.deleteUser({ password: PASSWORD }),
      '/api/auth/delete-user',
      { password: PASSWORD },
    ],
    [
      'forgot password',
      (auth) => auth.requestPasswordReset('ana@exemplo.com'),
      '/api/auth/request-password-reset',
      { email: 'ana@exemplo.com', redirectTo: '/reset-password' },
    ],
    [
      'reset password',
      (auth) => auth.resetPassword({ token: 't', newPassword: PASSWORD }),
      '/api/auth/reset-password',
      { token: 't', newPassword: PASSWORD },
    ],
    ['sign-up', (auth) => auth.signUp(SIGN_UP), '/api/auth/sign-up/email', SIGN_UP],
    [
      'code',
      (auth) => auth.sendCode('ana@exemplo.com'),
      '/api/auth/email-otp/send-verification-otp',
      { email: 'ana@exemplo.com', type: 'email-verification' },
    ],
    [
      'verify-email',
      (auth) => auth.verifyEmail({ email: 'ana@exemplo.com', code: '123456' }),
      '/api/auth/email-otp/verify-email',
      { email: 'ana@exemplo.com', otp: '123456' },
    ],
  ])('%s posts what the service expects', async (_name, act, path, body) => {
    const { auth, calls } = account(ok);
    await act(auth);
    expect(calls).toEqual([{ method: 'POST', path, body }]);
  });

  test('another password ends every session: who is here is asked anew', async () => {
    const { auth, changes } = account(ok);
    await auth.resetPassword({ token: 't', newPassword: PASSWORD });
    expect(changes).toEqual(['changed']);
  });

  test('the forgot-password call answers the data', async () => {
    const { auth } = account(() => Response.json({ status: true, message: 'Enviado.' }));
    expect(await auth.requestPasswordReset('ana@exemplo.com')).toEqual({
      status: true,
      message: 'Enviado.',
    });
  });

  test("the forgot-password call throws an Error with the service's message", async () => {
    const { auth } = account(() =>
      Response.json({ code: 'X', message: 'Muitos pedidos.' }, { status: 400 }),
    );
    await expect(auth.requestPasswordReset('ana@exemplo.com')).rejects.toThrow('Muitos pedidos.');
  });

  test('an answer with url and redirect navigates, to this origin and those of the settings', async () => {
    const asking = (url: string, origins: string[] = []) =>
      account((path) =>
        Response.json(path === '/api/redirect-origins' ? { origins } : { url, redirect: true }),
      );
    const own = asking('/app/profile');
    await own.auth.signIn({ email: 'a@b.co', password: PASSWORD });
    expect(own.went).toEqual(['https://app.example/app/profile']);
    const paying = asking('https://pagar.example/c/1', ['https://pagar.example']);
    await paying.auth.signIn({ email: 'a@b.co', password: PASSWORD });
    expect(paying.went).toEqual(['https://pagar.example/c/1']);
    for (const url of [
      'https://evil.example/',
      '//evil.example',
      'javascript:alert(1)',
      '\\\\e',
      'data:,x',
      'https://pagar.example.evil.example',
      'https://pagar.example@evil.example',
      'http://[',
      'http://pagar.example/',
      'https://pagar.example:444/',
      'blob:https://pagar.example/1',
      'blob:https://app.example/1',
    ]) {
      const other = asking(url, ['https://pagar.example']);
      await other.auth.signIn({ email: 'a@b.co', password: PASSWORD });
      expect(other.went).toEqual([]);
    }
    const silent = account(() => Response.json({ url: '/x', redirect: false }));
    await silent.auth.signIn({ email: 'a@b.co', password: PASSWORD });
    expect(silent.went).toEqual([]);
  });
});

describe('failed auth calls', () => {
  test("carry status, statusText, code and the service's own message", async () => {
    const { auth } = account(
      () =>
        new Response(JSON.stringify({ code: 'INVALID', message: 'E-mail ou senha incorretos.' }), {
          status: 401,
          statusText: 'Unauthorized',
          headers: { 'content-type': 'application/json' },
        }),
    );
    const error = await auth.signIn({ email: 'a@b.co', password: PASSWORD }).catch((e) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 401,
      statusText: 'Unauthorized',
      code: 'INVALID',
      said: 'E-mail ou senha incorretos.',
      kind: 'refused',
    });
  });

  test('without network they are offline', async () => {
    const { auth } = account(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await auth.signIn({ email: 'a@b.co', password: PASSWORD }).catch((e) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(failureKind(error)).toBe('offline');
  });

  test("the service's client is asked for again after it could not be loaded", async () => {
    let loads = 0;
    const auth = createAuth({
      client: createClient({ baseUrl: ORIGIN }),
      origin: ORIGIN,
      navigate: () => {},
      onSessionChange: async () => {},
      load: async () => {
        loads += 1;
        if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module');
        return { createAuthService: (url) => createAuthService(url, async () => ok()) };
      },
    });
    expect(failureKind(await auth.signOut().catch((error) => error))).toBe('offline');
    await auth.signOut();
    expect(loads).toBe(2);
  });
});

describe('the session is refreshed', () => {
  test.each<[string, (auth: Auth) => Promise<unknown>, SessionChange]>([
    ['sign-out', (auth) => auth.signOut(), 'left'],
    ['update-user', (auth) => auth.updateUser({ name: 'Ana B.' }), 'changed'],
    ['sign-in', (auth) => auth.signIn({ email: 'a@b.co', password: PASSWORD }), 'changed'],
    ['sign-up', (auth) => auth.signUp(SIGN_UP), 'changed'],
    ['delete-user', (auth) => auth.deleteUser({ password: PASSWORD }), 'left'],
    ['verify-email', (auth) => auth.verifyEmail({ email: 'a@b.co', code: '123456' }), 'changed'],
    ['revoke-sessions', (auth) => auth.revokeSessions(), 'changed'],
  ])('after %s', async (_name, act, change) => {
    const { auth, changes } = account(ok);
    await act(auth);
    expect(changes).toEqual([change]);
  });

  test('not after a call that failed, nor after one that changes nothing', async () => {
    const refused = account(() => Response.json({ message: 'Não.' }, { status: 401 }));
    await refused.auth.signIn({ email: 'a@b.co', password: PASSWORD }).catch(() => {});
    expect(refused.changes).toEqual([]);
    const sent = account(ok);
    await sent.auth.sendCode('a@b.co');
    await sent.auth.requestPasswordReset('a@b.co');
    expect(sent.changes).toEqual([]);
  });
});
