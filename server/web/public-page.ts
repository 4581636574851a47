import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { type PublicProfile, publicProfileSchema } from '#protocol/coaching/professionals';
import { pageDescription, pageTitle } from '#words/coaching/professional';
import { photoPicture, withPreview } from './document-head';

/** A professional's page: /public/<handle>; a path with a file extension does not match. */
export const PUBLIC_PAGE = /^\/public\/([^/.]+)\/?$/i;

export type FoundPage<T> =
  | { readonly found: T }
  /** Nobody's. */
  | 'unknown'
  /** The server cannot answer now; the app tries again by itself. */
  | 'untold';

/** The content of a professional's public page. */
export function findPublicPage(
  api: Hono,
  c: Context,
  handle: string,
): Promise<FoundPage<PublicProfile>> {
  return findPublic(api, c, `/api/public/${encodeURIComponent(handle)}`, publicProfileSchema);
}

/** Reads from one of the API's public paths, with the client address of the original request. */
export async function findPublic<T>(
  api: Hono,
  c: Context,
  path: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<FoundPage<T>> {
  const url = new URL(path, c.req.url);
  const forwarded = c.req.header('x-forwarded-for');
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const answer = await api.fetch(new Request(url, { headers }), c.env);
  // The API refuses names that no page can have.
  if (answer.status === 404 || answer.status === 400) return 'unknown';
  const read = v.safeParse(schema, await answer.json().catch(() => null));
  return answer.ok && read.success ? { found: read.output } : 'untold';
}

/** The shell with a page's own title, description and preview. */
export function pageDocument(shell: string, profile: PublicProfile, webUrl: string): string {
  const [title, description] = [pageTitle(profile), pageDescription(profile)];
  const address = `${webUrl}/public/${profile.handle}`;
  const picture = photoPicture(webUrl, profile);
  return withPreview(shell, {
    type: 'profile',
    title,
    description,
    address,
    picture,
    indexed: true,
  });
}
