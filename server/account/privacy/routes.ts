import { Hono } from 'hono';
import { guardianSchema } from '#domain/account/guardian';
import type { PrivacyAnswer } from '#protocol/account/privacy';
import { guardianOf, isMinor, keepGuardian } from '../../access/guardian';
import { grantsGivenBy } from '../../access/link-history';
import { accessesOf } from '../../access/screening-access';
import { requireSession, type SignedIn } from '../../access/session';
import type { Deps } from '../../core/deps';
import { HttpError } from '../../http/errors';
import { formOf } from '../../http/form';
import { createRateLimiter } from '../../http/rate-limit';

const HOUR_MS = 3_600_000;

/** Routes of /api/privacy: what the server knows about the consents of the signed-in person. */
export function privacyRoutes(deps: Deps): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  const limiter = createRateLimiter(deps);
  const { db } = deps;

  async function told(person: string): Promise<PrivacyAnswer> {
    const guardian = await guardianOf(db, person);
    const guardianDue = guardian === null && (await isMinor(db, person, deps.now()));
    const coaches = (await grantsGivenBy(db, person)).map((one) => ({
      ...one,
      grants: one.grants.map((grant) => ({ ...grant, scopes: [...grant.scopes] })),
    }));
    return { guardianDue, guardian, accesses: await accessesOf(db, person), coaches };
  }

  routes.get('/', requireSession(deps), async (c) => c.json(await told(c.get('user').id)));

  routes.post('/guardian', requireSession(deps), async (c) => {
    const { id } = c.get('user');
    await limiter.take('guardian', id, { max: 10, windowMs: HOUR_MS });
    const guardian = await formOf(c, guardianSchema);
    if (!(await isMinor(db, id, deps.now()))) {
      throw new HttpError(409, 'not_minor', 'A autorização é só para quem tem menos de 18 anos.');
    }
    await keepGuardian(db, id, guardian, deps.now());
    return c.json(await told(id));
  });
  return routes;
}
