import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
/**
 * Files that are never served: the server's bundle and the build's notes, which are in the same
 * folder.
 */
const HIDDEN = /^(server|\.[^/]*)(\/|$)|\.(map|br|gz)$/;

/** The media type of a file by its extension. */
export function typeOf(path: string): string {
  return TYPES[extname(path)] ?? 'application/octet-stream';
}

export type ServedFile = {
  body: Buffer;
  type: string;
  etag: string;
  encoding: 'br' | 'gzip' | undefined;
};

export type Files = {
  has: (path: string) => boolean;
  /** The file in the best encoding that the browser accepts. */
  read: (path: string, accepts?: string) => Promise<ServedFile | undefined>;
};

/**
 * Lists the files of some folders by their path in an address. They are listed once: later files
 * are unknown, so no address can lead out of the folders. Earlier folders win.
 */
export async function listFiles(
  folders: readonly { folder: string; under: string }[],
): Promise<Files> {
  const all = new Map<string, string>();
  for (const { folder, under } of folders) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const path = `${under}${relative(folder, file).split(sep).join('/')}`;
      if (!all.has(path)) all.set(path, file);
    }
  }
  const has = (path: string) => all.has(path) && !HIDDEN.test(path.slice(1));

  return {
    has,
    async read(path, accepts = '') {
      const plain = has(path) ? all.get(path) : undefined;
      if (plain === undefined) return undefined;
      const found = ENCODINGS.find(
        ([encoding, ending]) => accepted(encoding, accepts) && all.has(path + ending),
      );
      const body = await readOrGone((found && all.get(path + found[1])) ?? plain);
      if (body === undefined) return undefined;
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      return { body, type: typeOf(path), etag, encoding: found?.[0] };
    },
  };
}

/** A later build that starts beside this one deletes the assets of the oldest. */
async function readOrGone(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whether an Accept-Encoding header accepts an encoding. */
export function accepted(encoding: string, header: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((text) => /^q=0(\.0*)?$/.test(text));
  });
}
