import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

/** As strict on styles as production: no style element and no style attribute gets through. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'";
const FIXTURE = join(import.meta.dirname, '..', 'e2e', 'kit.fixture');

/** The kit's page, built and served on a free port. */
export interface KitServer {
  readonly url: string;
  stop(): Promise<void>;
}

export async function serveKit(): Promise<KitServer> {
  const folder = await mkdtemp(join(tmpdir(), 'anilha-kit-'));
  await build({
    root: FIXTURE,
    configFile: false,
    plugins: [react()],
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0, headers: { 'Content-Security-Policy': POLICY } },
  });
  return {
    url: `${server.resolvedUrls?.local[0]}`,
    async stop() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
