import { Hono } from 'hono';
import type { Deps } from '../../core/deps';
import { HttpError } from '../../http/errors';
import { visibleByHandle } from './profile';

/**
 * GET /:handle/photo of a visible page, to be mounted at /api/public before the middleware that
 * forbids caching, because link previews fetch it often. The address changes with the picture.
 * After a page is withdrawn, caches have it for at most an hour.
 */
export function publicPhotoRoutes({ db, now }: Pick<Deps, 'db' | 'now'>): Hono {
  const routes = new Hono();
  routes.get('/:handle/photo', async (c) => {
    const page = await visibleByHandle(db, c.req.param('handle'), now());
    const photo = page
      ? await db
          .selectFrom('account_photo')
          .select(['image', 'version'])
          .where('user_id', '=', page.user_id)
          .executeTakeFirst()
      : undefined;
    c.header('X-Content-Type-Options', 'nosniff');
    if (!photo) throw new HttpError(404, 'no_photo', 'Não há foto aqui.');
    const etag = `"${photo.version}"`;
    c.header('Cache-Control', 'public, max-age=3600');
    c.header('ETag', etag);
    c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (c.req.header('if-none-match') === etag) return c.body(null, 304);
    return c.body(new Uint8Array(photo.image), 200, { 'Content-Type': 'image/jpeg' });
  });
  return routes;
}
