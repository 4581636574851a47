import { createMiddleware } from 'hono/factory';
import type { Deps } from '../deps';
import { createClientAddress } from './client-address';
import { tooMany } from './rate-limit';

/** Requests that may come at once, and how many are earned back each second. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** Per address, for everything but records, which are paced by person: a whole gym may share one. */
const OF_AN_ADDRESS: Allowance = { burst: 6_000, perSecond: 100 };
/** More people than this are forgotten together: the memory of one process stays small. */
const PEOPLE = 50_000;

interface Bucket {
  left: number;
  at: number;
}

export interface Pace {
  /** Seconds to wait before the next request, 0 when it may pass now. */
  take(who: string, now: number): number;
}

/** A token bucket for each, in memory: it guards one process against a client that runs wild. */
export function createPace({ burst, perSecond }: Allowance): Pace {
  const buckets = new Map<string, Bucket>();
  return {
    take(who, now) {
      if (buckets.size > PEOPLE) buckets.clear();
      const bucket = buckets.get(who) ?? { left: burst, at: now };
      const earned = (Math.max(0, now - bucket.at) / 1000) * perSecond;
      const left = Math.min(burst, bucket.left + earned);
      if (left < 1) {
        buckets.set(who, { left, at: now });
        return Math.ceil((1 - left) / perSecond);
      }
      buckets.set(who, { left: left - 1, at: now });
      return 0;
    },
  };
}

/** What nobody counts by itself (reads, most of all) has a pace per address: 429 names the wait. */
export function pacedByAddress(
  { env, now }: { env: Pick<Deps['env'], 'trustedProxies'>; now: () => number },
  allowance = OF_AN_ADDRESS,
) {
  const pace = createPace(allowance);
  const addressOf = createClientAddress(env.trustedProxies);
  return createMiddleware(async (c, next) => {
    const records = c.req.path === '/api/sync' || c.req.path.startsWith('/api/sync/');
    const wait = records ? 0 : pace.take(addressOf(c.env, c.req.raw.headers), now());
    if (wait > 0) throw tooMany(wait * 1000);
    await next();
  });
}
