import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { KEPT_DAYS } from '#domain/account/retention';
import { ALL_ROUTES } from '../src/app/later-routes';
import { KNOWN_SESSION_KEY } from '../src/data/session/known-session';
import { type BuildReport, readBuild } from './build-report';
import { builtDist } from './harness/built-server';

/** Bytes of a connection's first flight, about ten packets, without the answer's headers. */
const FLIGHT = 14_000;
/** Limit for everything that the landing loads before its demonstration, except fonts. */
const BEFORE_DEMO = 60_000;
const DEMO_SCRIPT = 100_000;

const PAGES = [
  { file: 'landing.html', path: '/' },
  { file: 'legals/terms.html', path: '/legals/terms' },
  { file: 'legals/privacy.html', path: '/legals/privacy' },
];

let build: BuildReport;

beforeAll(() => {
  build = readBuild(builtDist());
}, 180_000);

/** A file as the server sends it from an ordinary address. */
function page(file: string): string {
  return build.read(file).replaceAll('%WEB_URL%', 'https://anilha.example.com.br');
}

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;
const withoutTemplates = (html: string) => html.replace(/<template[\s\S]*?<\/template>/g, '');
const addresses = (html: string) =>
  [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].flatMap(([, file]) => file ?? []);
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

describe('a page that reads without script', () => {
  test.each(PAGES)(
    '$file is one flight with its looks, and asks for nothing else first',
    ({ file }) => {
      const html = page(file);
      console.info(`${file}: ${(gzipped(html) / 1000).toFixed(1)} kB gzip`);
      expect(gzipped(html)).toBeLessThanOrEqual(FLIGHT);
      const first = withoutTemplates(html);
      expect(first).not.toMatch(/<link[^>]+rel="stylesheet"|<link[^>]+modulepreload/g);
      // The first paint would wait for a preloaded font, or for one declared before the text.
      expect(first).not.toContain('rel="preload"');
      expect(first.slice(0, first.indexOf('<h1'))).not.toContain('woff2');
      expect(first.slice(first.indexOf('</main>'))).toContain('woff2');
    },
  );

  test.each(PAGES)('$file says what search engines and previews ask for', ({ file, path }) => {
    const html = page(file);
    const address = `https://anilha.example.com.br${path}`;
    const route = ALL_ROUTES.find((one) => one.path === path && one.access !== 'device');
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
    // The app uses the same words when a link inside it leads to the page.
    expect(title).toBe(`${route?.title} · Anilha`);
    expect(html.match(/<title>|name="description"|rel="canonical"/g)).toHaveLength(3);
    expect(meta(html, 'description')?.length).toBeGreaterThan(60);
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(meta(html, 'og:url')).toBe(address);
    expect(meta(html, 'og:title')).toBe(title);
    expect(meta(html, 'og:image')).toBe('https://anilha.example.com.br/og.png');
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
    expect(build.files).toContain('og.png');
  });

  test.each(PAGES)('$file holds to the policy: no style attributes, no handlers', ({ file }) => {
    expect(page(file)).not.toMatch(/\s(style|on[a-z]+)="/);
  });

  test('titles and descriptions are each page’s own', () => {
    for (const name of ['og:title', 'description']) {
      expect(new Set(PAGES.map(({ file }) => meta(page(file), name))).size).toBe(PAGES.length);
    }
  });
});

describe('the landing page', () => {
  test(`loads at most ${BEFORE_DEMO / 1000} kB before its demonstration`, () => {
    const html = page('landing.html');
    const files = addresses(withoutTemplates(html)).filter((file) => !file.endsWith('.woff2'));
    const bytes = files.reduce((sum, file) => sum + build.gzipped(file), gzipped(html));
    expect(bytes).toBeLessThanOrEqual(BEFORE_DEMO);
  });

  test(`has a demonstration of at most ${DEMO_SCRIPT / 1000} kB of JavaScript, in one file`, () => {
    const [, live = ''] =
      /<template id="live">([\s\S]*?)<\/template>/.exec(page('landing.html')) ?? [];
    const scripts = addresses(live).filter((file) => file.endsWith('.js'));
    expect(scripts).toHaveLength(1);
    const bytes = scripts.reduce((sum, file) => sum + build.gzipped(file), 0);
    console.info(`Demonstration: ${(bytes / 1000).toFixed(1)} kB gzip of JavaScript`);
    expect(bytes).toBeLessThanOrEqual(DEMO_SCRIPT);
    const demo = build.read(scripts[0] ?? '');
    expect(demo).not.toMatch(/from"\.\//);
    // Its figure comes in a file of its own when the demonstration stands; over the line both fit.
    const [[, figure = ''] = [], ...others] = demo.matchAll(/\bimport\(`\.\/([^`]+)`\)/g);
    expect([figure, others]).toEqual([expect.stringMatching(/^page-demo-figure-/), []]);
    const sent = [demo, build.read(`assets/${figure}`)].map(
      (script) => brotliCompressSync(script).length,
    );
    expect(sent.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(DEMO_SCRIPT);
  });

  test('carries the start of the app, and looks for who is signed in where the app remembers', () => {
    const html = page('landing.html');
    const [, app = ''] = /<template id="app">([\s\S]*?)<\/template>/.exec(html) ?? [];
    const shell = build.read('index.html');
    const [, entry] = /<link id="entry"[^>]*href="([^"]*)"/.exec(shell) ?? [];
    expect(app).toContain(`<script type="module" crossorigin src="${entry}">`);
    for (const tag of shell.match(/<link rel="stylesheet"[^>]*>/g) ?? []) {
      expect(app).toContain(tag);
    }
    expect(html).toContain(`localStorage.getItem(\`${KNOWN_SESSION_KEY}\`)`);
  });

  test('tells search engines what it is, with the doubts as they stand on the page', () => {
    const html = page('landing.html');
    const objects = [
      ...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
    ];
    const parsed = objects.map(([, json = '']) => JSON.parse(json));
    expect(parsed.map((one) => one['@type'])).toEqual([
      'Organization',
      'SoftwareApplication',
      'FAQPage',
    ]);
    const text = withoutTemplates(html).replace(/<script[\s\S]*?<\/script>/g, '');
    for (const { name, acceptedAnswer } of parsed[2].mainEntity) {
      expect(text).toContain(name);
      expect(text).toContain(acceptedAnswer.text);
    }
  });
});

describe('what the landing promises', () => {
  test('who leaves has the week to come back that the server keeps', () => {
    expect(page('landing.html')).toContain('Por uma semana você ainda pode voltar atrás');
    expect(KEPT_DAYS.leaving).toBe(7);
  });
});

describe('for robots', () => {
  test('the app and its API are left alone, the pages are in the sitemap', () => {
    const robots = build.read('robots.txt');
    expect(robots).toMatch(/^Disallow: \/app\/$/m);
    expect(robots).toMatch(/^Disallow: \/api\/$/m);
    expect(robots).toContain('Sitemap: %WEB_URL%/sitemap.xml');
    const listed = [...build.read('sitemap.xml').matchAll(/<loc>%WEB_URL%([^<]*)<\/loc>/g)];
    expect(listed.map(([, path]) => path)).toEqual(PAGES.map(({ path }) => path));
  });
});
