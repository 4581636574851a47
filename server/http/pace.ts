import { createMiddleware } from 'hono/factory';
import type { Deps } from '../core/deps';
import { createClientAddress } from './client-address';
import { network } from './network';
import { tooMany } from './rate-limit';

/** Maximum requests at once, and requests regained per second. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** Per address, for all requests except /api/sync; a whole gym may share one address. */
const OF_AN_ADDRESS: Allowance = { burst: 6_000, perSecond: 100 };
/**
 * Requests to /api/sync per address, with or without a session. It is wide because providers put
 * many customers behind one address, who return together after an outage. A thousand people in
 * training make some thirty requests a second.
 */
const RECORDS_OF_AN_ADDRESS: Allowance = { burst: 12_000, perSecond: 200 };
/** Maximum buckets in memory. */
const REMEMBERED = 50_000;

interface Bucket {
  left: number;
  at: number;
}

/** The pace for one address; the defaults apply to what is absent. */
export interface Allowances {
  readonly others?: Allowance;
  readonly records?: Allowance;
}

export interface Pace {
  /** Takes one request; returns the seconds to wait, 0 if it may pass now. */
  take(who: string, now: number): number;
  /** Takes one request, or throws a 429 that names the waiting time. */
  pass(who: string, now: number): void;
}

/**
 * A token bucket per client, in memory: it protects one process from a client with too many
 * requests.
 */
export function createPace({ burst, perSecond }: Allowance): Pace {
  const buckets = new Map<string, Bucket>();
  const pace: Pace = {
    take(who, now) {
      const bucket = buckets.get(who) ?? { left: burst, at: now };
      const earned = (Math.max(0, now - bucket.at) / 1000) * perSecond;
      const left = Math.min(burst, bucket.left + earned);
      const passes = left >= 1;
      // A Map keeps insertion order, so reinserting moves the client to the end.
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
 * Removes the clients that were inactive longest, because their buckets have refilled most. It
 * removes several at once: the more keys were deleted, the longer Map needs to find its first key.
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
 * The pace of all requests per address (IPv6 per /64); many, such as most reads, have no other
 * limit. Throws a 429 that names the waiting time.
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
