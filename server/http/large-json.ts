import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

const deflate = promisify(gzip);

/** Smaller answers fit into few packets, so compression would save nothing. */
const WORTH_BYTES = 4096;
/** Records are words and small numbers that repeat, so a higher level gains only a few percent. */
const LEVEL = 4;

/**
 * Answers JSON, compressed if it is large and the client accepts gzip. The answer must not contain
 * an attacker's text beside a secret (BREACH: Gluck, Harris, Prado, 2013).
 */
export async function largeJson(
  c: Context,
  value: unknown,
  status: ContentfulStatusCode,
): Promise<Response> {
  const text = JSON.stringify(value);
  const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' };
  const reads = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
  if (!reads || text.length < WORTH_BYTES) return c.body(text, status, headers);
  const packed = await deflate(text, { level: LEVEL });
  return c.body(new Uint8Array(packed), status, { ...headers, 'Content-Encoding': 'gzip' });
}
