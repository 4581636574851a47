import { Hono } from 'hono';
import { chargeEditSchema, newChargeSchema, sessionsUsedSchema } from '#protocol/charges/charges';
import { inTransactionOf } from '../access/held-accounts';
import { requireSession, type SignedIn } from '../access/session';
import type { Deps } from '../core/deps';
import { formOf } from '../http/form';
import { createPace } from '../http/pace';
import { createRateLimiter, type Limit } from '../http/rate-limit';
import { chargeFor } from './ledger/charges';
import { adoptProfileKey } from './ledger/first-key';
import { chargesOf } from './ledger/list';
import { cancelCharge, editCharge, makeCharges, useSessions } from './ledger/make';
import { moveClosed } from './ledger/move-closed';
import type { StripeSide } from './ledger/stripe-side';
import { subscriptionsOf } from './subscriptions/subscriptions';

const HOUR_MS = 3_600_000;
const NEW: Limit = { max: 60, windowMs: HOUR_MS };
const CHANGES: Limit = { max: 600, windowMs: HOUR_MS };
/**
 * Limit per person: two thousand charges may have a hundred payments each, which takes seconds to
 * read.
 */
const PACE = { burst: 120, perSecond: 0.5 };

/** Dependencies of charges: `stripe` is null on a server without keys. */
export type ChargeDeps = Deps & { readonly secret: string; readonly stripe: StripeSide | null };

/**
 * Routes of a person's charges, to be mounted at /api/charges after the routes with fixed names.
 */
export function chargeRoutes(deps: ChargeDeps): Hono<SignedIn> {
  const { db } = deps;
  const routes = new Hono<SignedIn>();
  const signedIn = requireSession(deps);
  const limiter = createRateLimiter(deps);
  const counted = (person: string) => limiter.take('charges', person, CHANGES);
  const pace = createPace(PACE);

  routes.get('/', signedIn, async (c) => {
    const { id } = c.get('user');
    pace.pass(id, deps.now());
    const before = c.req.query('before') ?? null;
    const page = await chargesOf(deps, id, before);
    const subscriptions = before === null ? await subscriptionsOf(db, id) : [];
    return c.json({ ...page, subscriptions });
  });
  routes.post('/', signedIn, async (c) => {
    const coach = c.get('user');
    const form = await formOf(c, newChargeSchema);
    await limiter.take('new-charges', coach.id, NEW);
    const ids = await inTransactionOf(db, coach.id, async (trx) => {
      await adoptProfileKey(deps, trx, coach.id);
      return makeCharges(deps, trx, coach, form);
    });
    return c.json({ ids }, 201);
  });
  routes.get('/:id', signedIn, async (c) =>
    c.json(await chargeFor(deps, c.get('user').id, c.req.param('id'))),
  );
  routes.put('/:id', signedIn, async (c) => {
    const coach = c.get('user');
    const id = c.req.param('id');
    const form = await formOf(c, chargeEditSchema);
    await counted(coach.id);
    await moveClosed(deps, coach.id, id, (trx) => editCharge(deps, trx, coach, id, form));
    return c.body(null, 204);
  });
  routes.put('/:id/sessions', signedIn, async (c) => {
    const coach = c.get('user');
    const { used } = await formOf(c, sessionsUsedSchema);
    await counted(coach.id);
    await inTransactionOf(db, coach.id, (trx) => useSessions(trx, coach, c.req.param('id'), used));
    return c.body(null, 204);
  });
  routes.post('/:id/cancel', signedIn, async (c) => {
    const coach = c.get('user');
    const id = c.req.param('id');
    await counted(coach.id);
    await moveClosed(deps, coach.id, id, (trx) => cancelCharge(deps, trx, coach, id));
    return c.body(null, 204);
  });
  return routes;
}
