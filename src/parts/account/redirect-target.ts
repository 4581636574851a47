import { searchOf } from '../page/use-query';

const LONGEST = 2_000;

/**
 * The path of a `redirect` parameter: same origin, without parameters or fragment. Null for
 * anything that could lead elsewhere, such as `//e`, `/\e`, `/ok/../..//e` or encoded slashes, and
 * for the sign-in pages.
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

type Here = Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>;

/**
 * Where a visitor is sent who opens `here`: all their parameters stay, `redirect` is added. The parts
 * are the browser's own, still encoded: a decoded path would lead to another address afterwards.
 */
export function loginAddress(here: Here): string {
  const parameters = new URLSearchParams(here.search);
  parameters.delete('redirect');
  if (here.pathname !== '/') parameters.set('redirect', here.pathname);
  return `/login${searchOf(parameters)}${here.hash}`;
}

/** The address after signing in: the wished path with all parameters but `redirect`. */
export function addressAfterSignIn(here: Here, otherwise: string): string {
  const parameters = new URLSearchParams(here.search);
  const path = redirectTarget(parameters.get('redirect'), here.origin) ?? otherwise;
  parameters.delete('redirect');
  return `${path}${searchOf(parameters)}${here.hash}`;
}
