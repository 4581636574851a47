import { Hono } from 'hono';
import { type Report, reportSchema } from '#protocol/coaching/professionals';
import type { PublicProgramAnswer } from '#protocol/programs/program-links';
import { createReporter } from '../access/reporter';
import type { Deps } from '../core/deps';
import { createClientAddress } from '../http/client-address';
import { HttpError } from '../http/errors';
import { formOf } from '../http/form';
import { createRateLimiter, type Limit } from '../http/rate-limit';
import { openLink } from './links';
import type { SharedBy } from './own-routes';

const HOUR_MS = 3_600_000;
/** Limit for unknown links only; existing ones may be opened without limit. */
const LOOKS: Limit = { max: 600, windowMs: HOUR_MS };
/** Reports of one link by everybody: more of them add nothing. */
const REPORTS_OF_ONE: Limit = { max: 30, windowMs: 24 * HOUR_MS };

/** A link, its owner, and the reporting person: null for a visitor. */
interface About {
  readonly link: string;
  readonly owner: string;
  readonly reporter: string | null;
}

interface PublicDeps extends Deps {
  readonly sharedBy: SharedBy;
  readonly keepReport: (about: About, report: Report) => Promise<void>;
}

const unknown = () => new HttpError(404, 'unknown_link', 'Nenhuma ficha neste endereço.');

/** Routes of shared fichas for everybody with a link, to be mounted at /api/public/programs. */
export function publicProgramRoutes(deps: PublicDeps): Hono {
  const { db } = deps;
  const routes = new Hono();
  const limiter = createRateLimiter(deps);
  const reporterOf = createReporter(deps);
  const addressOf = createClientAddress(deps.env.trustedProxies);

  async function linkOf(id: string) {
    const link = await openLink(db, id);
    if (!link) throw unknown();
    return link;
  }

  routes.get('/:id', async (c) => {
    const looks = [
      { action: 'public-program', who: addressOf(c.env, c.req.raw.headers), limit: LOOKS },
    ];
    const link = await limiter.guess(looks, (trx) => openLink(trx, c.req.param('id')));
    if (!link) throw unknown();
    const { row, owner } = link;
    const by = await deps.sharedBy(owner);
    const told: PublicProgramAnswer = { code: row.code, updatedAt: row.updated_at, by };
    return c.json(told);
  });

  routes.post('/:id/report', async (c) => {
    const reporter = await reporterOf(c);
    const report = await formOf(c, reportSchema);
    const { row, owner } = await linkOf(c.req.param('id'));
    await limiter.take('reported', row.id, REPORTS_OF_ONE);
    await deps.keepReport({ link: row.id, owner, reporter }, report);
    return c.body(null, 204);
  });
  return routes;
}
