import * as v from 'valibot';
import type { Client } from './client';

const readOrigins = v.parser(v.object({ origins: v.array(v.string()) }));

/**
 * Where an answer's `url` may send the browser: an address of this app, or of an origin that the
 * server's settings name. null for anywhere else, and while the server does not say.
 */
export async function redirectAddress(
  url: string,
  origin: string,
  client: Client,
): Promise<string | null> {
  if (!URL.canParse(url, origin)) return null;
  const target = new URL(url, origin);
  // A blob: address has the origin that made it.
  if (!/^https?:$/.test(target.protocol)) return null;
  if (target.origin === new URL(origin).origin) return target.href;
  const { origins } = await client.get('/api/redirect-origins', { read: readOrigins });
  return origins.includes(target.origin) ? target.href : null;
}
