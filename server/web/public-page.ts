import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { type PublicProfile, publicProfileSchema } from '#protocol/professionals';
import { pageDescription, pageTitle } from '#words/professional';
import { ownPicture, withPreview } from './document-head';

/** Every page of a professional: /public/<handle>; what ends like a file is none. */
export const PUBLIC_PAGE = /^\/public\/([^/.]+)\/?$/i;

export type Found<T> =
  | { readonly found: T }
  /** Nobody's. */
  | 'unknown'
  /** The server cannot answer at the moment: the app asks again by itself. */
  | 'untold';

/** The content of a professional's public page. */
export function findPublicPage(
  api: Hono,
  c: Context,
  handle: string,
): Promise<Found<PublicProfile>> {
  return findPublic(api, c, `/api/public/${encodeURIComponent(handle)}`, publicProfileSchema);
}

/** Asks the API at one of its open paths, with the address of the original request. */
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
  // A name that the API refuses to read belongs to no page.
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
      ? ownPicture(webUrl)
      : {
          url: `${webUrl}/api/public/${handle}/photo?v=${photo}`,
          width: 512,
          height: 512,
          alt: `Foto de ${name}`,
        };
  return withPreview(shell, {
    type: 'profile',
    title,
    description,
    address,
    picture,
    indexed: true,
  });
}
