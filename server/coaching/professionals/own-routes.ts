import { Hono } from 'hono';
import { publishSchema } from '#protocol/coaching/professionals';
import { inTransactionOf } from '../../access/held-accounts';
import { requireSession, type SignedIn } from '../../access/session';
import type { Deps } from '../../core/deps';
import { formOf } from '../../http/form';
import { createRateLimiter, type Limit } from '../../http/rate-limit';
import { ownProfileOf, ownRow } from './profile';
import { HandleTaken, publish, unpublish } from './publish';

const CHANGES: Limit = { max: 60, windowMs: 60 * 60_000 };

/** Routes of the signed-in person's page, to be mounted at /api/coaching/profile. */
export function ownProfileRoutes(deps: Deps): Hono<SignedIn> {
  const { db, now } = deps;
  const routes = new Hono<SignedIn>();
  const signedIn = requireSession(deps);
  const limiter = createRateLimiter(deps);

  async function told(person: string) {
    const row = await ownRow(db, person);
    return { profile: row ? ownProfileOf(row) : null };
  }

  routes.get('/', signedIn, async (c) => c.json(await told(c.get('user').id)));

  routes.put('/', signedIn, async (c) => {
    const { id } = c.get('user');
    const form = await formOf(c, publishSchema);
    await limiter.take('publish', id, CHANGES);
    try {
      await publish(db, id, form, now());
    } catch (error) {
      if (!(error instanceof HandleTaken)) throw error;
      const message = `Já existe uma página com o endereço ${form.handle}.`;
      const { suggestions } = error;
      return c.json({ code: 'handle_taken', message, suggestions }, 409);
    }
    return c.json(await told(id));
  });

  routes.post('/unpublish', signedIn, async (c) => {
    const { id } = c.get('user');
    await limiter.take('publish', id, CHANGES);
    await inTransactionOf(db, id, (trx) => unpublish(deps, trx, id));
    return c.json(await told(id));
  });
  return routes;
}
