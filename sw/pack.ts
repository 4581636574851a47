import * as v from 'valibot';
import { scriptPolicy } from '#protocol/device/file-reader';
import type { GiveWay } from './give-way';

/** Texts of scripts and styles by their path in the build, as deploy/build/pack.ts writes them. */
const packSchema = v.record(v.string(), v.string());

const PACK = /(^|\/)assets\/pack-[^/]*\.json$/;
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};
/** Headers of the pack's transfer, which do not apply to its files. */
const OF_THE_JOURNEY = ['content-encoding', 'content-length', 'etag', 'last-modified'];

/** Files stored in the cache concurrently. */
const AT_ONCE = 50;

/** The parts of the worker that unpacking needs; tests pass their own. */
export interface Surroundings {
  readonly cache: Pick<Cache, 'put'>;
  readonly way: Pick<GiveWay, 'turn'>;
  readonly fetch: (address: string) => Promise<Response>;
}

/** Whether an entry of the worker's list is the pack. */
export function isPack(url: string): boolean {
  return PACK.test(url);
}

function headersOf(file: string, pack: Response): Headers | null {
  const type = TYPES[file.split('.').at(-1) ?? ''];
  if (type === undefined) return null;
  const headers = new Headers(pack.headers);
  for (const name of OF_THE_JOURNEY) headers.delete(name);
  headers.set('content-type', type);
  const policy = scriptPolicy(file);
  if (policy !== null) headers.set('content-security-policy', policy);
  return headers;
}

async function read(pack: Response): Promise<Readonly<Record<string, string>>> {
  const text: unknown = pack.ok ? await pack.json().catch(() => null) : null;
  const texts = v.safeParse(packSchema, text);
  return texts.success ? texts.output : {};
}

/**
 * Puts a build's files into the cache from the one file with all of them. They get that file's
 * headers.
 * @param wanted cache keys by path in the build
 * @returns the missing paths: all of them if it cannot be fetched
 */
export async function unpack(
  pack: string,
  wanted: ReadonlyMap<string, string>,
  { cache, way, fetch }: Surroundings,
): Promise<string[]> {
  await way.turn();
  const answer = await fetch(pack).catch(() => Response.error());
  const texts = await read(answer);
  const lacking: string[] = [];
  const put = async (path: string, key: string) => {
    const text = Object.hasOwn(texts, path) ? texts[path] : undefined;
    const headers = headersOf(path, answer);
    if (text === undefined || headers === null) lacking.push(path);
    else await cache.put(key, new Response(text, { headers }));
  };
  const all = [...wanted];
  for (let from = 0; from < all.length; from += AT_ONCE) {
    await way.turn();
    await Promise.all(all.slice(from, from + AT_ONCE).map(([path, key]) => put(path, key)));
  }
  return lacking;
}
