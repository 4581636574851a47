import { Hono } from 'hono';
import { changeScopesSchema } from '#protocol/coaching/coaching';
import { invitationListSchema } from '#protocol/coaching/invitation-lists';
import { newInvitationSchema } from '#protocol/coaching/invitations';
import { inTransactionOf } from '../access/held-accounts';
import { requireSession, type SignedIn } from '../access/session';
import type { Deps } from '../core/deps';
import { formOf } from '../http/form';
import { createPace } from '../http/pace';
import { createRateLimiter, type Limit } from '../http/rate-limit';
import { makeInvitation, openInvitations, revokeInvitation } from './invitations';
import { inviteList } from './invite-list';
import { changeScopes, endLink, setAside } from './links';
import { coachLinksOf, studentsOf } from './lists';
import { createInvitationSecrets } from './secrets';

const HOUR_MS = 3_600_000;
const INVITATIONS: Limit = { max: 60, windowMs: HOUR_MS };
/** Requests with a portion of a list, including repeated ones. */
const LISTS: Limit = { max: 120, windowMs: HOUR_MS };
const CHANGES: Limit = { max: 240, windowMs: HOUR_MS };
/** Limit per person: the list reads the preferences of each student, which may be long. */
const PACE = { burst: 120, perSecond: 0.5 };

/** Dependencies of coaching, with the secret for links and invitations. */
export type CoachingDeps = Deps & { readonly secret: string };

/** Routes of a person's links to students and coaches, to be mounted at /api/coaching. */
export function coachingRoutes(deps: CoachingDeps): Hono<SignedIn> {
  const { db, now } = deps;
  const routes = new Hono<SignedIn>();
  const signedIn = requireSession(deps);
  const limiter = createRateLimiter(deps);
  const secrets = createInvitationSecrets(deps.secret);
  const pace = createPace(PACE);

  routes.get('/students', signedIn, async (c) => {
    const { id } = c.get('user');
    pace.pass(id, now());
    return c.json({ students: await studentsOf(db, id) });
  });
  routes.get('/coaches', signedIn, async (c) =>
    c.json({ coaches: await coachLinksOf(db, c.get('user').id) }),
  );

  routes.get('/invitations', signedIn, async (c) =>
    c.json({ invitations: await openInvitations(db, c.get('user').id, now()) }),
  );
  routes.post('/invitations', signedIn, async (c) => {
    const { id } = c.get('user');
    const form = await formOf(c, newInvitationSchema);
    await limiter.take('invitations', id, INVITATIONS);
    const made = await inTransactionOf(db, id, (trx) =>
      makeInvitation(trx, secrets, id, form, now()),
    );
    return c.json(made, 201);
  });
  routes.post('/invitations/list', signedIn, async (c) => {
    const professional = c.get('user');
    const form = await formOf(c, invitationListSchema);
    await limiter.take('invitation-lists', professional.id, LISTS);
    const people = await inviteList({ ...deps, secrets, limiter }, professional, form);
    return c.json({ people }, 201);
  });
  routes.delete('/invitations/:id', signedIn, async (c) => {
    const { id } = c.get('user');
    await inTransactionOf(db, id, (trx) => revokeInvitation(deps, trx, id, c.req.param('id')));
    return c.body(null, 204);
  });

  routes.post('/links/:id/scopes', signedIn, async (c) => {
    const student = c.get('user').id;
    const form = await formOf(c, changeScopesSchema);
    await limiter.take('link-changes', student, CHANGES);
    const changed = await inTransactionOf(db, student, (trx) =>
      changeScopes(deps, trx, student, c.req.param('id'), form),
    );
    return c.json(changed);
  });
  routes.post('/links/:id/end', signedIn, async (c) => {
    const person = c.get('user');
    await limiter.take('link-changes', person.id, CHANGES);
    return c.json(
      await inTransactionOf(db, person.id, (trx) => endLink(deps, trx, person, c.req.param('id'))),
    );
  });
  routes.post('/links/:id/archive', signedIn, async (c) => {
    const { id } = c.get('user');
    await limiter.take('link-changes', id, CHANGES);
    return c.json(
      await inTransactionOf(db, id, (trx) => setAside(trx, id, c.req.param('id'), now())),
    );
  });
  routes.post('/links/:id/unarchive', signedIn, async (c) => {
    const { id } = c.get('user');
    await limiter.take('link-changes', id, CHANGES);
    return c.json(
      await inTransactionOf(db, id, (trx) => setAside(trx, id, c.req.param('id'), null)),
    );
  });
  return routes;
}
