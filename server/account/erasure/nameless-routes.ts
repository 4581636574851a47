import { Hono } from 'hono';
import { namelessKeySchema } from '#protocol/account/nameless';
import { requireSession, type SignedIn } from '../../access/session';
import type { Deps } from '../../core/deps';
import { isNameless } from '../../core/nameless';
import { HttpError } from '../../http/errors';
import { formOf } from '../../http/form';
import { createRateLimiter, type Limit } from '../../http/rate-limit';
import { eraseJoined, eraseLeft, standingOf } from './nameless';

const ENDINGS: Limit = { max: 30, windowMs: 15 * 60_000 };
const LOOKS: Limit = { max: 240, windowMs: 15 * 60_000 };

/** The ends of a nameless account, mounted at /api/account/nameless. */
export function namelessRoutes(deps: Deps): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  const limiter = createRateLimiter(deps);

  /** Its records are in the account of this session now. */
  routes.post('/joined', requireSession(deps), async (c) => {
    await limiter.take('nameless-joined', c.get('user').id, ENDINGS);
    return c.json({ erased: await eraseJoined(deps, await formOf(c, namelessKeySchema)) });
  });
  /** Whether the account of a key is still nameless; `unknown` if the server never heard of it. */
  routes.post('/standing', requireSession(deps), async (c) => {
    await limiter.take('nameless-standing', c.get('user').id, LOOKS);
    return c.json({ account: await standingOf(deps.db, await formOf(c, namelessKeySchema)) });
  });
  /** Its person leaves: everything goes at once. */
  routes.post('/erase', requireSession(deps, 'nameless'), async (c) => {
    const person = c.get('user');
    if (!isNameless(person)) {
      const message = 'Esta conta tem cadastro. Para excluí-la, use "Conta e segurança".';
      throw new HttpError(409, 'not_nameless', message);
    }
    await limiter.take('nameless-erase', person.id, ENDINGS);
    return c.json({ erased: await eraseLeft(deps, person.id) });
  });
  return routes;
}
