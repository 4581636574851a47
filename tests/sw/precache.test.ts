import { afterEach, expect, test, vi } from 'vitest';
import { createCaches, ORIGIN } from './memory-caches';

const FILES = {
  one: [`${ORIGIN}/index.html`, `${ORIGIN}/entry-1.js`],
  two: [`${ORIGIN}/index.html`, `${ORIGIN}/entry-2.js`],
  three: [`${ORIGIN}/entry-3.js`],
};

afterEach(() => vi.unstubAllGlobals());

/** The worker of the second build when it becomes active, beside other workers. */
async function activateSecond(beside: { installing?: object; waiting?: object }) {
  const caches = createCaches();
  const location = new URL(ORIGIN);
  vi.stubGlobal('location', location);
  vi.stubGlobal('self', {
    caches,
    location,
    clients: { matchAll: async () => [] },
    registration: { installing: beside.installing ?? null, waiting: beside.waiting ?? null },
    addEventListener: () => undefined,
  });
  const { PrecacheController } = await import('workbox-precaching');
  const { createPrecache } = await import('../../sw/precache');
  const { createGiveWay } = await import('../../sw/give-way');
  const cache = await caches.open(new PrecacheController().strategy.cacheName);
  for (const url of Object.values(FILES).flat()) await cache.put(url, new Response(''));
  const entries = FILES.two.map((url) => ({ url, revision: null }));
  const way = createGiveWay({ now: () => 0, wait: async () => undefined });
  await createPrecache(entries, way).retire();
  return (await cache.keys()).map(({ url }) => url).sort();
}

test('with nobody there, only the files of the build stay', async () => {
  expect(await activateSecond({})).toEqual([...FILES.two].sort());
});

test.each(['installing', 'waiting'])(
  'a worker that had waited long takes nothing from one that is %s',
  async (state) => {
    const all = [...new Set(Object.values(FILES).flat())].sort();
    expect(await activateSecond({ [state]: {} })).toEqual(all);
  },
);
