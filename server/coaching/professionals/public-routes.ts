import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { LABEL_LENGTH } from '#protocol/coaching/invitations';
import { reportSchema } from '#protocol/coaching/professionals';
import { createReporter } from '../../access/reporter';
import { requireSession, type SignedIn } from '../../access/session';
import type { Deps } from '../../core/deps';
import type { Database } from '../../db/schema';
import { createClientAddress } from '../../http/client-address';
import { HttpError } from '../../http/errors';
import { formOf } from '../../http/form';
import { createRateLimiter, type Limit } from '../../http/rate-limit';
import { type ProfileRow, publicProfileOf, visibleByHandle } from './profile';
import { keepReport } from './reports';

const HOUR_MS = 3_600_000;
/** Limit for unknown pages only; existing ones may be opened without limit. */
const LOOKS: Limit = { max: 600, windowMs: HOUR_MS };
/** Reports of one page by everybody: more of them add nothing. */
const REPORTS_OF_ONE: Limit = { max: 30, windowMs: 24 * HOUR_MS };
const REQUESTS: Limit = { max: 10, windowMs: HOUR_MS };
/**
 * Requests of one person to one professional: enough for repeated taps, but not for many
 * invitations.
 */
const REQUESTS_TO_ONE: Limit = { max: 3, windowMs: 24 * HOUR_MS };
/**
 * Requests of everybody to one professional: enough for a gym on its first day, but not for a
 * flood.
 */
const REQUESTS_OF_ONE: Limit = { max: 200, windowMs: 24 * HOUR_MS };

/** Creates a single-use invitation in a professional's name; returns its token. */
export type Invite = (professional: string, label: string) => Promise<string>;

const unknown = () =>
  new HttpError(404, 'unknown_page', 'Nenhuma página profissional neste endereço.');
const closed = () =>
  new HttpError(
    409,
    'closed_page',
    'Esta pessoa não recebe pedidos pela página agora. Fale com ela antes.',
  );

/** Routes of professionals' public pages, to be mounted at /api/public. */
export function publicRoutes(deps: Deps & { readonly invite: Invite }): Hono<SignedIn> {
  const { db, now } = deps;
  const routes = new Hono<SignedIn>();
  const limiter = createRateLimiter(deps);
  const reporterOf = createReporter(deps);
  const addressOf = createClientAddress(deps.env.trustedProxies);

  async function pageOf(handle: string): Promise<ProfileRow> {
    const row = await visibleByHandle(db, handle, now());
    if (!row) throw unknown();
    return row;
  }

  routes.get('/:handle', async (c) => {
    const looks = [
      { action: 'public-page', who: addressOf(c.env, c.req.raw.headers), limit: LOOKS },
    ];
    const row = await limiter.guess(looks, (trx) =>
      visibleByHandle(trx, c.req.param('handle'), now()),
    );
    if (!row) throw unknown();
    return c.json(publicProfileOf(row, await photoVersion(db, row.user_id)));
  });

  routes.post('/:handle/invitation', requireSession(deps), async (c) => {
    const { id, name } = c.get('user');
    await limiter.take('ask-to-train', id, REQUESTS);
    const { user_id: professional, takes_people } = await pageOf(c.req.param('handle'));
    if (professional === id) {
      throw new HttpError(409, 'own_page', 'Esta página é sua.');
    }
    if (takes_people !== 1) throw closed();
    await limiter.take('ask-to-train', `${id} ${professional}`, REQUESTS_TO_ONE);
    await limiter.take('asked-to-train', professional, REQUESTS_OF_ONE);
    const label = `Pela página: ${name}`.slice(0, LABEL_LENGTH);
    const token = await deps.invite(professional, label).catch((error: unknown) => {
      // Only the professional may learn why they cannot invite.
      throw error instanceof HttpError ? closed() : error;
    });
    return c.json({ token }, 201);
  });

  routes.post('/:handle/report', async (c) => {
    const reporter = await reporterOf(c);
    const report = await formOf(c, reportSchema);
    const { user_id: professional } = await pageOf(c.req.param('handle'));
    await limiter.take('reported', professional, REPORTS_OF_ONE);
    const about = { professional, link: null, reporter };
    await keepReport(db, about, report, now());
    return c.body(null, 204);
  });
  return routes;
}

async function photoVersion(db: Kysely<Database>, person: string): Promise<string | null> {
  const row = await db
    .selectFrom('account_photo')
    .select('version')
    .where('user_id', '=', person)
    .executeTakeFirst();
  return row?.version ?? null;
}
