import { expect, test } from 'vitest';
import { retireFiles } from '../../sw/retire';
import { createCaches, ORIGIN } from './memory-caches';

const PRECACHE = 'precache';

const filesOf = (build: string) =>
  ['entry', 'route'].map((name) => `${ORIGIN}/${name}-${build}.js`);

async function createDevice() {
  const caches = createCaches();
  const cache = await caches.open(PRECACHE);
  return {
    async install(build: string) {
      for (const file of filesOf(build)) await cache.put(file, new Response(build));
    },
    async activate(build: string, oldTabs: boolean, isComing = false) {
      await this.install(build);
      const current = new Set(filesOf(build));
      await retireFiles(caches, PRECACHE, current, { oldTabs, isComing: () => isComing });
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

test('what a build that is coming may count as here stays, and goes with the next one', async () => {
  const device = await createDevice();
  await device.activate('a', false);
  await device.activate('b', true);
  await device.install('d');
  // Only the coming build could use the files of the first one.
  await device.activate('c', false, true);
  expect(await device.stored()).toEqual(['a', 'b', 'c', 'd'].flatMap(filesOf).sort());
  await device.activate('d', true);
  expect(await device.stored()).toEqual([...filesOf('c'), ...filesOf('d')].sort());
});
