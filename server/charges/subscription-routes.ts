import { Hono } from 'hono';
import {
  newSubscriptionSchema,
  subscriptionActSchema,
  subscriptionEditSchema,
} from '#protocol/charges/charges';
import { inTransactionOf } from '../access/held-accounts';
import { requireSession, type SignedIn } from '../access/session';
import type { Deps } from '../core/deps';
import { formOf } from '../http/form';
import { createRateLimiter, type Limit } from '../http/rate-limit';
import { adoptProfileKey } from './ledger/first-key';
import { actOn, editSubscription, subscribeToPlan } from './subscriptions/subscriptions';

const CHANGES: Limit = { max: 300, windowMs: 3_600_000 };

/** Routes of subscriptions; mounted at /api/charges/subscriptions. */
export function subscriptionRoutes(deps: Deps): Hono<SignedIn> {
  const { db } = deps;
  const routes = new Hono<SignedIn>();
  const signedIn = requireSession(deps);
  const limiter = createRateLimiter(deps);
  const counted = (person: string) => limiter.take('subscriptions', person, CHANGES);

  routes.post('/', signedIn, async (c) => {
    const coach = c.get('user');
    const form = await formOf(c, newSubscriptionSchema);
    await counted(coach.id);
    const ids = await inTransactionOf(db, coach.id, async (trx) => {
      await adoptProfileKey(deps, trx, coach.id);
      return subscribeToPlan(deps, trx, coach, form);
    });
    return c.json({ ids }, 201);
  });
  routes.put('/:id', signedIn, async (c) => {
    const coach = c.get('user');
    const form = await formOf(c, subscriptionEditSchema);
    await counted(coach.id);
    const id = c.req.param('id');
    await inTransactionOf(db, coach.id, (trx) => editSubscription(deps, trx, coach, id, form));
    return c.body(null, 204);
  });
  routes.post('/:id/standing', signedIn, async (c) => {
    const person = c.get('user');
    const { act } = await formOf(c, subscriptionActSchema);
    await counted(person.id);
    await inTransactionOf(db, person.id, (trx) => actOn(deps, trx, person, c.req.param('id'), act));
    return c.body(null, 204);
  });
  return routes;
}
