import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Deps } from '../deps';

/**
 * Counts and times requests by the pattern of their route, because addresses hold ids and tokens
 * without end.
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

/** A pattern for every method, which is no route of its own, is considered last. */
function patternOf(c: Context): string {
  const routes = matchedRoutes(c);
  const own = routes.find(({ method }) => method !== 'ALL') ?? routes.at(-1);
  return own === undefined || /^\/?\*$/.test(own.path) ? 'none' : own.path;
}
