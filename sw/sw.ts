import { createPrecache } from './precache';
import { takeSharedFiles } from './share-target';
import { asksToTakeOver } from './updates';

declare const self: ServiceWorkerGlobalScope;

const precache = createPrecache(self.__WB_MANIFEST);
takeSharedFiles();

self.addEventListener('install', (event) => precache.install(event));

self.addEventListener('activate', (event) => {
  // Claiming makes the very first visit offline-ready without a reload. After an update it takes in
  // no tab that was not already ours, and tabs of the build before keep their files (retire.ts).
  event.waitUntil(Promise.all([precache.retire(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  if (asksToTakeOver(event.data)) event.waitUntil(self.skipWaiting());
});
