import { Hono } from 'hono';
import { allowTeamSchema, changeMemberSchema, transferSchema } from '#protocol/coaching/coaching';
import { inTransactionOf } from '../access/held-accounts';
import { requireSession, type SignedIn } from '../access/session';
import type { Deps } from '../core/deps';
import { formOf } from '../http/form';
import { createRateLimiter, type Limit } from '../http/rate-limit';
import { allowTeam, changeMember, endMember, teamOf } from './team';
import { type PageOf, proposeTransfer } from './transfer';

const CHANGES: Limit = { max: 240, windowMs: 3_600_000 };

const PROPOSALS: Limit = { max: 20, windowMs: 24 * 3_600_000 };

/** Routes of a professional's assistants and substitutes, to be mounted at /api/coaching. */
export function teamRoutes(deps: Deps & { readonly pageOf: PageOf }): Hono<SignedIn> {
  const { db } = deps;
  const routes = new Hono<SignedIn>();
  const signedIn = requireSession(deps);
  const limiter = createRateLimiter(deps);

  routes.get('/team', signedIn, async (c) => c.json(await teamOf(db, c.get('user').id)));

  routes.post('/team/:id', signedIn, async (c) => {
    const { id } = c.get('user');
    const form = await formOf(c, changeMemberSchema);
    await limiter.take('team-changes', id, CHANGES);
    await inTransactionOf(db, id, (trx) => changeMember(deps, trx, id, c.req.param('id'), form));
    return c.body(null, 204);
  });
  routes.post('/team/:id/end', signedIn, async (c) => {
    const person = c.get('user');
    await limiter.take('team-changes', person.id, CHANGES);
    await inTransactionOf(db, person.id, (trx) => endMember(deps, trx, person, c.req.param('id')));
    return c.body(null, 204);
  });
  routes.post('/links/:id/team', signedIn, async (c) => {
    const { id } = c.get('user');
    const { allowed } = await formOf(c, allowTeamSchema);
    await limiter.take('team-changes', id, CHANGES);
    await inTransactionOf(db, id, (trx) => allowTeam(deps, trx, id, c.req.param('id'), allowed));
    return c.body(null, 204);
  });
  routes.post('/links/:id/transfer', signedIn, async (c) => {
    const person = c.get('user');
    const { to } = await formOf(c, transferSchema);
    await limiter.take('transfers', person.id, PROPOSALS);
    await proposeTransfer(deps, person, c.req.param('id'), to);
    return c.body(null, 204);
  });
  return routes;
}
