import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import { photoSchema } from '#protocol/account/account';
import { maySee } from '../../access/authorize';
import { areLinked } from '../../access/coaching';
import { inTransactionOf } from '../../access/held-accounts';
import { requireSession, type SignedIn } from '../../access/session';
import type { Deps } from '../../core/deps';
import { HttpError } from '../../http/errors';
import { createRateLimiter, type Limit } from '../../http/rate-limit';
import { bareSquareJpeg } from './jpeg';

const CHANGES: Limit = { max: 30, windowMs: 60 * 60_000 };

/** PUT and DELETE /photo of the signed-in person, to be mounted at /api/account. */
export function ownPhotoRoutes(deps: Deps): Hono<SignedIn> {
  const app = new Hono<SignedIn>();
  const signedIn = requireSession(deps);
  const limiter = createRateLimiter(deps);

  app.put('/photo', signedIn, async (c) => {
    const person = c.get('user').id;
    await limiter.take('photo', person, CHANGES);
    const form = v.safeParse(photoSchema, await c.req.json().catch(() => null));
    const image = form.success ? bareSquareJpeg(Buffer.from(form.output.image, 'base64')) : null;
    if (!image) {
      throw new HttpError(400, 'INVALID_PHOTO', 'Esta imagem não serve. Escolha outra foto.');
    }
    const version = randomBytes(9).toString('base64url');
    await inTransactionOf(deps.db, person, (trx) =>
      trx
        .insertInto('account_photo')
        .values({ user_id: person, version, image })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ version, image }))
        .execute(),
    );
    return c.json({ photo: version });
  });

  app.delete('/photo', signedIn, async (c) => {
    const person = c.get('user').id;
    await limiter.take('photo', person, CHANGES);
    await deps.db.deleteFrom('account_photo').where('user_id', '=', person).execute();
    return c.json({ photo: null });
  });
  return app;
}

/**
 * GET /:person/photo, to be mounted at /api/people; 204 if there is none, or if the viewer may not
 * see it. HTTP caches store nothing (the app does, until sign-out).
 */
export function photoRoutes(deps: Deps): Hono<SignedIn> {
  const app = new Hono<SignedIn>();
  app.get('/:person/photo', requireSession(deps), async (c) => {
    const person = c.req.param('person');
    const viewer = c.get('user');
    const seen = maySee(viewer, person) || (await areLinked(deps.db, viewer.id, person));
    const row = seen
      ? await deps.db
          .selectFrom('account_photo')
          .select('image')
          .where('user_id', '=', person)
          .executeTakeFirst()
      : undefined;
    // A 204, because browsers log every 404 of a list of people in their console.
    if (!row) return c.body(null, 204);
    return c.body(new Uint8Array(row.image), 200, { 'Content-Type': 'image/jpeg' });
  });
  return app;
}
