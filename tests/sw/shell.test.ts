import { describe, expect, test } from 'vitest';
import { opensShell } from '../../sw/shell';
import { asksToTakeOver, SKIP_WAITING } from '../../sw/updates';

const ORIGIN = 'https://anilha.example';
const opens = (address: string) => opensShell(new URL(address, ORIGIN), ORIGIN);

describe('the shell answers', () => {
  test.each([
    '/',
    '/login',
    '/login?redirect=/app/workout&token=a.b',
    '/app/history/01J2x#serie',
    '/links/abc',
    '/public/ana',
    '/public/programs/abc',
    '/legals/terms',
    '/apis',
    '/index.html',
    '/app/api/x',
  ])('%s', (address) => {
    expect(opens(address)).toBe(true);
  });

  test('nothing of the API, no files and no other site', () => {
    for (const address of [
      '/api',
      '/api/sync',
      '/api/live?x=1',
      '/robots.txt',
      '/assets/index-A.js',
      '/manifest.webmanifest',
      'https://elsewhere.example/login',
    ]) {
      expect([address, opens(address)]).toEqual([address, false]);
    }
  });
});

test('the waiting worker takes over for its own message only', () => {
  expect(asksToTakeOver({ type: SKIP_WAITING })).toBe(true);
  for (const message of [undefined, null, 'SKIP_WAITING', {}, { type: 'OTHER' }]) {
    expect(asksToTakeOver(message)).toBe(false);
  }
});
