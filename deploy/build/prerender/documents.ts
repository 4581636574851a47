import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import type { PrerenderedPage } from '../../../src/app/static/prerender.tsx';
import { escaped } from '../../../src/words/format/markup.ts';
import { entryIn, startTag, withoutStart } from '../first-frame.ts';
import { criticalCss } from './critical-css.ts';
import type { PageScript } from './page-scripts.ts';

/** The parts of the build that the pages need. */
export interface Built {
  /** Content of the shell, index.html. */
  shell: string;
  /** All stylesheets, with those of the shell first. */
  css: string;
  /** Tags of the pages' own scripts, by purpose. */
  scripts: Readonly<Record<PageScript, string>>;
}

/** The server's placeholder for its own address. */
const ORIGIN = '%WEB_URL%';

/** End tags that HTML allows to omit. */
const NEEDLESS_ENDS = /<\/li>|<\/p>(?=<(?:p|div|section|ul|h2|h3)\b|<\/(?:div|section|li|dd)>)/g;
/** A chunk that all others import, too small to preload. */
const TINY = /rolldown-runtime/;

/** In one column the claim is drawn first. Nothing in it moves when the rest appears below. */
const CLAIM_FIRST = '@media (max-width:959px){.brief :is(*+section,footer){display:none}}';

/** A font face with a file to fetch, in a stylesheet. */
const FETCHED_FACE = /@font-face\{[^{}]*url\([^{}]*\}/g;

/**
 * Removes comments and indentation, also in inline scripts, because the first bytes decide the time
 * to the first paint.
 */
const trimmed = (html: string) =>
  html
    .replace(/<script>([\s\S]*?)<\/script>/g, (_, code: string) => {
      const { code: small } = minifySync('inline.js', code, { module: false });
      return `<script>${small.trim()}</script>`;
    })
    .replace(/<!--(?!\$|\/)[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim();

/** The common head of every document, taken from the shell. */
function sharedHead(shell: string): string {
  const head = /<head>([\s\S]*)<\/head>/.exec(shell)?.[1] ?? '';
  return trimmed(
    withoutStart(head)
      .replace(/<title>[\s\S]*?<\/title>|<meta\s+name="description"[^>]*>/g, '')
      .replace(
        /<(link|script)[^>]*(modulepreload|rel="stylesheet"|type="module"|apple-touch-startup-image)[^>]*>(<\/script>)?/g,
        '',
      )
      .replace(/<style>[\s\S]*?<\/style>/g, ''),
  );
}

/** The tags of the shell that start the app. */
function appTags(shell: string): string {
  const tags = shell.match(/<link rel="(modulepreload|stylesheet)"[^>]*>/g) ?? [];
  const entry = entryIn(shell);
  if (entry === undefined) throw new Error('The shell has no script.');
  return [startTag(entry), ...tags.filter((tag) => !TINY.test(tag))].join('');
}

function ownHead(page: PrerenderedPage): string {
  const address = `${ORIGIN}${page.path}`;
  const title = escaped(`${page.title} · Anilha`);
  const description = escaped(page.description);
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${content}">`;
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${address}">`,
    property('type', 'website'),
    property('site_name', 'Anilha'),
    property('locale', 'pt_BR'),
    property('title', title),
    property('description', description),
    property('url', address),
    property('image', `${ORIGIN}/og.png`),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', 'Anilha. Uma série. Um toque. Mesmo sem internet.'),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

/** It follows the texts that it repeats, where it costs almost nothing compressed. */
function structuredData(objects: readonly object[]): string {
  return objects
    .map((object) => JSON.stringify(object).replaceAll('<', '\\u003c'))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('');
}

/** The finished document of a page, still with the server's placeholders. */
export function documentOf(page: PrerenderedPage, built: Built): string {
  const template = readFileSync(join(import.meta.dirname, `${page.template}.html`), 'utf8');
  const looks = new Map<string, string>();
  const markup = page.markup
    .replace(/ style="([^"]*)"/g, (_, style: string) => {
      const name = looks.get(style) ?? String(looks.size + 1);
      looks.set(style, name);
      return ` data-look="${name}"`;
    })
    // Attributes of icons that a page does not need
    .replace(/ xmlns="[^"]*"| class="lucide[^"]*"/g, '')
    .replace(NEEDLESS_ENDS, '');
  // The policy forbids style attributes, so a stylesheet has their rules.
  const own = [...looks].map(([style, name]) => `[data-look="${name}"]{${style}}`).join('');
  const body = template.replace('<!--markup-->', () => markup);
  // The page is hidden once the app takes its place.
  const css = criticalCss(`${built.css}${own}.known #page{display:none}${CLAIM_FIRST}`, body);
  const faces = (css.match(FETCHED_FACE) ?? []).join('');
  const looksFirst = css.replace(FETCHED_FACE, '');
  const [before = '', after = ''] = template.split('<!--markup-->');
  const fill = (html: string) =>
    html
      .replace('<!--head-->', () =>
        // No font is preloaded: the first paint would wait for it, up to a tenth of a second.
        [sharedHead(built.shell), ownHead(page), `<style>${looksFirst}</style>`].join(''),
      )
      // The rules for fonts come last: fetching a font delays the first paint on slow processors.
      .replace('<!--faces-->', () => `<style>${faces}</style>`)
      .replace('<!--app-->', () => appTags(built.shell))
      .replace('<!--look-->', () => built.scripts.look)
      .replace('<!--demo-->', () => built.scripts.demo);
  return `${trimmed(fill(before))}${markup}${structuredData(page.structured)}${trimmed(fill(after))}`;
}
