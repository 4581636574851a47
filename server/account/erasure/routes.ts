import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { PASSWORD_MAX } from '#domain/account/account';
import { standingRequestSchema } from '#protocol/account/account-data';
import { isErasedAccount } from '../../access/erased-mark';
import { requireSession, type SignedIn } from '../../access/session';
import type { Deps } from '../../core/deps';
import { createClientAddress } from '../../http/client-address';
import { HttpError } from '../../http/errors';
import { formOf, UNREADABLE } from '../../http/form';
import { createRateLimiter, type Limit } from '../../http/rate-limit';
import { leave, stay } from './leave';
import { tell } from './told';

const MINUTE_MS = 60_000;
const QUARTER: Pick<Limit, 'windowMs'> = { windowMs: 15 * MINUTE_MS };
const WRONG: Readonly<Record<string, string>> = {
  INVALID_PASSWORD: 'A senha não confere. Digite de novo.',
  CODE_REQUIRED: 'Digite também o código do seu app autenticador.',
  INVALID_CODE: 'O código não confere. Digite o que o app mostra agora.',
  CODE_USED: 'Este código já foi usado. Espere o próximo e digite de novo.',
};

const proofSchema = v.object({
  password: v.pipe(v.string(), v.maxLength(PASSWORD_MAX)),
  code: v.optional(v.pipe(v.string(), v.maxLength(32))),
});

/** POST /delete-user, to be mounted at /api/auth before the library's own routes. */
export function deleteUserRoute(deps: Deps): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  const limiter = createRateLimiter(deps);

  routes.post('/delete-user', requireSession(deps, 'leaving'), async (c) => {
    const person = c.get('user');
    await limiter.take('delete-user', person.id, { ...QUARTER, max: 20 });
    const wrong = await deps.auth.refusedProof(person.id, await formOf(c, proofSchema));
    if (wrong) throw new HttpError(400, wrong, WRONG[wrong] ?? UNREADABLE);
    const erasesAt = await leave(deps, person);
    const answer = c.json({ success: true, erasesAt });
    for (const line of await endedCookies(deps, c)) answer.headers.append('set-cookie', line);
    return answer;
  });
  return routes;
}

/** The cookies with which the library ends a session in a browser. */
async function endedCookies(deps: Deps, c: Context): Promise<string[]> {
  const url = new URL('/api/auth/sign-out', deps.env.webUrl);
  const headers = new Headers({ 'content-type': 'application/json', origin: url.origin });
  headers.set('cookie', c.req.header('cookie') ?? '');
  const ended = await deps.auth.handle(new Request(url, { method: 'POST', headers, body: '{}' }));
  return ended.headers.getSetCookie();
}

/** Acts on a whole account, mounted at /api/account. */
export function accountRoutes(deps: Deps): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  const addressOf = createClientAddress(deps.env.trustedProxies);
  const limiter = createRateLimiter(deps);

  routes.post('/cancel-deletion', requireSession(deps, 'leaving'), async (c) => {
    await limiter.take('cancel-deletion', c.get('user').id, { ...QUARTER, max: 20 });
    return c.json({ cancelled: await stay(deps, c.get('user')) });
  });
  // For devices without a session; the account's random id is the only key.
  routes.post('/standing', async (c) => {
    const address = addressOf(c.env, c.req.raw.headers);
    await limiter.take('standing', address, { ...QUARTER, max: 600 });
    const { account } = await formOf(c, standingRequestSchema);
    return c.json({ erased: await isErasedAccount(deps.db, account) });
  });
  routes.get('/data', requireSession(deps, 'leaving', 'nameless'), async (c) => {
    await limiter.take('account-data', c.get('user').id, { max: 20, windowMs: 60 * MINUTE_MS });
    return c.json(await tell(deps.db, c.get('user'), deps.now()));
  });
  return routes;
}
