const LONGEST = 2_000;

/**
 * The path that a `redirect` parameter may lead to: one of this origin, without parameters or
 * fragment of its own. null for anything that could lead elsewhere, such as `//e`, `/\e`,
 * `/ok/../..//e` or encoded slashes, and for the pages of signing in themselves.
 */
export function redirectTarget(wish: string | null, origin: string): string | null {
  if (wish === null || wish.length > LONGEST || !wish.startsWith('/')) return null;
  // Parsing drops tabs and line breaks and turns backslashes, so they are refused before it.
  if (/[^!-~]|\\/.test(encodeLetters(wish))) return null;
  if (!URL.canParse(wish, origin)) return null;
  const { origin: target, pathname } = new URL(wish, origin);
  if (target !== new URL(origin).origin) return null;
  if (pathname.includes('//') || /%(?:2f|5c|0|1|7f)/i.test(pathname)) return null;
  return /^\/(?:login|signup)(?:\/|$)/i.test(pathname) ? null : pathname;
}

/** Letters beyond ASCII are fine in a path; what is invisible among them is not. */
function encodeLetters(text: string): string {
  return text.replace(/\p{L}|\p{N}/gu, 'a');
}

/** Where a visitor is sent who asks for `path`: all their parameters stay, `redirect` is added. */
export function loginAddress(path: string, search: string, hash: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('redirect');
  if (path !== '/') parameters.set('redirect', path);
  return `/login${query(parameters)}${hash}`;
}

/** Where they go once signed in: the path they asked for, with all parameters but `redirect`. */
export function addressAfterSignIn(
  search: string,
  hash: string,
  origin: string,
  otherwise: string,
): string {
  const parameters = new URLSearchParams(search);
  const path = redirectTarget(parameters.get('redirect'), origin) ?? otherwise;
  parameters.delete('redirect');
  return `${path}${query(parameters)}${hash}`;
}

function query(parameters: URLSearchParams): string {
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
