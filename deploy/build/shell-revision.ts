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
 * The precached shell keeps its original headers, including the security policy. So its revision
 * must change with the code of those headers, not only with its own text. The server puts the
 * settings' part of the policy in place of %POLICY%.
 * @param headersFolder code of the web server
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
