import { registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

/** Files that only some people need. They are stored when they were needed once. */
const ON_DEMAND_CACHE = 'anilha-on-demand';
const ON_DEMAND = /^\/assets\/[^/]*\.wasm$/;

/** Answers files that are fetched on demand, from the device after the first time. */
export function keepOnDemand(): void {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && ON_DEMAND.test(url.pathname),
    async ({ request }) => {
      const cache = await self.caches.open(ON_DEMAND_CACHE);
      const kept = await cache.match(request.url);
      if (kept) return kept;
      const answer = await fetch(request);
      if (answer.ok) {
        // A name has the hash of its content, so older ones are not needed again.
        for (const before of await cache.keys()) await cache.delete(before);
        await cache.put(request.url, answer.clone());
      }
      return answer;
    },
  );
}
