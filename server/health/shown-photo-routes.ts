import { Hono } from 'hono';
import { sharePhotoSchema } from '#protocol/health/shared-photos';
import { inTransactionOf } from '../access/held-accounts';
import { requireSession, type SignedIn } from '../access/session';
import type { Deps } from '../core/deps';
import { HttpError } from '../http/errors';
import { formOf } from '../http/form';
import { createRateLimiter, type Limit } from '../http/rate-limit';
import { photosShownTo, pixelsShownTo, sharePhoto, sharesOf, takePhotoBack } from './shown-photos';

const CHANGES: Limit = { max: 300, windowMs: 60 * 60_000 };
const PHOTO_ID = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Routes of body photos that students share with single coaches, to be mounted at /api/coaching.
 */
export function sharedPhotoRoutes(deps: Deps): Hono<SignedIn> {
  const { db, now } = deps;
  const routes = new Hono<SignedIn>();
  const signedIn = requireSession(deps);
  const limiter = createRateLimiter(deps);

  routes.get('/photos', signedIn, async (c) =>
    c.json({ shares: await sharesOf(db, c.get('user').id) }),
  );
  routes.put('/links/:id/photos/:photo', signedIn, async (c) => {
    const student = c.get('user').id;
    const { id: link, photo } = c.req.param();
    const form = await formOf(c, sharePhotoSchema);
    if (!PHOTO_ID.test(photo))
      throw new HttpError(400, 'bad_request', 'Esta foto não pode ser mostrada.');
    await limiter.take('shared-photos', student, CHANGES);
    await inTransactionOf(db, student, (trx) =>
      sharePhoto(trx, student, { link, photo }, form, now()),
    );
    return c.body(null, 204);
  });
  routes.delete('/links/:id/photos/:photo', signedIn, async (c) => {
    const student = c.get('user').id;
    const { id: link, photo } = c.req.param();
    await limiter.take('shared-photos', student, CHANGES);
    await inTransactionOf(db, student, (trx) => takePhotoBack(deps, trx, student, { link, photo }));
    return c.body(null, 204);
  });
  routes.get('/students/:student/photos', signedIn, async (c) => {
    const photos = await photosShownTo(db, c.get('user').id, c.req.param('student'));
    return c.json({ photos });
  });
  routes.get('/students/:student/photos/:photo', signedIn, async (c) => {
    const image = await pixelsShownTo(db, c.get('user').id, c.req.param());
    return c.body(new Uint8Array(image), 200, { 'Content-Type': 'image/jpeg' });
  });
  return routes;
}
