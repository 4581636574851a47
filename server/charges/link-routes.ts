import { Hono } from 'hono';
import { inTransactionOf } from '../access/held-accounts';
import { requireSession, type SignedIn } from '../access/session';
import { createRateLimiter, type Limit } from '../http/rate-limit';
import { bind, checkoutOf, linkTo } from './checkout';
import { chargeTokens } from './link';
import type { ChargeDeps } from './routes';

/** Limit per person: two hundred charges of a month, sent by hand, need as many links. */
const LINKS: Limit = { max: 600, windowMs: 3_600_000 };
const LOOKS: Limit = { max: 120, windowMs: 15 * 60_000 };

/** Routes of payment links, to be mounted at /api/charges. */
export function chargeLinkRoutes(deps: ChargeDeps): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  const signedIn = requireSession(deps);
  const limiter = createRateLimiter(deps);
  const linking = { ...deps, tokens: chargeTokens(deps.secret) };

  routes.post('/:id/link', signedIn, async (c) => {
    const person = c.get('user');
    await limiter.take('charge-links', person.id, LINKS);
    const id = c.req.param('id');
    return c.json(
      await inTransactionOf(deps.db, person.id, (trx) => linkTo(linking, trx, person, id, false)),
    );
  });
  routes.post('/:id/link/renew', signedIn, async (c) => {
    const person = c.get('user');
    await limiter.take('charge-links', person.id, LINKS);
    const id = c.req.param('id');
    return c.json(
      await inTransactionOf(deps.db, person.id, (trx) => linkTo(linking, trx, person, id, true)),
    );
  });
  return routes;
}

/** The charge of a link, mounted at /api/checkout. Reading does not use it up. */
export function checkoutRoutes(deps: ChargeDeps): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  const signedIn = requireSession(deps);
  const limiter = createRateLimiter(deps);
  const linking = { ...deps, tokens: chargeTokens(deps.secret) };

  routes.get('/:token', signedIn, async (c) => {
    const person = c.get('user');
    await limiter.take('checkout-looks', person.id, LOOKS);
    return c.json(await checkoutOf(linking, person, c.req.param('token')));
  });
  routes.post('/:token/mine', signedIn, async (c) => {
    const person = c.get('user');
    await limiter.take('checkout-binds', person.id, LINKS);
    const token = c.req.param('token');
    await inTransactionOf(deps.db, person.id, (trx) => bind(linking, trx, person, token));
    return c.body(null, 204);
  });
  return routes;
}
