import { Hono } from 'hono';
import type { ChargeHold } from '#protocol/charges/charge-settings';
import { inTransactionOf } from '../access/held-accounts';
import { requireSession, type SignedIn } from '../access/session';
import { createRateLimiter, type Limit } from '../http/rate-limit';
import { holdOf } from './reminders/overdue';
import { remindByHand } from './reminders/reminders';
import type { ChargeDeps } from './routes';

const REMINDERS: Limit = { max: 200, windowMs: 3_600_000 };

/** A professional's handling of overdue charges; mounted at /api/charges. */
export function lateChargeRoutes(deps: ChargeDeps): Hono<SignedIn> {
  const { db, now, stripe } = deps;
  const routes = new Hono<SignedIn>();
  const signedIn = requireSession(deps);
  const limiter = createRateLimiter(deps);

  routes.get('/hold/:student', signedIn, async (c) => {
    const charge: ChargeHold = await holdOf(db, c.get('user').id, c.req.param('student'), now());
    return c.json({ charge });
  });
  routes.post('/:id/remind', signedIn, async (c) => {
    const coach = c.get('user');
    await limiter.take('remind', coach.id, REMINDERS);
    // A restored backup may lack the payment, and nobody is asked to pay twice.
    await stripe?.lookAfterRestore();
    await inTransactionOf(db, coach.id, (trx) => remindByHand(deps, trx, coach, c.req.param('id')));
    return c.body(null, 204);
  });
  return routes;
}
