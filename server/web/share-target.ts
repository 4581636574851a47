import type { Context } from 'hono';

/**
 * A file shared with the app is for its service worker. It comes here only while a browser has no
 * worker yet: it is neither read nor kept, and the import screen says that it did not arrive.
 */
export function shareWithoutWorker(c: Context): Response {
  c.header('Cache-Control', 'no-store');
  // What is still on its way of the file is not wanted.
  c.header('Connection', 'close');
  return c.redirect('/app/import?shared=lost', 303);
}
