import { expect, test } from 'vitest';
import { reloadOnceFor } from '../../src/pwa/preload-error';

function createPage() {
  const kept = new Map<string, string>();
  const page = {
    reloads: 0,
    environment: {
      build: () => '/assets/index-A.js',
      stored: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      },
      isBusy: () => false,
      canLoad: () => true,
      reload: () => {
        page.reloads += 1;
      },
    },
  };
  return page;
}

test('a chunk that does not load reloads the page once per build', () => {
  const page = createPage();
  expect(reloadOnceFor(page.environment)).toBe(true);
  expect(reloadOnceFor(page.environment)).toBe(false);
  expect(page.reloads).toBe(1);
  expect(reloadOnceFor({ ...page.environment, build: () => '/assets/index-B.js' })).toBe(true);
  expect(page.reloads).toBe(2);
});

test('nothing is reloaded over a running workout or a dirty form', () => {
  const page = createPage();
  expect(reloadOnceFor({ ...page.environment, isBusy: () => true })).toBe(false);
  expect(page.reloads).toBe(0);
});

test('nothing is reloaded into nothing, without network and worker', () => {
  const page = createPage();
  expect(reloadOnceFor({ ...page.environment, canLoad: () => false })).toBe(false);
  expect(page.reloads).toBe(0);
});

test('blocked storage never leads to endless reloads', () => {
  const page = createPage();
  const blocked = () => {
    throw new Error('blocked');
  };
  const stored = { getItem: blocked, setItem: blocked };
  expect(reloadOnceFor({ ...page.environment, stored })).toBe(false);
  expect(page.reloads).toBe(0);
});
