import { APIError } from 'better-auth/api';
import { HttpError } from '../../http/errors';
import { createRateLimiter, type Limit } from '../../http/rate-limit';
import type { AuthDeps } from '../session/auth-deps';

const CODE = 'second-factor';
const CODE_OF_DAY = 'second-factor-day';
const RECOVERY = 'recovery-code';
const MINUTE_MS = 60_000;
const QUARTER: Limit = { max: 10, windowMs: 15 * MINUTE_MS };
/**
 * Three codes are valid at any moment. With ten tries per quarter of an hour, an attacker with the
 * password would need about a year on average to guess one. With fifty a day it takes 18 years.
 */
const DAY: Limit = { max: 50, windowMs: 24 * 60 * MINUTE_MS };
/** The window is longer than a code is valid. */
const ONCE: Limit = { max: 1, windowMs: 2 * MINUTE_MS };

export type AccountLimits = ReturnType<typeof createAccountLimits>;

/** Limits per person for calls with forms that do not name the person; each throws a 429. */
export function createAccountLimits(deps: Pick<AuthDeps, 'db' | 'now'>) {
  const limiter = createRateLimiter(deps);

  async function take(action: string, who: string, limit: Limit): Promise<void> {
    try {
      await limiter.take(action, who, limit);
    } catch (error) {
      throw error instanceof HttpError ? spoken(error) : error;
    }
  }

  return {
    async code(person: string): Promise<void> {
      await take(CODE, person, QUARTER);
      await take(CODE_OF_DAY, person, DAY);
    },
    /** Uncounts a right code, so that only misses count. */
    async rightCode(person: string): Promise<void> {
      await limiter.giveBack(CODE, person);
      await limiter.giveBack(CODE_OF_DAY, person);
    },
    recovery: (person: string) => take(RECOVERY, person, QUARTER),
    rightRecovery: (person: string) => limiter.giveBack(RECOVERY, person),
    /** Whether this person uses this code for the first time in the last two minutes. */
    async firstUse(person: string, code: string): Promise<boolean> {
      try {
        await limiter.take('second-factor-code', `${person} ${code}`, ONCE);
        return true;
      } catch (error) {
        if (error instanceof HttpError) return false;
        throw error;
      }
    },
  };
}

/** Converts the error, because the library passes on only its own error class. */
function spoken(error: HttpError): APIError {
  const body = { code: error.code, message: error.message };
  return new APIError('TOO_MANY_REQUESTS', body, { ...error.headers });
}
