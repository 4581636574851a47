import type { Deps } from '../core/deps';
import { ownOrigins } from '../http/guards';

export type RedirectFilter = ReturnType<typeof createRedirectFilter>;

/**
 * Drops the redirect of an answer (`url` and `redirect`) unless the address belongs to the app or
 * to an origin of the settings. Relative addresses belong to the app.
 */
export function createRedirectFilter(env: Deps['env']) {
  const allowed = new Set([...ownOrigins(env), ...env.redirectOrigins]);
  return (body: Record<string, unknown>): Record<string, unknown> => {
    if (!('redirect' in body) || !('url' in body)) return body;
    const { url, ...rest } = body;
    if (typeof url !== 'string' || !URL.canParse(url, env.webUrl)) {
      return { ...rest, redirect: false };
    }
    // An address without `redirect` is data for the app, and stays.
    if (body.redirect !== true) return body;
    const { origin, protocol } = new URL(url, env.webUrl);
    // A blob: address reports the origin of the page that made it, so the protocol is checked as
    // well.
    const web = protocol === 'https:' || protocol === 'http:';
    return web && allowed.has(origin) ? body : { ...rest, redirect: false };
  };
}
