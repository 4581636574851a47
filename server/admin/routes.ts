import { Hono } from 'hono';
import { crefFindingSchema, noteSchema, reasonSchema } from '#protocol/admin/admin';
import { requireAdmin } from '../access/admin';
import { requireSession, type SignedIn } from '../access/session';
import type { Deps } from '../core/deps';
import { formOf } from '../http/form';
import { overviewOf, peopleLike } from './overview';
import { findCref, setPageHidden, setReport } from './pages';
import { setProgramHidden } from './programs';
import { resume, suspend } from './suspend';

/** The admins' endpoints, to be mounted at /api/admin. Every act is recorded. */
export function adminRoutes(deps: Deps): Hono<SignedIn> {
  const { db, now } = deps;
  const routes = new Hono<SignedIn>();
  routes.use(requireSession(deps), requireAdmin(deps));

  routes.get('/', async (c) => c.json(await overviewOf(db, now())));
  routes.get('/people', async (c) =>
    c.json({ people: await peopleLike(db, (c.req.query('find') ?? '').slice(0, 80)) }),
  );
  routes.post('/crefs/:person', async (c) => {
    const finding = await formOf(c, crefFindingSchema);
    await findCref(deps, c.get('user').id, c.req.param('person'), finding);
    return c.body(null, 204);
  });
  routes.post('/reports/:id/close', async (c) => {
    const { note } = await formOf(c, noteSchema);
    await setReport(deps, c.get('user').id, c.req.param('id'), { closed: true, note });
    return c.body(null, 204);
  });
  routes.post('/reports/:id/open', async (c) => {
    const { note } = await formOf(c, noteSchema);
    await setReport(deps, c.get('user').id, c.req.param('id'), { closed: false, note });
    return c.body(null, 204);
  });
  routes.post('/pages/:person/hide', async (c) => {
    const { reason } = await formOf(c, reasonSchema);
    await setPageHidden(deps, c.get('user').id, c.req.param('person'), reason);
    return c.body(null, 204);
  });
  routes.post('/pages/:person/show', async (c) => {
    await setPageHidden(deps, c.get('user').id, c.req.param('person'), null);
    return c.body(null, 204);
  });
  routes.post('/programs/:link/hide', async (c) => {
    const { reason } = await formOf(c, reasonSchema);
    await setProgramHidden(deps, c.get('user').id, c.req.param('link'), reason);
    return c.body(null, 204);
  });
  routes.post('/programs/:link/show', async (c) => {
    await setProgramHidden(deps, c.get('user').id, c.req.param('link'), null);
    return c.body(null, 204);
  });
  routes.post('/people/:person/suspend', async (c) => {
    const { reason } = await formOf(c, reasonSchema);
    await suspend(deps, { admin: c.get('user').id, person: c.req.param('person'), reason });
    return c.body(null, 204);
  });
  routes.post('/people/:person/resume', async (c) => {
    await resume(deps, { admin: c.get('user').id, person: c.req.param('person') });
    return c.body(null, 204);
  });
  return routes;
}
