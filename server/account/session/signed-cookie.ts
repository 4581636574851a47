import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';

const signatureOf = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest();

/**
 * The content of a cookie that the auth library signed with this secret; null for a wrong
 * signature.
 */
export function signedText(value: string, secret: string): string | null {
  const end = value.lastIndexOf('.');
  if (end < 1) return null;
  const text = value.slice(0, end);
  const given = Buffer.from(value.slice(end + 1), 'base64');
  const own = signatureOf(text, secret);
  return given.length === own.length && timingSafeEqual(given, own) ? text : null;
}

/**
 * The request, in which cookies signed with the previous secret are signed with the current one.
 * The library knows one secret for cookies, and browsers keep a cookie until the library renews it.
 */
export function signedAnew(request: Request, current: string, previous: string): Request {
  const cookies = Object.entries(parse(request.headers.get('cookie') ?? ''));
  const texts = cookies.map(([, value]) => signedText(value, previous));
  if (texts.every((text) => text === null)) return request;
  const lines = cookies.map(([name, value], at) => {
    const text = texts[at] ?? null;
    const said = text === null ? value : `${text}.${signatureOf(text, current).toString('base64')}`;
    return `${name}=${encodeURIComponent(said)}`;
  });
  const headers = new Headers(request.headers);
  headers.set('cookie', lines.join('; '));
  return new Request(request, { headers });
}
