import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { sql } from 'kysely';
import { authRoutes } from './auth/routes';
import type { Deps } from './deps';
import { errorHandler, notFound } from './http/errors';
import { apiHeaders, jsonOnly, limitedBody, ownCors, refuseForeignOrigin } from './http/guards';
import { createPokeBus } from './live/poke-bus';
import { createLive } from './live/routes';
import { syncRoutes } from './sync/routes';

/** The whole API under /api. The place where features are mounted and told about each other. */
export function createApp(deps: Deps): Hono {
  const app = new Hono();
  app.onError(errorHandler(deps.log));
  app.notFound(notFound);

  app.use(requestId({ limitLength: 64 }));
  app.use(apiHeaders);
  app.use(ownCors(deps.env));
  app.use(refuseForeignOrigin(deps.env));
  app.use(limitedBody);
  app.use(jsonOnly);

  app.get('/api/health', async (c) => {
    await sql`select 1`.execute(deps.db);
    return c.json({ ok: true });
  });
  // Who answers for the data, for the legal pages.
  app.get('/api/operator', (c) => {
    const { name = null, document = null, contact = null } = deps.env.operator;
    return c.json({ name, document, contact });
  });
  app.route('/api/auth', authRoutes(deps));

  const bus = createPokeBus();
  app.route('/api/sync', syncRoutes({ ...deps, changed: bus.publish }));
  app.route('/api/live', createLive({ ...deps, bus }).routes);
  return app;
}
