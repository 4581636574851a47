import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtDist } from '../harness/built-server';

/** Address of the bare page; its worker answers for nothing else. */
export const BARE = '/bare.html';

/**
 * A minimal page with a worker and two buttons: the floor for comparisons with the app. One button
 * answers at once, the other one after the device has stored the press.
 */
const FILES: Readonly<Record<string, string>> = {
  'bare.html': `<!doctype html><html lang="pt-BR"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Bare</title>
<h1>Uma série. Um toque.</h1><button aria-label="Concluir" type="button">Concluir</button>
<button aria-label="Guardar" type="button">Guardar</button>
<script src="/bare.js"></script></html>`,
  'bare.js': `const [button, keeper] = document.querySelectorAll('button');
let done = 0;
let kept = 0;
let database;
const opened = () => new Promise((resolve) => {
  const asked = indexedDB.open('bare');
  asked.onupgradeneeded = () => asked.result.createObjectStore('kept');
  asked.onsuccess = () => resolve(asked.result);
});
keeper.addEventListener('click', async () => {
  database ??= await opened();
  const tx = database.transaction('kept', 'readwrite', { durability: 'strict' });
  const store = tx.objectStore('kept');
  store.get('last').onsuccess = () => {
    store.put(kept + 1, 'last');
    tx.commit();
  };
  tx.oncomplete = () => { kept += 1; keeper.dataset.kept = String(kept); };
});
button.addEventListener('click', () => { done += 1; button.dataset.done = String(done); });
button.dataset.ready = '';
navigator.serviceWorker.register('/bare-worker.js', { scope: '${BARE}' });`,
  'bare-worker.js': `addEventListener('install', (event) =>
  event.waitUntil(caches.open('bare').then((kept) => kept.addAll(['/bare.html', '/bare.js']))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) =>
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))));`,
};

export interface BareDist {
  readonly dist: string;
  remove(): Promise<void>;
}

/** The build with the bare page, so that the same server serves both. */
export async function distWithBarePage(): Promise<BareDist> {
  const built = builtDist();
  // The folder is inside the project, so that the server bundle finds its packages.
  const dist = await mkdtemp(join(built, '..', 'bench-'));
  await cp(built, dist, { recursive: true });
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(dist, name), text);
  return { dist, remove: () => rm(dist, { recursive: true, force: true }) };
}
