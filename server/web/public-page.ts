import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { type PublicProfile, publicProfileSchema } from '#protocol/professionals';
import { escaped } from '#words/markup';
import { pageDescription, pageTitle } from '#words/professional';

/** Every page of a professional: /public/<handle>; what ends like a file is none. */
export const PUBLIC_PAGE = /^\/public\/([^/.]+)$/;

export type Found<T> =
  | { readonly found: T }
  /** Nobody's. */
  | 'unknown'
  /** The server cannot tell now: the app asks again by itself. */
  | 'untold';

/** What a professional's public page shows. */
export function findPublicPage(
  api: Hono,
  c: Context,
  handle: string,
): Promise<Found<PublicProfile>> {
  return findPublic(api, c, `/api/public/${encodeURIComponent(handle)}`, publicProfileSchema);
}

/** Asks the API, from the address of who asks here, what stands at one of its open paths. */
export async function findPublic<T>(
  api: Hono,
  c: Context,
  path: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<Found<T>> {
  const url = new URL(path, c.req.url);
  const forwarded = c.req.header('x-forwarded-for');
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const answer = await api.fetch(new Request(url, { headers }), c.env);
  // What the API refuses to read is nobody's name.
  if (answer.status === 404 || answer.status === 400) return 'unknown';
  const read = v.safeParse(schema, await answer.json().catch(() => null));
  return answer.ok && read.success ? { found: read.output } : 'untold';
}

/** The shell with what browsers and previews of links say of a page, in the place of its own words. */
export function pageDocument(shell: string, profile: PublicProfile, webUrl: string): string {
  const { handle, name, photo } = profile;
  const [title, description] = [pageTitle(profile), pageDescription(profile)];
  const address = `${webUrl}/public/${handle}`;
  const picture =
    photo === null
      ? { url: `${webUrl}/og.png`, width: 1200, height: 630, card: 'summary_large_image' }
      : {
          url: `${webUrl}/api/public/${handle}/photo?v=${photo}`,
          width: 512,
          height: 512,
          card: 'summary',
        };
  const properties: readonly [name: 'name' | 'property', key: string, content: string][] = [
    ['name', 'description', description],
    ['property', 'og:type', 'profile'],
    ['property', 'og:site_name', 'Anilha'],
    ['property', 'og:locale', 'pt_BR'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', address],
    ['property', 'og:image', picture.url],
    ['property', 'og:image:width', String(picture.width)],
    ['property', 'og:image:height', String(picture.height)],
    ['property', 'og:image:alt', photo === null ? 'Anilha' : `Foto de ${name}`],
    ['name', 'twitter:card', picture.card],
  ];
  const meta = properties.map(
    ([kind, key, content]) => `<meta ${kind}="${key}" content="${escaped(content)}" />`,
  );
  const head = [
    `<title>${escaped(title)} · Anilha</title>`,
    `<link rel="canonical" href="${escaped(address)}" />`,
    ...meta,
  ].join('\n    ');
  return withHead(shell, head);
}

/** The shell for an address that is nobody's: the app says so, and search engines leave it out. */
export function unknownDocument(shell: string): string {
  const head =
    '<title>Página não encontrada · Anilha</title>\n    <meta name="robots" content="noindex" />';
  return withHead(shell, head);
}

/** The shell with other words in its head. Functions, because `$` in what somebody wrote would mean something in a replacement. */
export function withHead(shell: string, head: string): string {
  const bare = shell
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => head);
  return bare === shell || !bare.includes(head)
    ? shell.replace('</head>', () => `${head}</head>`)
    : bare;
}
