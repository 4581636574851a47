import type { Deps } from '../deps';
import { ownOrigins } from '../http/guards';

export type RedirectFilter = ReturnType<typeof createRedirectFilter>;

/**
 * An answer that asks the browser to go somewhere (`url` and `redirect`) keeps the wish only where
 * the address is of the app or of an origin of the settings. A relative one is of the app.
 */
export function createRedirectFilter(env: Deps['env']) {
  const allowed = new Set([...ownOrigins(env), ...env.redirectOrigins]);
  return (body: Record<string, unknown>): Record<string, unknown> => {
    if (!('redirect' in body) || !('url' in body)) return body;
    const { url, ...rest } = body;
    if (typeof url !== 'string' || !URL.canParse(url, env.webUrl)) {
      return { ...rest, redirect: false };
    }
    // What the library hands on for the app to show, without wishing to go there, stays.
    if (body.redirect !== true) return body;
    const { origin, protocol } = new URL(url, env.webUrl);
    // A blob: address has the origin that made it.
    const web = protocol === 'https:' || protocol === 'http:';
    return web && allowed.has(origin) ? body : { ...rest, redirect: false };
  };
}
