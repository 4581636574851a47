import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import type { GiveWay } from './give-way';
import { isPack, unpack } from './pack';
import { retireFiles } from './retire';
import { opensShell, SHELL_URL } from './shell';

declare const self: ServiceWorkerGlobalScope;

/** An update with fewer changed files is fetched file by file. */
const MANY = 40;

/** The functions for the worker's events: see sw.ts. */
export interface Precache {
  install(event: ExtendableEvent): void;
  retire(): Promise<void>;
}

const urlOf = (entry: PrecacheEntry | string) => (typeof entry === 'string' ? entry : entry.url);

/**
 * Stores one build on the device and answers from it. Nothing outside the build is ever stored
 * here: API answers are private, and only the replica stores private data.
 */
export function createPrecache(listed: (PrecacheEntry | string)[], way: GiveWay): Precache {
  const entries = listed.filter((entry) => !isPack(urlOf(entry)));
  const pack = listed.map(urlOf).find(isPack);
  const controller = new PrecacheController();
  controller.addToCacheList(entries);
  const { cacheName } = controller.strategy;
  const keyOf = (url: string) => controller.getCacheKeyForURL(url) ?? url;

  async function install(event: ExtendableEvent): Promise<void> {
    const cache = await self.caches.open(cacheName);
    const here = new Set((await cache.keys()).map(({ url }) => url));
    const lacking = entries.map(urlOf).filter((url) => !here.has(keyOf(url)));
    const wanted = new Map(lacking.map((url) => [url, keyOf(url)]));
    const left =
      pack !== undefined && lacking.length >= MANY
        ? await unpack(pack, wanted, { cache, way, fetch: (address) => self.fetch(address) })
        : lacking;
    const rest = new PrecacheController({
      plugins: [
        {
          requestWillFetch: async ({ request }) => {
            await way.turn();
            return request;
          },
        },
      ],
    });
    rest.addToCacheList(entries.filter((entry) => left.includes(urlOf(entry))));
    await rest.install(event);
  }

  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && opensShell(url, self.location.origin),
    controller.createHandlerBoundToURL(SHELL_URL),
  );
  // Only whole file names: '/' and '/login' are navigations, which the route above answers.
  registerRoute(new PrecacheRoute(controller, { directoryIndex: '', cleanURLs: false }));
  // A tab of the previous build requests chunks that this build's list does not have.
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
    async ({ request }) => {
      const cache = await self.caches.open(cacheName);
      return (await cache.match(request.url)) ?? fetch(request);
    },
  );

  return {
    install: (event) => event.waitUntil(install(event)),
    retire: async () => {
      const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const current = new Set(controller.getURLsToCacheKeys().values());
      const { registration } = self;
      await retireFiles(self.caches, cacheName, current, {
        oldTabs: windows.length > 0,
        isComing: () => registration.installing !== null || registration.waiting !== null,
      });
    },
  };
}
