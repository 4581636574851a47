import { asksToControl, asksToGiveWay } from '#protocol/device/worker-message';
import { createGiveWay } from './give-way';
import { keepOnDemand } from './on-demand';
import { createPrecache } from './precache';
import { answerPushes } from './push';
import { takeSharedFiles } from './share-target';
import { asksToTakeOver } from './updates';

declare const self: ServiceWorkerGlobalScope;

const way = createGiveWay({
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});
// Before the precache, whose route for other builds does not store.
keepOnDemand();
const precache = createPrecache(self.__WB_MANIFEST, way);
takeSharedFiles();
answerPushes();

self.addEventListener('install', (event) => precache.install(event));

self.addEventListener('activate', (event) => {
  // Claiming makes the first visit work offline without a reload. After an update it claims no new
  // tab, and tabs of the previous build keep their files (retire.ts).
  event.waitUntil(Promise.all([precache.retire(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  if (asksToTakeOver(event.data)) event.waitUntil(self.skipWaiting());
  if (asksToGiveWay(event.data)) way.asked();
  if (asksToControl(event.data)) event.waitUntil(self.clients.claim());
});
