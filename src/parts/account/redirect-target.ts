import { searchOf } from '../page/use-query';
import type { Here } from './login-address';

const LONGEST = 2_000;

/**
 * The path of a `redirect` parameter: same origin, without parameters or fragment. Null for paths
 * that could lead elsewhere, such as `//e`, `/\e`, `/ok/../..//e` or encoded slashes, and for the
 * sign-in pages.
 */
export function redirectTarget(wish: string | null, origin: string): string | null {
  if (wish === null || wish.length > LONGEST || !wish.startsWith('/')) return null;
  // Parsing removes tabs and line breaks and converts backslashes, so these are refused first.
  if (/[^!-~]|\\/.test(encodeLetters(wish))) return null;
  if (!URL.canParse(wish, origin)) return null;
  const { origin: target, pathname } = new URL(wish, origin);
  if (target !== new URL(origin).origin) return null;
  if (pathname.includes('//') || /%(?:2f|5c|0|1|7f)/i.test(pathname)) return null;
  return /^\/(?:login|signup)(?:\/|$)/i.test(pathname) ? null : pathname;
}

/** Replaces letters and digits, which are allowed in a path also beyond ASCII. */
function encodeLetters(text: string): string {
  return text.replace(/\p{L}|\p{N}/gu, 'a');
}

/** The address after the sign-in: the path of `redirect` with all other parameters. */
export function addressAfterSignIn(here: Here, otherwise: string): string {
  const parameters = new URLSearchParams(here.search);
  const path = redirectTarget(parameters.get('redirect'), here.origin) ?? otherwise;
  parameters.delete('redirect');
  return `${path}${searchOf(parameters)}${here.hash}`;
}
