import * as v from 'valibot';
import type { Client } from '../client';

const readOrigins = v.parser(v.object({ origins: v.array(v.string()) }));

/**
 * The address to which an answer's `url` may send the browser: in this app, or in an origin of the
 * server's settings. Null for others. Rejects if the settings cannot be read.
 */
export async function redirectAddress(
  url: string,
  origin: string,
  client: Client,
): Promise<string | null> {
  if (!URL.canParse(url, origin)) return null;
  const target = new URL(url, origin);
  // A blob: address reports the origin of the page that made it.
  if (!/^https?:$/.test(target.protocol)) return null;
  if (target.origin === new URL(origin).origin) return target.href;
  const { origins } = await client.get('/api/redirect-origins', { read: readOrigins });
  return origins.includes(target.origin) ? target.href : null;
}
