import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Deps } from '../core/deps';

/**
 * Counts and times requests by route pattern, because addresses contain unlimited ids and tokens.
 */
export function measured({ metrics }: Pick<Deps, 'metrics'>) {
  const count = metrics.counter('anilha_http_requests_total', 'Answered requests.');
  const time = metrics.histogram(
    'anilha_http_request_seconds',
    'Time until a request is answered.',
  );
  return createMiddleware(async (c, next) => {
    const begun = performance.now();
    await next();
    const labels = { method: c.req.method, route: patternOf(c) };
    count.add({ ...labels, status: String(c.res.status) });
    time.observe((performance.now() - begun) / 1000, labels);
  });
}

/**
 * The pattern of the matched route. Patterns for every method belong to middleware, so they only
 * count if there is no other.
 */
function patternOf(c: Context): string {
  const routes = matchedRoutes(c);
  const own = routes.find(({ method }) => method !== 'ALL') ?? routes.at(-1);
  return own === undefined || /^\/?\*$/.test(own.path) ? 'none' : own.path;
}
