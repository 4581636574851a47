import { describe, expect, test } from 'vitest';
import { admits, type Passage, passage } from '../src/app/auth-gate';
import { ALL_ROUTES } from '../src/app/later-routes';
import { isOpenPath, NOT_FOUND } from '../src/app/routes';

const OPEN = [
  '/',
  '/login',
  '/login/',
  '/signup',
  '/signup/step',
  '/forgot-password',
  '/reset-password',
  '/reset-password/x',
  '/links',
  '/links/abc',
  '/public',
  '/public/carla',
  '/public/programs/1',
  '/legals/terms',
  '/legals/privacy',
];
const CLOSED = [
  '/onboarding',
  '/v0-deprecated',
  '/v2-deprecated',
  '/app',
  '/app/workout',
  '/app/payments/checkout',
  '/app/professionals/onboarding',
  '/help',
  '/app/help',
  '/linksx',
  '/publicity',
  '/signup2',
  '/loginx',
  '/legalsx/terms',
  '/reset-passwords',
  '/nowhere',
  '/nowhere/login',
  '//',
  '//login',
  '/%2Flogin',
  '',
  'login',
];

describe('access rule for visitors without a session', () => {
  test.each(OPEN)('%s is open', (path) => {
    expect(isOpenPath(path)).toBe(true);
    expect(passage('visitor', path, false)).toBe('visitor');
  });

  test.each(CLOSED)('%s asks for a session', (path) => {
    expect(isOpenPath(path)).toBe(false);
    expect(passage('visitor', path, false)).toBe('login');
  });
});

describe('while the session is loading', () => {
  test.each([...OPEN, ...CLOSED])('nothing is rendered at %s', (path) => {
    expect(passage('loading', path, true)).toBe('wait');
  });
});

describe('who is signed in', () => {
  test.each([...OPEN, ...CLOSED])('passes at %s', (path) => {
    expect(passage('signed-in', path, false)).toBe('signed-in');
  });

  test.each(['/login', '/signup'])('a nameless person may get an account at %s', (path) => {
    expect(passage('signed-in', path, false, true)).toBe('visitor');
    expect(passage('signed-in', path, false, false)).toBe('signed-in');
  });

  test('and is signed in everywhere else', () => {
    for (const path of ['/', '/app/workout', '/start']) {
      expect(passage('signed-in', path, true, true)).toBe('signed-in');
    }
  });
});

describe('whose session ended while the device holds their data', () => {
  test('goes on with what works from the device', () => {
    expect(passage('expired', '/app/workout', true)).toBe('expired');
    expect(admits('device', 'expired')).toBe(true);
    expect(admits('session', 'expired')).toBe(false);
  });

  test('signs in again for the rest, the entrance included', () => {
    expect(passage('expired', '/app/history', false)).toBe('login');
    expect(passage('expired', '/', false)).toBe('login');
  });

  test('may still open the open pages', () => {
    expect(passage('expired', '/login', false)).toBe('visitor');
    expect(passage('expired', '/legals/terms', false)).toBe('visitor');
  });
});

describe('whose account waits to be erased, or is gone', () => {
  test.each(['leaving', 'erased'] as const)('%s: decides that before anything else', (status) => {
    for (const path of ['/', '/login', '/app/workout', '/signup', '/nowhere']) {
      expect(passage(status, path, true)).toBe('ending');
      expect(passage(status, path, false)).toBe('ending');
    }
    expect(passage(status, '/legals/privacy', false)).toBe('visitor');
    expect(admits('session', 'ending')).toBe(false);
    expect(admits('device', 'ending')).toBe(false);
  });
});

describe('the table of routes', () => {
  const paths = ALL_ROUTES.map((route) => route.path);

  test.each([
    '/',
    '/onboarding',
    '/v0-deprecated',
    '/v2-deprecated',
    '/login',
    '/signup',
    '/forgot-password',
    '/reset-password',
    '/legals/terms',
    '/legals/privacy',
    '/links/:token',
    '/public/:handle',
    '/public/programs/:id',
    '/app/payments/checkout',
    '/app/professionals/onboarding',
  ])('%s has a screen', (path) => {
    expect(paths).toContain(path);
  });

  test('says of each screen what the rule says of its path', () => {
    for (const route of ALL_ROUTES.filter(({ path }) => path !== '/')) {
      const forVisitors = admits(route.access, 'visitor');
      expect([route.path, forVisitors]).toEqual([route.path, isOpenPath(route.path)]);
    }
  });

  test('has a title for every screen, and one screen for what no line has', () => {
    expect(ALL_ROUTES.every(({ title }) => title !== '')).toBe(true);
    const everybody: Passage[] = ['visitor', 'signed-in', 'expired'];
    expect(everybody.every((who) => admits(NOT_FOUND.access, who))).toBe(true);
  });

  test('shows the landing and the entry pages to visitors only', () => {
    const entry = ALL_ROUTES.filter(({ access }) => access === 'visitor').map(({ path }) => path);
    expect(entry).toEqual(['/', '/login', '/signup']);
    expect(admits('visitor', 'signed-in')).toBe(false);
  });
});
