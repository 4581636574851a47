import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';

const chunkSchema = v.object({
  file: v.string(),
  src: v.optional(v.string()),
  isEntry: v.optional(v.boolean()),
  isDynamicEntry: v.optional(v.boolean()),
  imports: v.optional(v.array(v.string()), []),
  dynamicImports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
});
const manifestSchema = v.record(v.string(), chunkSchema);

/** One output chunk in Vite's manifest. */
export type BuiltChunk = v.InferOutput<typeof chunkSchema>;

/** The build, read from the folder that the server serves. */
export interface BuildReport {
  chunks: Readonly<Record<string, BuiltChunk>>;
  /** Every file by its path in the folder, with '/' on every system. */
  files: readonly string[];
  read(file: string): string;
  /** Size after gzip at the level of a server that compresses on the fly, bytes. */
  gzipped(file: string): number;
  /** Script files that load with a chunk: itself and all static imports. */
  scriptsOf(...keys: string[]): ReadonlySet<string>;
  /** Addresses in the worker's precache list. */
  precached: ReadonlySet<string>;
}

const PRECACHE_LIST = /\[\{"?revision"?:.*?\}\]/s;
const precacheSchema = v.array(v.object({ url: v.string(), revision: v.nullable(v.string()) }));

function readPrecache(worker: string): ReadonlySet<string> {
  const [list] = PRECACHE_LIST.exec(worker) ?? [];
  if (!list) throw new Error('The worker carries no precache list.');
  return new Set(v.parse(precacheSchema, JSON.parse(list)).map((entry) => entry.url));
}

/** Reads a production build. Throws if the folder has none. */
export function readBuild(folder: string): BuildReport {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const chunks = v.parse(manifestSchema, JSON.parse(read('.vite/manifest.json')));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.replaceAll('\\', '/'))
    // The server's bundle is beside the pages and never served.
    .filter((file) => !/^(server|\.vite)\//.test(file));

  const scriptsOf = (...keys: string[]) => {
    const seen = new Set<string>();
    const visit = (key: string) => {
      if (seen.has(key)) return;
      seen.add(key);
      for (const next of chunks[key]?.imports ?? []) visit(next);
    };
    keys.forEach(visit);
    return new Set([...seen].flatMap((key) => chunks[key]?.file ?? []));
  };

  return {
    chunks,
    files,
    read,
    gzipped: (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
    scriptsOf,
    precached: readPrecache(read('sw.js')),
  };
}
