import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../../server/core/log';
import { fill } from '../../../server/web/filled';
import { createWebApp, type WebSite } from '../../../server/web/web-app';
import { ALL_ROUTES } from '../../../src/app/later-routes';

const NAVIGATION = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-mode': 'navigate' };
const html = (build: string) =>
  `<!doctype html><html><head><style>body{color:red}</style><script>first('${build}')</script>` +
  `<script type="module" src="/assets/main-${build}.js"></script></head><body></body></html>`;

const NOBODY = { name: undefined, document: undefined, contact: undefined };

let folder: string;

/** Writes the files of a build into a folder. */
async function build(name: string, more: Record<string, string> = {}): Promise<string> {
  const dist = join(folder, `dist-${name}`);
  const files: Record<string, string> = {
    'index.html': html(name),
    [`assets/main-${name}.js`]: `import './screen-${name}.js'`,
    [`assets/screen-${name}.js`]: `// ${name}`,
    'robots.txt': 'User-agent: *',
    'sw.js': '// worker',
    'favicon.svg': '<svg/>',
    'server/main.js': '// the server',
    '.vite/manifest.json': '{}',
    ...more,
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), text);
  }
  return dist;
}

type Served = {
  mode?: 'development' | 'production';
  analytics?: { key: string; host: string } | null;
  stripe?: WebSite['env']['stripe'];
};

