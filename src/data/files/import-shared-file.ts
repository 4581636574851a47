import {
  SHARED_AT,
  SHARED_FILE_CACHE,
  SHARED_FILE_URL,
  SHARED_KEPT_MS,
} from '#protocol/device/shared-file';

/** Takes and deletes the file that another app shared; null without one. */
export async function takeSharedFile(now: number): Promise<File | null> {
  if (!('caches' in globalThis)) return null;
  const cache = await caches.open(SHARED_FILE_CACHE);
  const kept = await cache.match(SHARED_FILE_URL);
  const file = kept && (await kept.blob());
  await caches.delete(SHARED_FILE_CACHE);
  if (!kept || !file) return null;
  const age = now - Number(kept.headers.get(SHARED_AT));
  if (!(age < SHARED_KEPT_MS)) return null;
  const name = decodeURIComponent(kept.headers.get('x-file-name') ?? 'arquivo');
  return new File([file], name, { type: file.type });
}
