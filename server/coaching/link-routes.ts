import { type Context, Hono } from 'hono';
import { plainCode } from '#protocol/coaching/invitation-code';
import { type AnyLinkLook, acceptSchema, codeSchema } from '#protocol/coaching/invitations';
import { requireSession, type SignedIn, sessionOf } from '../access/session';
import { createClientAddress } from '../http/client-address';
import { HttpError } from '../http/errors';
import { formOf } from '../http/form';
import { type Counter, createRateLimiter, type Limit } from '../http/rate-limit';
import { accept } from './accept';
import { findInvitation, type Invitation, isOpen } from './invitations';
import { type CardOf, lookAt, photoOf, senderOf, withPhoto } from './look';
import { refusal } from './refusals';
import type { CoachingDeps } from './routes';
import { createInvitationSecrets } from './secrets';

const QUARTER_MS = 15 * 60_000;
/** Limit for looks at unknown links; existing ones do not count, however often people open them. */
const LOOKS: Limit = { max: 120, windowMs: QUARTER_MS };
/**
 * Limit for wrong codes. docs/decisions/0015-limits-count-misses.md has the time that a search
 * takes.
 */
const CODES: Limit = { max: 10, windowMs: QUARTER_MS };
const ACCEPTS: Limit = { max: 30, windowMs: QUARTER_MS };

export type LinkDeps = CoachingDeps & {
  readonly cardOf: CardOf;
  /**
   * The professional of a charge's link, null once it is over; undefined for a token of another
   * sort. Nothing else of the charge is shown here.
   */
  readonly chargerOf: (token: string) => Promise<string | null | undefined>;
};

/**
 * The target of a shared link or a typed code, mounted at /api/links. Looking does not use it up.
 */
export function linkRoutes(deps: LinkDeps): Hono<SignedIn> {
  const { db, now, cardOf, chargerOf } = deps;
  const routes = new Hono<SignedIn>();
  const limiter = createRateLimiter(deps);
  const addressOf = createClientAddress(deps.env.trustedProxies);
  const secrets = createInvitationSecrets(deps.secret);

  /** While an account waits for erasure, its person reads the link as a visitor. */
  async function readerOf(headers: Headers): Promise<string | null> {
    const session = await sessionOf(deps, headers);
    return session && session.erasesAt === undefined ? session.user.id : null;
  }

  /** Finds the invitation of a link; tokens of no invitation count against the reader's limit. */
  function invitationOf(token: string, c: Context): Promise<Invitation | undefined> {
    const looks = [
      { action: 'link-looks', who: addressOf(c.env, c.req.raw.headers), limit: LOOKS },
    ];
    return limiter.guess(looks, (trx) =>
      findInvitation(trx, { token_hash: secrets.tokenHash(token) }),
    );
  }

  /** The person whose photo a link shows; null once the link is over. */
  async function senderIdOf(token: string, c: Context): Promise<string | null> {
    const charger = await chargerOf(token);
    if (charger !== undefined) return charger;
    const invitation = await invitationOf(token, c);
    return invitation && isOpen(invitation, now()) ? invitation.professional_id : null;
  }

  routes.get('/:token/photo', async (c) => {
    const person = await senderIdOf(c.req.param('token'), c);
    const sender = person && (await senderOf(db, cardOf, person));
    const photo = person && sender ? await photoOf(db, person) : undefined;
    if (!photo) throw new HttpError(404, 'no_photo', 'Não há foto aqui.');
    return c.body(new Uint8Array(photo.image), 200, { 'Content-Type': 'image/jpeg' });
  });

  routes.get('/:token', async (c) => {
    const { headers } = c.req.raw;
    const token = c.req.param('token');
    const charger = await chargerOf(token);
    if (charger !== undefined) {
      const sender = charger === null ? null : await senderOf(db, cardOf, charger);
      const professional = charger && sender ? await withPhoto(db, sender, charger) : null;
      return c.json({ type: 'charge', professional } satisfies AnyLinkLook);
    }
    const invitation = await invitationOf(token, c);
    return c.json(await lookAt(db, cardOf, invitation, await readerOf(headers), now()));
  });

  routes.post('/code', async (c) => {
    const { headers } = c.req.raw;
    const reader = await readerOf(headers);
    const code = plainCode((await formOf(c, codeSchema)).code);
    // A text of the wrong length or with other characters is no guess, so no limit counts it.
    if (code === null) throw refusal('unknown_invitation');
    const counters: Counter[] = [
      addressOf(c.env, headers),
      ...(reader === null ? [] : [reader]),
    ].map((who) => ({ action: 'link-codes', who, limit: CODES }));
    const found = await limiter.guess(counters, (trx) =>
      findInvitation(trx, { code_hash: secrets.codeHash(code) }),
    );
    if (!found) throw refusal('unknown_invitation');
    const look = await lookAt(db, cardOf, found, reader, now());
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
