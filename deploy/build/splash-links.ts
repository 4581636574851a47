import type { HtmlTagDescriptor, Plugin } from 'vite';
import { SPLASHES } from '../splash.ts';

/**
 * Names the start pictures of the installed app on iOS in the shell, which is what is put on the
 * home screen; other pages do without their weight.
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
