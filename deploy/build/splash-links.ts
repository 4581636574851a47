import type { HtmlTagDescriptor, Plugin } from 'vite';
import { SPLASHES } from '../splash.ts';

/**
 * Adds the start pictures for iOS to the shell, which people add to the home screen; other pages
 * omit them for their size.
 */
export function splashLinks(): Plugin {
  return {
    name: 'splash-links',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { path }) => (path === '/index.html' ? SPLASHES.map(linkOf) : []),
    },
  };
}

function linkOf({ file, media }: (typeof SPLASHES)[number]): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'apple-touch-startup-image', media, href: `/${file}` },
    injectTo: 'head',
  };
}
