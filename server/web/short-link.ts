import type { Context, Hono } from 'hono';
import { type AnyLinkLook, linkLookSchema } from '#protocol/coaching/invitations';
import { LINK_PREVIEW, linkPreview } from '#words/link-preview';
import { ownPicture, photoPicture, withPreview } from './document-head';
import { type FoundPage, findPublic } from './public-page';

/** An invitation or a charge link, with its token. */
export const SHORT_LINK = /^\/links\/([\w-]{16,64})\/?$/i;

/** The target of a short link, as a visitor without an account sees it. */
export function findLink(api: Hono, c: Context, token: string): Promise<FoundPage<AnyLinkLook>> {
  return findPublic(api, c, `/api/links/${token}`, linkLookSchema);
}

/**
 * The shell of a short link with its preview: who sent it, and never an amount or what is shared.
 * Unknown, ended and unreadable links have the same preview.
 */
export function linkDocument(
  shell: string,
  page: FoundPage<AnyLinkLook>,
  path: string,
  webUrl: string,
): string {
  const look = typeof page === 'string' ? null : page.found;
  const known = look?.professional ? { ...look, professional: look.professional } : null;
  return withPreview(shell, {
    ...(known ? linkPreview(known) : LINK_PREVIEW),
    type: 'website',
    address: `${webUrl}${path}`,
    picture: known ? photoPicture(webUrl, known.professional) : ownPicture(webUrl),
    indexed: false,
  });
}
