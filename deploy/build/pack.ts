import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { ManifestTransform } from 'workbox-build';

const PACKED = /^assets\/.*\.(js|css)$/;

/**
 * The scripts and styles among some files of a build, as an object of texts by path. A new device
 * loads it once, in place of hundreds of files in sequence.
 * @param folder of the build
 * @param files paths in it
 */
export function packOf(folder: string, files: readonly string[]): string {
  const texts = files
    .filter((file) => PACKED.test(file))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
  return JSON.stringify(Object.fromEntries(texts));
}

/** Writes the pack of the worker's files, and its line in the worker's list. */
export function packed(): { plugin: Plugin; transform: ManifestTransform } {
  let folder = '';
  return {
    plugin: {
      name: 'anilha:pack',
      apply: 'build',
      configResolved(config) {
        folder = resolve(config.root, config.build.outDir);
      },
    },
    transform(entries) {
      const files = entries.map((entry) => entry.url);
      // A failed build also gets here, with nothing to pack; it reports its error itself.
      if (!files.some((file) => PACKED.test(file))) return { manifest: entries };
      const pack = packOf(folder, files);
      const mark = createHash('sha256').update(pack).digest('hex').slice(0, 8);
      const url = `assets/pack-${mark}.json`;
      writeFileSync(join(folder, url), pack);
      return { manifest: [...entries, { url, revision: null, size: 0 }] };
    },
  };
}
