import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const COMPRESSIBLE = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.wasm',
  '.webmanifest',
]);
/** Placeholders that the server fills at its start; it compresses such a file itself. */
const LEFT_OPEN = /%(WEB_URL|OPERATOR_[A-Z]+|POLICY)%/;
/** In bytes; below this a compressed copy saves less than its extra headers cost. */
const SMALLEST = 1024;

async function compressFile(path: string): Promise<void> {
  const source = await readFile(path);
  if (source.length < SMALLEST || LEFT_OPEN.test(source.toString('latin1'))) return;
  const [br, gz] = await Promise.all([
    brotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    deflate(source, { level: 9 }),
  ]);
  if (br.length < source.length) await writeFile(`${path}.br`, br);
  if (gz.length < source.length) await writeFile(`${path}.gz`, gz);
}

/**
 * Writes `.br` and `.gz` beside every text file of a folder, for servers that send them directly.
 */
async function compressFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    if (!path.includes('.vite')) await compressFile(path);
  }
}

/** Compresses the finished build with the worker, so it must run after the worker's plugin. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'anilha:precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => compressFolder(folder),
    },
  };
}
