import { Hono } from 'hono';
import type { Metrics } from './registry';

/** GET /metrics, on a separate port that no proxy forwards. */
export function metricsRoutes(metrics: Metrics): Hono {
  return new Hono().get('/metrics', async (c) =>
    c.text(await metrics.report(), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    }),
  );
}