async function serve(dist: string, settings: Served = {}) {
  const env = {
    mode: settings.mode ?? ('development' as const),
    analytics: settings.analytics ?? null,
    stripe: settings.stripe ?? null,
    webUrl: 'https://anilha.example',
    apiUrl: 'https://api.anilha.example',
    dataDir: join(folder, 'data'),
    operator: {
      name: 'Ferro & Cal <Ltda.>',
      document: 'CNPJ 12.345.678/0001-95',
      contact: 'oi@ferro.example',
    },
  };
  const api = new Hono().get('/api/health', (c) => c.json({ from: 'api', seen: c.env }));
  const app = await createWebApp({ env, log: createLog('silent'), dist, api });
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(path, { headers, method }, { incoming: 'bindings' });
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anilha-web-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the web port', () => {
  test('answers any page of the app with the shell, which nothing may store', async () => {
    const get = await serve(await build('a'));
    for (const path of ['/', '/login', '/app/history/0192', '/LOGIN/']) {
      const answer = await get(path, NAVIGATION);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toBe(html('a'));
    }
  });

  test.each([
    '/assets/gone.js',
    '/assets/gone',
    '/none.txt',
    '/app/none.png',
    '/server/main.js',
    '/.vite/manifest.json',
    '/assets/../server/main.js',
    '/%2e%2e/server/main.js',
    '/%E0%A4%A',
  ])('%s stays missing, even for a navigation', async (path) => {
    const get = await serve(await build('a'));
    const answer = await get(path, path === '/%E0%A4%A' ? {} : NAVIGATION);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('<html');
  });

  test('robots.txt that is not there is not made up', async () => {
    const dist = await build('a');
    await rm(join(dist, 'robots.txt'));
    const get = await serve(dist);
    expect((await get('/robots.txt', NAVIGATION)).status).toBe(404);
  });

  test('a script or image of an unknown name without ending gets no page either', async () => {
    const get = await serve(await build('a'));
    for (const mode of ['cors', 'no-cors', 'same-origin']) {
      const answer = await get('/gone', { accept: '*/*', 'sec-fetch-mode': mode });
      expect([answer.status, await answer.text()]).toEqual([404, 'Esta página não existe.']);
    }
  });

  test('assets are kept forever, the worker is always asked for', async () => {
    const get = await serve(await build('a'));
    const caching = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await caching('/assets/main-a.js')).toBe('public, max-age=31536000, immutable');
    expect(await caching('/sw.js')).toBe('no-cache');
    expect(await caching('/index.html')).toBe('no-store');
    expect(await caching('/favicon.svg')).toBe('public, max-age=3600');
  });

  test('an unchanged file is not sent again', async () => {
    const get = await serve(await build('a'));
    const etag = (await get('/')).headers.get('etag') ?? '';
    const again = await get('/', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('what was compressed at build is sent so to who takes it', async () => {
    const files = { 'assets/main-a.js.br': 'BROTLI', 'assets/main-a.js.gz': 'GZIP' };
    const get = await serve(await build('a', files));
    const read = async (encodings: string) => {
      const answer = await get('/assets/main-a.js', { 'accept-encoding': encodings });
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      return [answer.headers.get('content-encoding'), await answer.text()];
    };
    expect(await read('gzip, deflate, br')).toEqual(['br', 'BROTLI']);
    expect(await read('gzip')).toEqual(['gzip', 'GZIP']);
    expect(await read('br;q=0, gzip')).toEqual(['gzip', 'GZIP']);
    expect(await read('identity')).toEqual([null, "import './screen-a.js'"]);
    expect((await get('/assets/main-a.js.br')).status).toBe(404);
  });

  test('passes /api on to the API of the same process, with its bindings', async () => {
    const get = await serve(await build('a'));
    expect(await (await get('/api/health')).json()).toEqual({
      from: 'api',
      seen: { incoming: 'bindings' },
    });
    expect((await get('/api/none')).status).toBe(404);
  });
});

describe('whoever asks', () => {
  /** Programs that read an address, by their request headers. */
  const ASKERS: Readonly<Record<string, Record<string, string>>> = {
    'a browser': NAVIGATION,
    curl: { accept: '*/*', 'user-agent': 'curl/8.5.0' },
    'a monitor without Accept': {},
    'a preview of WhatsApp': { accept: '*/*', 'user-agent': 'WhatsApp/2.24.20 A' },
    'a preview of Facebook': { accept: '*/*', 'user-agent': 'facebookexternalhit/1.1' },
    'a preview of Telegram': { 'user-agent': 'TelegramBot (like TwitterBot)' },
    'a client of JSON': { accept: 'application/json' },
    'a script of the app': { accept: '*/*', 'sec-fetch-mode': 'cors' },
    'an image tag': { accept: 'image/avif,image/webp,*/*;q=0.8', 'sec-fetch-mode': 'no-cors' },
  };
  /** An address of each route, except those that need an existing person. */
  const addresses = ALL_ROUTES.filter(({ path }) => path !== '/kit' && !/^\/public\//.test(path))
    .map(({ path }) => path.replace(/:\w+/g, '0192').replace('*', 'body'))
    .filter((path, at, all) => all.indexOf(path) === at);

  test.each(Object.entries(ASKERS))('%s gets the page of every screen', async (_, headers) => {
    const get = await serve(await build('a'));
    for (const path of addresses) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await get(path, headers, method);
        expect([path, method, answer.status]).toEqual([path, method, 200]);
        expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        expect(await answer.text()).toBe(method === 'HEAD' ? '' : html('a'));
      }
    }
  });

  test.each(Object.entries(ASKERS))(
    '%s gets no page for a file that is gone',
    async (_, headers) => {
      const get = await serve(await build('a'));
      for (const path of [
        '/assets/gone',
        '/assets/gone.js',
        '/app/history/gone.png',
        '/links/a.js',
      ]) {
        const answer = await get(path, headers);
        expect([path, answer.status]).toEqual([path, 404]);
        expect(answer.headers.get('content-type')).not.toContain('html');
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
    },
  );

  test.each([
    ['a browser', 'text/html; charset=UTF-8'],
    ['curl', 'text/plain; charset=UTF-8'],
    ['a monitor without Accept', 'text/plain; charset=UTF-8'],
    ['a client of JSON', 'application/json'],
    ['an image tag', 'text/plain; charset=UTF-8'],
  ])('%s is refused an unknown address in the form that was asked for: %s', async (who, type) => {
    const get = await serve(await build('a'));
    const unknown = [
      '/nowhere',
      '/app',
      '/app/historyx',
      '/login/x',
      '/linksx',
      '/app/history/a/b/c',
    ];
    for (const path of unknown) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await get(path, ASKERS[who], method);
        expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
          path,
          404,
          type,
        ]);
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      }
    }
  });

  test('the page of an unknown address starts the app, which says the rest', async () => {
    const get = await serve(await build('a'));
    const answer = await get('/nowhere', NAVIGATION);
    const text = await answer.text();
    expect(text).toContain('/assets/main-a.js');
    expect(text).toContain('<title>Página não encontrada · Anilha</title>');
    expect(text).toContain('<meta name="robots" content="noindex" />');
    expect(answer.headers.get('content-security-policy')).toBe(
      (await get('/login', NAVIGATION)).headers.get('content-security-policy'),
    );
  });

  test('JSON about an unknown address has a code and a sentence', async () => {
    const get = await serve(await build('a'));
    const answer = await get('/nowhere', { accept: 'application/json' });
    const message = 'Esta página não existe.';
    expect(await answer.json()).toEqual({ code: 'not_found', message });
  });

  test('the preview of a short link says that opening it does nothing yet', async () => {
    const get = await serve(await build('a'));
    const answer = await get('/links/Zk3-abcdefghijklmnopqrstuv', { accept: '*/*' });
    const text = await answer.text();
    expect(answer.status).toBe(200);
    for (const part of [
      '<title>Você recebeu um link da Anilha · Anilha</title>',
      '<meta name="robots" content="noindex" />',
      '<meta property="og:title" content="Você recebeu um link da Anilha" />',
      'Abrir não aceita, não paga e não compartilha nada.',
      '<meta property="og:image" content="https://anilha.example/og.png" />',
      'content="https://anilha.example/links/Zk3-abcdefghijklmnopqrstuv" />',
      '/assets/main-a.js',
    ]) {
      expect(text).toContain(part);
    }
  });
});

