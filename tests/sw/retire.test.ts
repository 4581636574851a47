import { expect, test } from 'vitest';
import { retireFiles } from '../../sw/retire';

const ORIGIN = 'https://anilha.example';
const PRECACHE = 'precache';

/** Cache storage in memory, with the few calls that the worker makes. */
function createCaches() {
  const stores = new Map<string, Map<string, string>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    const absolute = (key: RequestInfo | URL) =>
      new URL(key instanceof Request ? key.url : key, ORIGIN).href;
    return {
      match: async (key: RequestInfo | URL) => {
        const body = store.get(absolute(key));
        return body === undefined ? undefined : new Response(body);
      },
      put: async (key: RequestInfo | URL, response: Response) => {
        store.set(absolute(key), await response.text());
      },
      delete: async (key: RequestInfo | URL) => store.delete(absolute(key)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    };
  };
  return { open };
}

const filesOf = (build: string) =>
  ['entry', 'route'].map((name) => `${ORIGIN}/${name}-${build}.js`);

async function createDevice() {
  const caches = createCaches();
  const cache = await caches.open(PRECACHE);
  return {
    async activate(build: string, oldTabs: boolean) {
      for (const file of filesOf(build)) await cache.put(file, new Response(build));
      await retireFiles(caches, PRECACHE, new Set(filesOf(build)), oldTabs);
    },
    stored: async () => (await cache.keys()).map((request) => request.url).sort(),
  };
}

test('a build replaced while nobody had it open goes at once', async () => {
  const device = await createDevice();
  await device.activate('a', false);
  await device.activate('b', false);
  expect(await device.stored()).toEqual(filesOf('b'));
});

test('the files of open tabs stay for one more build, and never longer', async () => {
  const device = await createDevice();
  await device.activate('a', true);
  await device.activate('b', true);
  expect(await device.stored()).toEqual([...filesOf('a'), ...filesOf('b')].sort());
  await device.activate('c', true);
  expect(await device.stored()).toEqual([...filesOf('b'), ...filesOf('c')].sort());
  await device.activate('d', false);
  expect(await device.stored()).toEqual(filesOf('d'));
});
