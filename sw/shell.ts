/** The document with which every route of the app starts. */
export const SHELL_URL = '/index.html';

const FILE = /\.[a-z0-9]{1,12}$/i;

/**
 * Whether the shell answers a navigation to this address. It answers everything of our origin
 * except the API and addresses that end in a file name, which belong to the server.
 */
export function opensShell(url: URL, origin: string): boolean {
  if (url.origin !== origin) return false;
  if (url.pathname === SHELL_URL) return true;
  const segments = url.pathname.split('/');
  return segments[1] !== 'api' && !FILE.test(segments.at(-1) ?? '');
}