describe('the pages that read without script', () => {
  const PAGE =
    '<html><head><link rel="canonical" href="%WEB_URL%/"><style>h1{margin:0}</style>' +
    '<script type="application/ld+json">{"url":"%WEB_URL%/"}</script><script>hide()</script></head>' +
    '<body><h1>%OPERATOR_NAME%</h1>' +
    '<a href="mailto:%OPERATOR_CONTACT%">%OPERATOR_CONTACT%</a></body></html>';
  const pages = {
    'landing.html': PAGE,
    'legals/terms.html': PAGE,
    'legals/privacy.html': PAGE,
    'robots.txt': 'Sitemap: %WEB_URL%/sitemap.xml',
    'sitemap.xml': '<loc>%WEB_URL%/</loc>',
  };

  test('stand at their addresses with the operator and the address filled in', async () => {
    const get = await serve(await build('a', pages));
    for (const path of ['/', '/legals/terms', '/legals/privacy']) {
      const answer = await get(path, NAVIGATION);
      const text = await answer.text();
      expect(text).toContain('<link rel="canonical" href="https://anilha.example/">');
      expect(text).toContain('<h1>Ferro &amp; Cal &lt;Ltda.&gt; (CNPJ 12.345.678/0001-95)</h1>');
      expect(text).toContain('<a href="mailto:oi@ferro.example">oi@ferro.example</a>');
      expect(text).not.toContain('%');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(await (await get('/login', NAVIGATION)).text()).toBe(html('a'));
  });

  test('who runs no legal person yet gets words instead of gaps', async () => {
    const filled = fill(PAGE, {
      webUrl: 'http://localhost:3001',
      apiUrl: 'http://localhost:3005',
      operator: NOBODY,
      analytics: null,
      stripe: null,
    });
    expect(filled).toContain('a pessoa ou empresa que mantém este endereço</h1>');
    expect(filled).not.toMatch(/mailto:|%/);
  });

  test('are sent compressed, with a name for each encoding, and not again while unchanged', async () => {
    const get = await serve(await build('a', pages));
    const plain = await (await get('/')).text();
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
    const tags = new Set<string>();
    for (const [encoding, decode] of Object.entries(decoders)) {
      const answer = await get('/', { 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(decode(Buffer.from(await answer.arrayBuffer())).toString()).toBe(plain);
      const etag = answer.headers.get('etag') ?? '';
      tags.add(etag);
      const again = await get('/', { 'accept-encoding': encoding, 'if-none-match': etag });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    expect(tags.size).toBe(2);
  });

  test('answer HEAD with the same headers and no body', async () => {
    const get = await serve(await build('a', pages));
    const full = await get('/', { 'accept-encoding': 'gzip' });
    const head = await get('/', { 'accept-encoding': 'gzip' }, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const name of ['etag', 'content-length', 'content-encoding', 'content-security-policy']) {
      expect(head.headers.get(name)).toBe(full.headers.get(name));
    }
  });

  test('have a policy for their filled text; structured data is no script', async () => {
    const get = await serve(await build('a', pages));
    const policy = (await get('/', NAVIGATION)).headers.get('content-security-policy') ?? '';
    const digest = createHash('sha256').update('hide()').digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${digest}';`);
  });

  test('robots.txt and the sitemap name this address', async () => {
    const get = await serve(await build('a', pages));
    const robots = await get('/robots.txt');
    expect(await robots.text()).toBe('Sitemap: https://anilha.example/sitemap.xml');
    const sitemap = await get('/sitemap.xml');
    expect(sitemap.headers.get('content-type')).toContain('application/xml');
    expect(await sitemap.text()).toBe('<loc>https://anilha.example/</loc>');
  });
});

describe('the security headers', () => {
  test('give the reader of files a policy of its own, and other scripts none', async () => {
    const reader = '/assets/import.worker-a.js';
    const get = await serve(await build('a', { [reader.slice(1)]: '', 'assets/sql-a.wasm': '' }));
    expect((await get(reader)).headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
    expect((await get('/assets/main-a.js')).headers.has('content-security-policy')).toBe(false);
    expect((await get('/assets/sql-a.wasm')).headers.get('content-type')).toBe('application/wasm');
  });

  test('the policy allows what the page itself names and nothing else', async () => {
    const get = await serve(await build('a'));
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    const rules = Object.fromEntries(
      policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
    );
    expect(rules).toEqual({
      'default-src': "'none'",
      'script-src': expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/),
      'style-src': expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/),
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'connect-src':
        "'self' https://anilha.example https://api.anilha.example wss://anilha.example wss://api.anilha.example",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'object-src': "'none'",
    });
  });

  test("only the checkout may ask for a payment, and only where Stripe's form can run", async () => {
    const keys = { secretKey: 'sk_test_x', webhookSecrets: ['whsec_x'], fee: 0, pix: false };
    const [dist, stripe] = [await build('a'), { ...keys, apiUrl: undefined }];
    const [paid, free] = [await serve(dist, { stripe }), await serve(dist)];
    const paymentAt = async (get: typeof paid, path: string) => {
      const policy = (await get(path, NAVIGATION)).headers.get('permissions-policy') ?? '';
      return /\bpayment=(\([^)]*\))/.exec(policy)?.[1];
    };
    const checkout = '/app/payments/checkout?token=x';
    expect(await paymentAt(paid, checkout)).toBe('(self "https://js.stripe.com")');
    for (const path of ['/', '/app/payments', '/app/payments/checkout/x', '/index.html']) {
      expect(await paymentAt(paid, path), path).toBe('()');
    }
    expect(await paymentAt(free, checkout)).toBe('()');
  });

  test('the policy lets the form of Stripe in where the operator has keys, and nobody else', async () => {
    const keys = { secretKey: 'sk_test_1', webhookSecrets: ['whsec_1'], fee: 0, pix: false };
    const get = await serve(await build('a'), { stripe: { ...keys, apiUrl: undefined } });
    const policy = (await get('/', NAVIGATION)).headers.get('content-security-policy') ?? '';
    const rules = policy.split('; ').filter((rule) => rule.includes('stripe'));
    expect(rules).toEqual([
      expect.stringMatching(
        /^script-src 'self' 'sha256-[\w+/]{43}=' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com$/,
      ),
      expect.stringMatching(/^connect-src .* https:\/\/api\.stripe\.com$/),
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    ]);
  });

  test('the policy names the host that counts use once there is one, and the shell is fetched anew', async () => {
    const dist = await build('a', { 'sw.js': 'list("shell-1%POLICY%")' });
    const without = await serve(dist);
    const counting = await serve(dist, {
      analytics: { key: 'phc_chave', host: 'https://conta.example/proxy' },
    });
    const policyOf = async (get: typeof without) =>
      (await get('/', NAVIGATION)).headers.get('content-security-policy') ?? '';
    expect(await policyOf(without)).not.toContain('conta.example');
    expect(await policyOf(counting)).toMatch(/connect-src [^;]* https:\/\/conta\.example;/);
    const worker = async (get: typeof without) => (await get('/sw.js')).text();
    expect(await worker(without)).toMatch(/^list\("shell-1[0-9a-f]{8}"\)$/);
    expect(await worker(without)).not.toBe(await worker(counting));
    expect(await worker(await serve(dist))).toBe(await worker(without));
  });

  test('every answer has the others, HSTS in production alone', async () => {
    const dist = await build('a');
    const production = await serve(dist, { mode: 'production' });
    for (const path of ['/', '/assets/main-a.js', '/assets/gone.js']) {
      const { headers } = await production(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('microphone=()');
      expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
    }
    const development = await serve(dist);
    expect((await development('/')).headers.get('strict-transport-security')).toBeNull();
  });
});

describe('after a deploy', () => {
  test('the assets of the last three builds are still there, older ones are gone', async () => {
    let get = await serve(await build('a'));
    for (const [index, name] of ['b', 'c', 'd'].entries()) {
      // Later starts get later times, so that the result does not depend on this machine's speed.
      for (const one of await readdir(join(folder, 'data', 'builds'))) {
        const path = join(folder, 'data', 'builds', one);
        const age = new Date(Date.now() - 1000 * 60 * (10 - index));
        const { mtime } = await import('node:fs/promises').then((fs) => fs.stat(path));
        if (mtime > age) await utimes(path, age, age);
      }
      get = await serve(await build(name));
    }
    const status = async (name: string) => (await get(`/assets/screen-${name}.js`)).status;
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(status))).toEqual([404, 200, 200, 200]);
    expect(await (await get('/', NAVIGATION)).text()).toBe(html('d'));
  });

  test('a build that another process takes away meanwhile holds nobody up', async () => {
    await serve(await build('a'));
    // The entry is listed, but does not exist when it is read.
    await symlink(join(folder, 'gone'), join(folder, 'data', 'builds', '0123456789abcdef'));
    const get = await serve(await build('b'));
    expect((await get('/assets/screen-a.js')).status).toBe(200);
  });

  test('a server that still runs answers for what a later one took away as for what is unknown', async () => {
    const get = await serve(await build('a'));
    await rm(join(folder, 'data', 'builds'), { recursive: true });
    await rm(join(folder, 'dist-a', 'assets'), { recursive: true });
    expect((await get('/assets/screen-a.js')).status).toBe(404);
  });

  test('serving the same build again keeps the others', async () => {
    await serve(await build('a'));
    const dist = await build('b');
    for (let starts = 0; starts < 5; starts += 1) await serve(dist);
    const get = await serve(dist);
    expect((await get('/assets/screen-a.js')).status).toBe(200);
  });
});
