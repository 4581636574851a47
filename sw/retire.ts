/** The cache with the list of files that belong to the previous build. */
const RECORD_CACHE = 'anilha-retired';
const RECORD_URL = '/retired-files';

/** The part of CacheStorage that retiring needs; tests pass one in memory. */
export interface Caches {
  open(name: string): Promise<Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>>;
}

async function readRecord(caches: Caches): Promise<ReadonlySet<string>> {
  const record = await (await caches.open(RECORD_CACHE)).match(RECORD_URL);
  const urls: unknown = record ? await record.json() : [];
  return new Set(Array.isArray(urls) ? urls.filter((url) => typeof url === 'string') : []);
}

/** Clients that may still need files of another build. */
export interface NeededFiles {
  /** Whether a window of the replaced build is still open. */
  readonly oldTabs: boolean;
  /** Whether a later build is being installed or waits, which counts present files as its own. */
  readonly isComing: () => boolean;
}

/**
 * Drops the files that no tab can need any more. While a tab of the replaced build is open, that
 * build's files stay for one more generation, because the tab still loads its lazy chunks. While a
 * later worker is being installed or waits, all files stay.
 * @param current cache keys of the newly active build
 */
export async function retireFiles(
  caches: Caches,
  cacheName: string,
  current: ReadonlySet<string>,
  { oldTabs, isComing }: NeededFiles,
): Promise<void> {
  const cache = await caches.open(cacheName);
  const retired = await readRecord(caches);
  const kept: string[] = [];
  for (const { url } of await cache.keys()) {
    if (current.has(url)) continue;
    // Checked for each file: an install may start meanwhile.
    if (isComing() || (oldTabs && !retired.has(url))) kept.push(url);
    else await cache.delete(url);
  }
  await (await caches.open(RECORD_CACHE)).put(RECORD_URL, Response.json(kept));
}
