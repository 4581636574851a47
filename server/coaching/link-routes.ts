import { Hono } from 'hono';
import { plainCode } from '#protocol/invitation-code';
import { acceptSchema, codeSchema } from '#protocol/invitations';
import { requireSession, type SignedIn, sessionOf } from '../access/session';
import { createClientAddress } from '../http/client-address';
import { formOf } from '../http/form';
import { createRateLimiter, type Limit } from '../http/rate-limit';
import { accept } from './accept';
import { findInvitation } from './invitations';
import { type CardOf, lookAt } from './look';
import { refusal } from './refusals';
import type { CoachingDeps } from './routes';
import { createInvitationSecrets } from './secrets';

const QUARTER_MS = 15 * 60_000;
const LOOKS: Limit = { max: 120, windowMs: QUARTER_MS };
/** With 40 bits a code is found in some ten million years at this pace, from one address. */
const CODES: Limit = { max: 10, windowMs: QUARTER_MS };
const ACCEPTS: Limit = { max: 30, windowMs: QUARTER_MS };

export type LinkDeps = CoachingDeps & {
  readonly cardOf: CardOf;
  /** Whether a token names a charge, of which nothing else is told here. */
  readonly isCharge: (token: string) => boolean;
};

/** What a shared link or a typed code leads to, to be mounted at /api/links. Looking uses nothing up. */
export function linkRoutes(deps: LinkDeps): Hono<SignedIn> {
  const { db, now, cardOf, isCharge } = deps;
  const routes = new Hono<SignedIn>();
  const limiter = createRateLimiter(deps);
  const addressOf = createClientAddress(deps.env.trustedProxies);
  const secrets = createInvitationSecrets(deps.secret);

  /** Whose account waits to be erased reads as a visitor. */
  async function readerOf(headers: Headers): Promise<string | null> {
    const session = await sessionOf(deps, headers);
    return session && session.erasesAt === undefined ? session.user.id : null;
  }

  routes.get('/:token', async (c) => {
    const { headers } = c.req.raw;
    await limiter.take('link-looks', addressOf(c.env, headers), LOOKS);
    const token = c.req.param('token');
    if (isCharge(token)) return c.json({ type: 'charge' });
    const invitation = await findInvitation(db, { token_hash: secrets.tokenHash(token) });
    return c.json(await lookAt(db, cardOf, invitation, await readerOf(headers), now()));
  });

  routes.post('/code', async (c) => {
    const { headers } = c.req.raw;
    const reader = await readerOf(headers);
    await limiter.take('link-codes', addressOf(c.env, headers), CODES);
    if (reader !== null) await limiter.take('link-codes', reader, CODES);
    const code = plainCode((await formOf(c, codeSchema)).code);
    const found =
      code === null ? undefined : await findInvitation(db, { code_hash: secrets.codeHash(code) });
    const look = await lookAt(db, cardOf, found, reader, now());
    if (!found) throw refusal('unknown_invitation');
    return c.json({ ...look, ticket: secrets.tokenOf(found.id) });
  });

  routes.post('/:token/accept', requireSession(deps), async (c) => {
    const student = c.get('user');
    const form = await formOf(c, acceptSchema);
    await limiter.take('link-accepts', student.id, ACCEPTS);
    const hash = secrets.tokenHash(c.req.param('token'));
    return c.json({ link: await accept(deps, student, hash, form) });
  });
  return routes;
}
