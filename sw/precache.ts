import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { retireFiles } from './retire';
import { opensShell, SHELL_URL } from './shell';

declare const self: ServiceWorkerGlobalScope;

/** What the worker's events call: see sw.ts. */
export interface Precache {
  install(event: ExtendableEvent): void;
  retire(): Promise<void>;
}

/**
 * Keeps one build on the device and answers from it. Nothing outside the build is ever stored: what
 * the API says is private, and only the replica keeps private things.
 */
export function createPrecache(entries: (PrecacheEntry | string)[]): Precache {
  const controller = new PrecacheController();
  controller.addToCacheList(entries);
  const { cacheName } = controller.strategy;

  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && opensShell(url, self.location.origin),
    controller.createHandlerBoundToURL(SHELL_URL),
  );
  // Only whole file names: '/' and '/login' are navigations, answered above.
  registerRoute(new PrecacheRoute(controller, { directoryIndex: '', cleanURLs: false }));
  // A tab of the build before asks for chunks that this build's list does not have.
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
    async ({ request }) => {
      const cache = await self.caches.open(cacheName);
      return (await cache.match(request.url)) ?? fetch(request);
    },
  );

  return {
    install: (event) => void controller.install(event),
    retire: async () => {
      const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const current = new Set(controller.getURLsToCacheKeys().values());
      await retireFiles(self.caches, cacheName, current, windows.length > 0);
    },
  };
}
