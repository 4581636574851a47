import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** A web server with only built files and no API, that can change its build and go offline. */
export interface StaticSite {
  url: string;
  /** Paths requested since the start. */
  asked: string[];
  /** Serves another build from now on, without the files of the former one. */
  deploy(folder: string): void;
  stop(): Promise<void>;
}

async function readBuilt(folder: string, path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(folder, path));
  } catch {
    return undefined;
  }
}

/** Serves a build on a free local port: routes get the shell, unknown files and the API a 404. */
export async function serveStatic(first: string): Promise<StaticSite> {
  let folder = first;
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    const route = extname(pathname) === '' && !pathname.startsWith('/api');
    const path = route ? '/index.html' : pathname;
    const body = await readBuilt(folder, path);
    response.writeHead(body ? 200 : 404, {
      'content-type': TYPES[extname(path)] ?? 'text/plain',
      'cache-control': 'no-cache',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port.');
  return {
    url: `http://localhost:${address.port}`,
    asked,
    deploy: (next) => {
      folder = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
