import { Hono } from 'hono';
import * as v from 'valibot';
import { addDays, daysBetween, localDay } from '#domain/local-day';
import { panelQuerySchema, reviewsSchema } from '#protocol/coaching/coach-panel';
import { requireSession, type SignedIn } from '../../access/session';
import type { Deps } from '../../core/deps';
import { HttpError } from '../../http/errors';
import { formOf } from '../../http/form';
import { createPace } from '../../http/pace';
import { studentConversations } from './conversations';
import { createRenewal } from './due-facts';
import { panelOf } from './panel';
import { noteReviews } from './reviews';

/** Limit per person: a request rebuilds due facts. */
const PACE = { burst: 120, perSecond: 0.5 };
const UNREADABLE = 'O pedido não foi aceito. Confira a data do aparelho e tente de novo.';

/** Routes of a coach's panel, to be mounted at /api/coaching. */
export function panelRoutes(deps: Deps): Hono<SignedIn> {
  const { db, now } = deps;
  const routes = new Hono<SignedIn>();
  const renew = createRenewal(deps);
  const pace = createPace(PACE);

  routes.get('/panel', requireSession(deps), async (c) => {
    pace.pass(c.get('user').id, now());
    const asked = v.safeParse(panelQuerySchema, c.req.query());
    if (!asked.success || !isNear(asked.output, now())) {
      throw new HttpError(400, 'bad_request', UNREADABLE);
    }
    const panel = { ...asked.output, now: now() };
    return c.json(await panelOf(db, c.get('user').id, panel, renew));
  });

  routes.get('/conversations', requireSession(deps), async (c) => {
    const { id } = c.get('user');
    pace.pass(id, now());
    return c.json({ conversations: await studentConversations(db, id) });
  });

  routes.post('/reviews', requireSession(deps), async (c) => {
    const form = await formOf(c, reviewsSchema);
    await noteReviews(db, c.get('user').id, form, now());
    return c.body(null, 204);
  });
  return routes;
}

/** Whether a day can be today in some zone, and lies in its week. */
function isNear({ today, week }: { today: string; week: string }, now: number): boolean {
  const here = localDay(now, 'UTC');
  const inWeek = daysBetween(week, today);
  return today >= addDays(here, -1) && today <= addDays(here, 1) && inWeek >= 0 && inWeek < 7;
}
