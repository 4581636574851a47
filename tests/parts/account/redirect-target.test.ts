import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginAddress } from '../../../src/parts/account/login-address';
import { addressAfterSignIn, redirectTarget } from '../../../src/parts/account/redirect-target';
import { searchOf } from '../../../src/parts/page/use-query';

const ORIGIN = 'https://app.example';

describe('a visitor is sent to /login and keeps the search parameters', () => {
  test.each([
    ['/app/history', '', '', '/login?redirect=%2Fapp%2Fhistory'],
    [
      '/app/payments/checkout',
      '?token=a%2Bb',
      '',
      '/login?token=a%2Bb&redirect=%2Fapp%2Fpayments%2Fcheckout',
    ],
    ['/app/x', 'a=1&a=2&b=', '', '/login?a=1&a=2&b=&redirect=%2Fapp%2Fx'],
    ['/app/import', '', '#ficha', '/login?redirect=%2Fapp%2Fimport#ficha'],
    ['/app/x', '?redirect=//evil', '', '/login?redirect=%2Fapp%2Fx'],
    ['/', '', '', '/login'],
    // The browser's address is encoded: `%25` is one typed character.
    ['/app/exercises', '?q=80%25de', '', '/login?q=80%25de&redirect=%2Fapp%2Fexercises'],
    ['/app/x/50%25', '', '', '/login?redirect=%2Fapp%2Fx%2F50%2525'],
  ])('%s%s%s', (path, search, hash, address) => {
    expect(loginAddress({ origin: ORIGIN, pathname: path, search, hash })).toBe(address);
  });

  test('after signing in: that path, those parameters, without redirect', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('80%de', '50%25', 'a+b', 'ç & é', '%', '#', '%2525', '?', '=', ' '),
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(text, text)),
        fc.array(
          text.filter((segment) => !/^\.*$|[/\\\p{Cc}]/u.test(segment)),
          { minLength: 1, maxLength: 4 },
        ),
        text,
        (pairs, segments, place) => {
          const wanted = new URL('/app/', ORIGIN);
          wanted.pathname += segments.map(encodeURIComponent).join('/');
          wanted.search = searchOf(
            new URLSearchParams(pairs.filter(([name]) => name !== 'redirect')),
          );
          wanted.hash = encodeURIComponent(place);
          const login = new URL(loginAddress(wanted), ORIGIN);
          const after = new URL(addressAfterSignIn(login, '/'), ORIGIN);
          expect(after.href).toBe(wanted.href);
        },
      ),
    );
  });

  test('without a place to return to: the given one', () => {
    const landing = (search: string, otherwise: string) =>
      addressAfterSignIn(new URL(`/login${search}`, ORIGIN), otherwise);
    expect(landing('', '/onboarding')).toBe('/onboarding');
    expect(landing('?redirect=https://evil&a=1', '/')).toBe('/?a=1');
  });
});

describe('security 12: redirect accepts a path of this origin only', () => {
  test.each([
    '//e',
    '///e',
    '/\\e',
    '\\/e',
    '/\t/e',
    '/\n/e',
    '/\r\n/e',
    ' /e',
    '/ e',
    '/\u0000/e',
    '/ok/../..//e',
    '/.//e',
    '/./..//e',
    '/a//b',
    '/%2fe',
    '/%2F%2Fe',
    '/a%5Ce',
    '/%09/e',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'https://e',
    'http:/e',
    'https:e',
    'e',
    '',
    '.',
    '?a',
    '#a',
    '@e',
    '/\u200be',
    '/\u2028/e',
    '/login',
    '/signup/x',
    '/LOGIN',
    `/${'a'.repeat(3000)}`,
  ])('%j is refused', (wish) => {
    expect(redirectTarget(wish, ORIGIN)).toBeNull();
  });

  test('no wish is no target', () => {
    expect(redirectTarget(null, ORIGIN)).toBeNull();
  });

  test.each([
    ['/', '/'],
    ['/app/workout', '/app/workout'],
    ['/app/../app/history/1', '/app/history/1'],
    ['/public/josé', '/public/jos%C3%A9'],
    ['/app/x?token=1#y', '/app/x'],
    ['/@carla', '/@carla'],
    ['/loginx', '/loginx'],
  ])('%s leads to %s', (wish, target) => {
    expect(redirectTarget(wish, ORIGIN)).toBe(target);
  });

  test('whatever is asked, the answer stays here, is a path alone, and stays the same', () => {
    const nasty = fc.array(
      fc.oneof(
        fc.constantFrom(...['/', '//', '\\', '..', '.', '%2f', '%5c', '%252f', '@', ':', '?', '#']),
        fc.constantFrom(
          '\t',
          '\n',
          '\r',
          ' ',
          '\u0000',
          '\u00a0',
          '\uff0f',
          'http:',
          'javascript:',
        ),
        fc.string({ unit: 'binary', maxLength: 3 }),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(nasty, fc.boolean(), (parts, rooted) => {
        const target = redirectTarget(`${rooted ? '/' : ''}${parts.join('')}`, ORIGIN);
        if (target === null) return;
        const url = new URL(target, ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        expect(url.href).toBe(`${ORIGIN}${target}`);
        expect(target).toMatch(/^\/(?![/\\])[^?#\\\s]*$/);
        expect(target).not.toMatch(/\/\/|%2f|%5c/i);
        expect(redirectTarget(target, ORIGIN)).toBe(target);
      }),
      { numRuns: 5000 },
    );
  });
});
