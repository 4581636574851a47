import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ManifestTransform } from 'workbox-build';

function hashFolder(folder: string, seed: string): string {
  const hash = createHash('sha256').update(seed);
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  for (const file of files.filter((name) => name.endsWith('.ts')).sort()) {
    hash.update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 32);
}

/**
 * The precached shell keeps the headers that it came with, its security policy among them. So its
 * revision changes with the code that writes those headers, and not only with its own text. What
 * the settings make of the policy is put in by the server, in the place of %POLICY%.
 *
 * @param headersFolder where the code of the web server lies
 */
export function shellRevision(headersFolder: string): ManifestTransform {
  return (entries) => ({
    manifest: entries.map((entry) =>
      entry.url === 'index.html'
        ? { ...entry, revision: `${hashFolder(headersFolder, entry.revision ?? '')}%POLICY%` }
        : entry,
    ),
  });
}
