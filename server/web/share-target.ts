import type { Context } from 'hono';

/**
 * A file shared with the app is for its service worker. It arrives here only while a browser has no
 * worker: nothing is stored, and the import screen explains that.
 */
export async function shareWithoutWorker(c: Context): Promise<Response> {
  // Let go of as it comes: a browser that is cut off while it sends never hears the answer.
  await c.req.raw.body?.pipeTo(new WritableStream()).catch(() => undefined);
  c.header('Cache-Control', 'no-store');
  return c.redirect('/app/import?shared=lost', 303);
}
