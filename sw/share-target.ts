import {
  SHARED_AT,
  SHARED_FILE_CACHE,
  SHARED_FILE_URL,
  SHARED_KEPT_MS,
} from '#protocol/device/shared-file';

declare const self: ServiceWorkerGlobalScope;

/** The target of the manifest's share target, and the screen that takes the file. */
const IMPORT_PATH = '/app/import';

/** The part of CacheStorage that storing a file needs; tests pass one in memory. */
interface Caches {
  has(name: string): Promise<boolean>;
  open(name: string): Promise<Pick<Cache, 'put' | 'match'>>;
  delete(name: string): Promise<boolean>;
}

/**
 * Stores the file that another app shared and redirects to the import screen, which takes it. The
 * file never leaves the device.
 */
export async function keepSharedFile(
  request: Request,
  caches: Caches,
  now: number,
): Promise<Response> {
  const to = (outcome: string) =>
    Response.redirect(new URL(`${IMPORT_PATH}?shared=${outcome}`, request.url).href, 303);
  try {
    const files = (await request.formData()).getAll('file');
    const file = files.find((entry) => entry instanceof File);
    if (!(file instanceof File)) return to('none');
    const headers = {
      'content-type': file.type || 'application/octet-stream',
      'x-file-name': encodeURIComponent(file.name),
      [SHARED_AT]: String(now),
    };
    await (await caches.open(SHARED_FILE_CACHE)).put(
      SHARED_FILE_URL,
      new Response(file, { headers }),
    );
    return to('1');
  } catch (cause) {
    // Most likely a full disk: the screen shows that the file did not arrive.
    console.error('A shared file could not be kept', cause);
    return to('lost');
  }
}

/** Deletes a shared file that was not read in time; every navigation calls this. */
export async function dropForgottenFile(caches: Caches, now: number): Promise<void> {
  if (!(await caches.has(SHARED_FILE_CACHE))) return;
  const kept = await (await caches.open(SHARED_FILE_CACHE)).match(SHARED_FILE_URL);
  const age = now - Number(kept?.headers.get(SHARED_AT));
  if (!(age < SHARED_KEPT_MS)) await caches.delete(SHARED_FILE_CACHE);
}

/** Handles files that other apps share with the installed app. */
export function takeSharedFiles(): void {
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method === 'POST' && origin === self.location.origin && pathname === IMPORT_PATH) {
      event.respondWith(keepSharedFile(request, self.caches, Date.now()));
    } else if (request.mode === 'navigate') {
      event.waitUntil(dropForgottenFile(self.caches, Date.now()).catch(() => undefined));
    }
  });
}
