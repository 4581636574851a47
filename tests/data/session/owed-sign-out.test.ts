import { expect, test } from 'vitest';
import { createAuth } from '../../../src/api/account/auth';
import { createAuthService } from '../../../src/api/account/auth-service';
import { createClient } from '../../../src/api/client';
import { createOwedSignOut, withOwedSignOut } from '../../../src/data/session/owed-sign-out';

const ORIGIN = 'https://app.example';
const USER = { id: 'u1', name: 'Ana', email: 'ana@exemplo.com' };
const FORM = { email: 'ana@exemplo.com', password: 'uma frase longa' };

/** A device over a server that holds one session; `online` decides whether it is reachable. */
function device(entries = new Map<string, string>(), refuses = false) {
  const calls: string[] = [];
  const state = { online: true, session: true, left: 0, answer: 200 };
  const network: typeof fetch = async (input, init) => {
    if (!state.online) throw new TypeError('Failed to fetch');
    const path = new URL(new Request(input, init).url).pathname.replace('/api/auth', '');
    calls.push(path);
    if (path === '/sign-out') {
      if (state.answer !== 200) return Response.json({}, { status: state.answer });
      state.session = false;
    }
    if (path === '/sign-in/email') state.session = true;
    if (path === '/get-session') return Response.json(state.session ? { user: USER } : null);
    return Response.json({});
  };
  const auth = createAuth({
    client: createClient({ baseUrl: ORIGIN, fetch: network }),
    origin: ORIGIN,
    navigate: () => {},
    onSessionChange: async (change) => {
      if (change === 'left') state.left += 1;
    },
    load: async () => ({ createAuthService: (url) => createAuthService(url, network) }),
  });
  const owed = createOwedSignOut(() => ({
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      if (refuses) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key) => void entries.delete(key),
  }));
  const account = withOwedSignOut(auth, owed, async () => {
    state.left += 1;
  });
  return { account, owed, state, calls, entries };
}

test('with network a sign-out ends the session at once', async () => {
  const { account, state, owed } = device();
  expect(await account.signOut()).toBe('ended');
  expect([state.session, state.left, owed.isOwed()]).toEqual([false, 1, false]);
});

test('A1d: what came to wait while the session was ended keeps the person here', async () => {
  const { account, state, owed } = device();
  const holdsMore = async () => !state.session;
  expect(await account.signOut(holdsMore)).toBe('kept');
  expect([state.session, state.left, owed.isOwed()]).toEqual([false, 0, false]);
  state.online = false;
  expect(await account.signOut(holdsMore)).toBe('kept');
  expect([state.left, owed.isOwed()]).toEqual([0, false]);
});

test('without network it is owed, and nobody is let in before the server has ended it', async () => {
  const first = device();
  first.state.online = false;
  expect(await first.account.signOut()).toBe('owed');
  expect(first.state.left).toBe(1);
  expect(JSON.stringify([...first.entries])).not.toMatch(/u1|ana/i);

  // The next start: still offline, then online.
  const next = device(first.entries);
  next.state.online = false;
  await expect(next.account.session()).rejects.toMatchObject({ status: 0 });
  next.state.online = true;
  expect(await next.account.session()).toBeNull();
  expect(next.calls).toEqual(['/sign-out', '/get-session']);
  expect(next.owed.isOwed()).toBe(false);
});

test('an answer that is no end of the session lets nobody in either', async () => {
  const { account, state, owed } = device();
  owed.note();
  state.answer = 503;
  await expect(account.session()).rejects.toMatchObject({ status: 503 });
  expect(owed.isOwed()).toBe(true);
});

test('who signs in next is not signed out by what was owed', async () => {
  const { account, state, owed, calls } = device();
  owed.note();
  await Promise.all([account.session(), account.signIn(FORM)]);
  expect(calls.filter((path) => path === '/sign-out')).toHaveLength(1);
  expect(calls.indexOf('/sign-out')).toBeLessThan(calls.indexOf('/sign-in/email'));
  expect([state.session, owed.isOwed()]).toEqual([true, false]);
  expect(await account.session()).toEqual({ user: USER });
});

test('where it cannot be remembered nobody leaves without network', async () => {
  const { account, state } = device(new Map(), true);
  state.online = false;
  await expect(account.signOut()).rejects.toMatchObject({ status: 0 });
  expect(state.left).toBe(0);
});
