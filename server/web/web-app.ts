import { extname, join } from 'node:path';
import { type Context, Hono } from 'hono';
import { scriptPolicy } from '#protocol/device/file-reader';
import { isScreenPath } from '#protocol/screen-paths';
import type { Deps } from '../core/deps';
import { errorHandler } from '../http/errors';
import { keepBuild } from './builds';
import { unknownDocument } from './document-head';
import { listFiles, type ServedFile } from './files';
import { type FilledFile, fillFile } from './filled';
import { contentPolicy, permissionsPolicy, webHeaders } from './policy';
import { type FoundPage, findPublicPage, PUBLIC_PAGE, pageDocument } from './public-page';
import { findPublicProgram, PUBLIC_PROGRAM, programDocument } from './public-program';
import { shareWithoutWorker } from './share-target';
import { findLink, linkDocument, SHORT_LINK } from './short-link';

export type WebSite = {
  env: Pick<
    Deps['env'],
    'mode' | 'webUrl' | 'apiUrl' | 'dataDir' | 'operator' | 'analytics' | 'stripe'
  >;
  log: Deps['log'];
  /** Folder of the built app. */
  dist: string;
  /** The API, which also answers under /api here. */
  api: Hono;
};

const SHELL = '/index.html';
/**
 * Documents of their own, by address: pages that work without scripts, and the shell that names the
 * scripts of the first workout. A browser with a known session starts the app from the first one.
 */
const PAGES: Readonly<Record<string, string>> = {
  '/': '/landing.html',
  '/start': '/start.html',
  '/legals/terms': '/legals/terms.html',
  '/legals/privacy': '/legals/privacy.html',
};
/** Files with placeholders for the address, the operator or the policy. */
const FILLED = [...Object.values(PAGES), '/robots.txt', '/sitemap.xml', '/sw.js'];
const PAGE_METHODS = new Set(['GET', 'HEAD']);
const NOT_HERE = 'Esta página não existe.';
const FOREVER = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
/**
 * Over HTTPS, WebKit keeps a page that is left in its back/forward cache unless it says `no-store`
 * (decision 0117).
 */
const OF_PAGES = 'no-store';
/** Their names stay equal over builds, and a stale worker would stop updates. */
const ALWAYS_ASKED = /^\/(sw\.js|manifest\.webmanifest)$/;

/** The web port: the built app, the assets of earlier builds, and the API of the same process. */
export async function createWebApp({ env, log, dist, api }: WebSite): Promise<Hono> {
  const builds = await keepBuild(dist, join(env.dataDir, 'builds'));
  const files = await listFiles([
    { folder: dist, under: '/' },
    ...builds.map((folder) => ({ folder, under: '/assets/' })),
  ]);
  const filled = new Map<string, FilledFile>();
  for (const path of FILLED) {
    if (files.has(path)) filled.set(path, await fillFile(join(dist, path), env));
  }
  const headers = webHeaders(env.mode === 'production');
  const policies = new Map<string, string>();

  async function answer(c: Context, path: string): Promise<Response> {
    const accepts = c.req.header('accept-encoding');
    const file = filled.get(path)?.read(accepts) ?? (await files.read(path, accepts));
    if (!file) return notHere(c);
    c.header('ETag', file.etag);
    c.header('Cache-Control', cachingOf(path));
    c.header('Vary', 'Accept-Encoding');
    const policy = path.endsWith('.html') ? await policyOf(path) : scriptPolicy(path);
    if (policy !== null) c.header('Content-Security-Policy', policy);
    if (c.req.header('if-none-match') === file.etag) return c.body(null, 304);
    return bodyOf(c, file);
  }

  /** Answers a public page with its metadata in the HTML, for link previews. */
  async function answerPublic<T>(
    c: Context,
    page: FoundPage<T>,
    documentOf: (shell: string, found: T, webUrl: string) => string,
  ): Promise<Response> {
    if (page === 'untold') return answer(c, SHELL);
    return page === 'unknown'
      ? notHere(c)
      : answerShell(c, (shell) => documentOf(shell, page.found, env.webUrl));
  }

  /** Answers with the shell and another head. */
  async function answerShell(
    c: Context,
    documentOf: (shell: string) => string,
    status: 200 | 404 = 200,
  ): Promise<Response> {
    const shell = (await files.read(SHELL))?.body.toString('utf8') ?? '';
    c.header('Cache-Control', OF_PAGES);
    c.header('Content-Security-Policy', await policyOf(SHELL));
    return c.html(documentOf(shell), status);
  }

  /** A 404 in the requested form: a page that starts the app, JSON, or a line of text. */
  async function notHere(c: Context): Promise<Response> {
    if (opensPage(c)) return answerShell(c, unknownDocument, 404);
    c.header('Cache-Control', 'no-store');
    return (c.req.header('accept') ?? '').includes('json')
      ? c.json({ code: 'not_found', message: NOT_HERE }, 404)
      : c.text(NOT_HERE, 404);
  }

  async function policyOf(path: string): Promise<string> {
    const known = policies.get(path);
    if (known !== undefined) return known;
    const html = filled.get(path)?.text ?? (await files.read(path))?.body.toString('utf8') ?? '';
    const policy = contentPolicy(html, env);
    policies.set(path, policy);
    return policy;
  }

  const app = new Hono();
  app.onError(errorHandler(log));
  // The API needs the bindings for the socket's address and for upgrades.
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env));
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    c.header('Permissions-Policy', permissionsPolicy(decoded(c.req.path), env));
  });
  app.post('/app/import', shareWithoutWorker);
  app.get('*', async (c) => {
    const path = decoded(c.req.path);
    if (files.has(path)) return answer(c, path);
    const page = PAGES[path];
    if (page !== undefined && files.has(page)) return answer(c, page);
    if (isFile(path)) return notHere(c);
    const handle = PUBLIC_PAGE.exec(path)?.[1];
    if (handle !== undefined) {
      return answerPublic(c, await findPublicPage(api, c, handle), pageDocument);
    }
    const program = PUBLIC_PROGRAM.exec(path)?.[1];
    if (program !== undefined) {
      return answerPublic(c, await findPublicProgram(api, c, program), programDocument);
    }
    const token = SHORT_LINK.exec(path)?.[1];
    if (token !== undefined) {
      const link = await findLink(api, c, token);
      return answerShell(c, (shell) => linkDocument(shell, link, c.req.path, env.webUrl));
    }
    // Link previews and monitors often send no Accept header, so only the path decides here.
    return isScreenPath(c.req.path) ? answer(c, SHELL) : notHere(c);
  });
  app.notFound(notHere);
  return app;
}

function bodyOf(c: Context, file: ServedFile): Response {
  c.header('Content-Type', file.type);
  c.header('Content-Length', String(file.body.length));
  if (file.encoding) c.header('Content-Encoding', file.encoding);
  return c.body(new Uint8Array(file.body));
}

function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return FOREVER;
  if (path.endsWith('.html')) return OF_PAGES;
  return ALWAYS_ASKED.test(path) ? 'no-cache' : HOUR;
}

/**
 * Whether a path has a file extension: a missing script or image must not be answered with a page.
 */
function isFile(path: string): boolean {
  return path.startsWith('/assets/') || extname(path) !== '';
}

/** Whether a browser opens the address as a page, by its request headers. */
function opensPage(c: Context): boolean {
  if (!PAGE_METHODS.has(c.req.method) || isFile(decoded(c.req.path))) return false;
  const mode = c.req.header('sec-fetch-mode');
  if (mode !== undefined) return mode === 'navigate';
  return (c.req.header('accept') ?? '').includes('text/html');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
