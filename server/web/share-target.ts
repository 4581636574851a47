import type { Context } from 'hono';

/**
 * Handles a file shared with the app, which is meant for its service worker. It arrives here only
 * if a browser has no worker yet. Nothing is stored, and the import screen explains that.
 */
export async function shareWithoutWorker(c: Context): Promise<Response> {
  // The body is read and discarded, because a browser that is cut off while sending ignores the
  // answer.
  await c.req.raw.body?.pipeTo(new WritableStream()).catch(() => undefined);
  c.header('Cache-Control', 'no-store');
  return c.redirect('/app/import?shared=lost', 303);
}
