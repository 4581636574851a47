import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { listen } from '../../../server/app/listen';
import { createWebApp } from '../../../server/web/web-app';
import { ALL_ROUTES } from '../../../src/app/later-routes';
import type { TestDatabase } from '../../harness/databases';
import { createTestServer } from '../../harness/server';
import { page } from '../coaching/professionals/people';
import { fichaCode } from '../programs/ficha';

/** A text that no request to the web port may return. */
export const HIDDEN = 'only for the server';
/** Known only to its person. */
export const SECRET = 'secreta@example.com';
export const HANDLE = 'ana-lima';

const SCRIPT = 'first()';
const html = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><script>${SCRIPT}</script></body></html>`;
const MAIN = "import('./screen.js')";
const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': html('Anilha'),
  'landing.html': html('Treino de %WEB_URL%'),
  'legals/terms.html': html('Termos de %OPERATOR_NAME%'),
  'legals/privacy.html': html('Privacidade em %WEB_URL%'),
  'robots.txt': 'Sitemap: %WEB_URL%/sitemap.xml',
  'sitemap.xml': '<loc>%WEB_URL%/</loc>',
  'sw.js': 'list("shell-%POLICY%")',
  'manifest.webmanifest': '{"name":"Anilha"}',
  'favicon.svg': '<svg/>',
  'assets/main.js': MAIN,
  'assets/main.js.br': brotliCompressSync(MAIN),
  'assets/main.js.gz': gzipSync(MAIN),
  'assets/screen.js': 'draw()',
  'assets/screen.js.map': HIDDEN,
  'server/main.js': HIDDEN,
  '.vite/manifest.json': HIDDEN,
};
/**
 * The web port of a running server, over a build of a few small files, with one public page and one
 * shared ficha.
 */
export async function createFuzzSite(database: TestDatabase) {
  const server = await createTestServer({ database });
  const person = await server.signedIn({ email: SECRET });
  const published = await person.put('/api/coaching/profile', page({ handle: HANDLE }));
  if (published.status !== 200) throw new Error(published.text);
  const shared = await person.put('/api/programs/p1/link', { code: fichaCode() });
  const link = String(Object(shared.body).link.id);

  const folder = await mkdtemp(join(tmpdir(), 'anilha-site-'));
  const dist = join(folder, 'dist');
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), text);
  }
  const { env, log } = server.deps;
  const site = { env: { ...env, dataDir: folder }, log, dist, api: server.app };
  const web = await createWebApp(site);
  const listening = await listen({
    fetch: (request, bindings) => web.fetch(request, Object(bindings)),
    host: '127.0.0.1',
    port: 0,
    variable: 'WEB_PORT',
  });
  const screens = [...new Set(ALL_ROUTES.map(({ path }) => path))].filter(
    (path) => path !== '/kit',
  );
  const files = Object.keys(FILES).map((path) => `/${path}`);
  const made = await Promise.all(files.map(async (path) => (await web.request(path)).text()));
  return {
    server,
    listening,
    screens,
    /** The id of the ficha's link. */
    link,
    /** Addresses with a method: of the port itself, of the API behind it, of screens and files. */
    addresses: [
      ...[...web.routes, ...server.app.routes]
        .filter(({ path }) => !path.includes('*'))
        .map(({ method, path }) => [method === 'ALL' ? 'GET' : method, path] as const),
      ...[...screens, ...files].map((path) => ['GET', path] as const),
    ],
    /** Texts that may be sent to anybody. */
    files: new Set(made),
    close: async () => {
      await listening.stop();
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
export type FuzzSite = Awaited<ReturnType<typeof createFuzzSite>>;
