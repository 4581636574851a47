import { Hono } from 'hono';
import { decodeProgram } from '#domain/programs/ficha-code/decode';
import { publicCode } from '#domain/programs/ficha-code/public';
import { ownOfShared } from '#domain/programs/ficha-code/shape';
import {
  type OwnLinkAnswer,
  type OwnLinksAnswer,
  shareProgramSchema,
} from '#protocol/programs/program-links';
import { requireSession, type SignedIn } from '../access/session';
import type { Deps } from '../core/deps';
import { HttpError } from '../http/errors';
import { formOf, UNREADABLE } from '../http/form';
import { createRateLimiter, type Limit } from '../http/rate-limit';
import { dropLink, keepLink, type LinkPlace, ownLink, ownLinks } from './links';

const CHANGES: Limit = { max: 120, windowMs: 60 * 60_000 };
const PROGRAM = /^[A-Za-z0-9_-]{1,64}$/;

/** Reads the owner's published page as strangers see it; null without one. */
export type SharedBy = (person: string) => Promise<OwnLinkAnswer['by']>;

const unreadable = () => new HttpError(400, 'bad_request', UNREADABLE);

/** Routes of the signed-in person's ficha links, to be mounted at /api/programs. */
export function ownLinkRoutes(deps: Deps & { readonly sharedBy: SharedBy }): Hono<SignedIn> {
  const { db, now } = deps;
  const routes = new Hono<SignedIn>();
  const limiter = createRateLimiter(deps);

  async function told(place: LinkPlace): Promise<OwnLinkAnswer> {
    const row = await ownLink(db, place);
    const link = row && {
      id: row.id,
      code: row.code,
      updatedAt: row.updated_at,
      hidden: row.hidden,
    };
    return { link: link ?? null, by: await deps.sharedBy(place.person) };
  }

  routes.get('/links', requireSession(deps), async (c) => {
    const rows = await ownLinks(db, c.get('user').id);
    const links = rows.map(({ program_id, id, updated_at, hidden }) => ({
      program: program_id,
      id,
      updatedAt: updated_at,
      hidden,
    }));
    return c.json({ links } satisfies OwnLinksAnswer);
  });

  routes.get('/:program/link', requireSession(deps), async (c) =>
    c.json(await told(placeOf(c.get('user').id, c.req.param('program')))),
  );

  routes.put('/:program/link', requireSession(deps), async (c) => {
    const place = placeOf(c.get('user').id, c.req.param('program'));
    const { code } = await formOf(c, shareProgramSchema);
    await limiter.take('program-link', place.person, CHANGES);
    const shared = decodeProgram(code);
    if ('fault' in shared) throw unreadable();
    // The ficha is encoded again, so that nothing is stored that a reader would skip.
    await keepLink(db, place, publicCode(shared.draft, ownOfShared(shared)), now());
    return c.json(await told(place));
  });

  routes.delete('/:program/link', requireSession(deps), async (c) => {
    const place = placeOf(c.get('user').id, c.req.param('program'));
    await limiter.take('program-link', place.person, CHANGES);
    await dropLink(deps, place);
    return c.json(await told(place));
  });
  return routes;
}

function placeOf(person: string, program: string): LinkPlace {
  if (!PROGRAM.test(program)) throw unreadable();
  return { person, program };
}
