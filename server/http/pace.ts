import { createMiddleware } from 'hono/factory';
import type { Deps } from '../deps';
import { createClientAddress } from './client-address';
import { network } from './network';
import { tooMany } from './rate-limit';

/** Requests that may come at once, and how many are earned back each second. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** Per address, for everything but records; a whole gym may share one. */
const OF_AN_ADDRESS: Allowance = { burst: 6_000, perSecond: 100 };
/**
 * Records per address, beside the pace per person, for requests without a session. It is wide
 * because providers put customers behind one address, who return together after an outage. Even a
 * thousand people in training make some thirty requests a second.
 */
const RECORDS_OF_AN_ADDRESS: Allowance = { burst: 12_000, perSecond: 200 };
/** The memory of one process stays small. */
const REMEMBERED = 50_000;

interface Bucket {
  left: number;
  at: number;
}

/** How fast one address may ask; what is not named is as wide as it is for everybody. */
export interface Allowances {
  readonly others?: Allowance;
  readonly records?: Allowance;
}

export interface Pace {
  /** Seconds to wait before the next request, 0 when it may pass now. */
  take(who: string, now: number): number;
  /** Takes one, or throws 429, which names the wait. */
  pass(who: string, now: number): void;
}

/** A token bucket for each, in memory: it guards one process against a client that runs wild. */
export function createPace({ burst, perSecond }: Allowance): Pace {
  const buckets = new Map<string, Bucket>();
  const pace: Pace = {
    take(who, now) {
      const bucket = buckets.get(who) ?? { left: burst, at: now };
      const earned = (Math.max(0, now - bucket.at) / 1000) * perSecond;
      const left = Math.min(burst, bucket.left + earned);
      const passes = left >= 1;
      // A map is in the order of its keys' coming: who asks goes to the end.
      buckets.delete(who);
      buckets.set(who, { left: passes ? left - 1 : left, at: now });
      if (buckets.size > REMEMBERED) dropOldest(buckets);
      return passes ? 0 : Math.ceil((1 - left) / perSecond);
    },
    pass(who, now) {
      const wait = pace.take(who, now);
      if (wait > 0) throw tooMany(wait * 1000);
    },
  };
  return pace;
}

/**
 * Forgets those that were longest away, who have earned most back. Several at once: to find the first key
 * of a map takes the longer, the more were taken from there.
 */
function dropOldest(buckets: Map<string, Bucket>): void {
  let left = REMEMBERED / 10;
  for (const who of buckets.keys()) {
    if (left === 0) return;
    buckets.delete(who);
    left -= 1;
  }
}

/**
 * The pace per address (IPv6 per /64) for requests without a count of their own. They are mostly
 * reads, and records before the session is known. A 429 names the wait.
 */
export function pacedByAddress(
  { env, now }: { env: Pick<Deps['env'], 'trustedProxies'>; now: () => number },
  { others = OF_AN_ADDRESS, records = RECORDS_OF_AN_ADDRESS }: Allowances = {},
) {
  const paces = { others: createPace(others), records: createPace(records) };
  const addressOf = createClientAddress(env.trustedProxies);
  return createMiddleware(async ({ env: bindings, req }, next) => {
    const isRecords = req.path === '/api/sync' || req.path.startsWith('/api/sync/');
    const who = network(addressOf(bindings, req.raw.headers));
    (isRecords ? paces.records : paces.others).pass(who, now());
    await next();
  });
}
