import { preferences } from '../preferences/preferences';
import type { Theme } from '../preferences/theme';

/** A start picture's link in the shell. */
export type PictureLink = Pick<HTMLLinkElement, 'href' | 'media'>;

const SCHEME = /\(prefers-color-scheme: (dark|light)\) and /;

/**
 * Start pictures name the system's theme, but the person may choose another one. Returns a function
 * that applies the pictures of a chosen theme always, and the others never.
 */
export function themedPictures(links: readonly PictureLink[]): (theme: Theme) => void {
  const pictures = links.map((link) => ({ link, media: link.media }));
  return (theme) => {
    for (const { link, media } of pictures) {
      const meant = SCHEME.exec(media)?.[1];
      if (theme === 'system') link.media = media;
      else link.media = meant === theme ? media.replace(SCHEME, '') : 'not all';
    }
  };
}

/** Keeps iOS's start pictures in the chosen theme, for a later installation. */
export function keepStartPictures(): void {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=apple-touch-startup-image]');
  const apply = themedPictures([...links]);
  const follow = () => apply(preferences.theme.get());
  follow();
  preferences.theme.subscribe(follow);
}
