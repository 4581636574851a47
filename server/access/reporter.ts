import type { Context } from 'hono';
import type { Deps } from '../core/deps';
import { createClientAddress } from '../http/client-address';
import { createRateLimiter, type Limit } from '../http/rate-limit';
import { sessionOf } from './session';

const HOUR_MS = 3_600_000;
/** Limit per person. */
const REPORTS: Limit = { max: 5, windowMs: HOUR_MS };
/** Limit for all visitors behind one address. */
const REPORTS_OF_ADDRESS: Limit = { max: 20, windowMs: HOUR_MS };

/**
 * Counts a report against the limit of its person, or of a visitor's address. Returns the person's
 * id; null for a visitor.
 */
export function createReporter(deps: Deps): (c: Context) => Promise<string | null> {
  const limiter = createRateLimiter(deps);
  const addressOf = createClientAddress(deps.env.trustedProxies);
  return async (c) => {
    const { headers } = c.req.raw;
    const session = await sessionOf(deps, headers);
    await (session
      ? limiter.take('report', session.user.id, REPORTS)
      : limiter.take('report', addressOf(c.env, headers), REPORTS_OF_ADDRESS));
    return session?.user.id ?? null;
  };
}
