import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

const deflate = promisify(gzip);

/** Bytes below which a packet is sent either way, and compressing only costs. */
const WORTH_BYTES = 4096;
/** Records are words and small numbers that repeat: more effort gains a few percent. */
const LEVEL = 4;

/**
 * Answers JSON, compressed when it is large and the asker reads gzip. Only for answers that hold
 * nothing an attacker could put there beside a secret (BREACH: Gluck, Harris, Prado, 2013).
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
