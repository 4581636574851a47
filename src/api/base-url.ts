/**
 * Checks the configured address of the API and returns it without a trailing slash. The auth client
 * words its errors differently for some malformed addresses, so this check runs before it.
 */
export function validBaseUrl(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const absolute = /^https?:\/\/[^/?#\\\s]+/i.test(url);
  if (!parsed || !absolute || !/^https?:$/.test(parsed.protocol)) {
    throw new Error(`Invalid base URL: ${url}. Please provide a valid base URL.`);
  }
  return `${parsed.origin}${parsed.pathname}`.replace(/\/+$/, '');
}
