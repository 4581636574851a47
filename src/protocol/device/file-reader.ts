/** The script of the worker that reads people's files. */
const FILE_READER = /(^|\/)assets\/import\.worker-[^/]*\.js$/;

/**
 * The policy of that worker: it runs the app's own scripts and SQLite as WebAssembly, and reaches
 * nothing but the app's own files. Pages may not compile WebAssembly.
 */
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The Content-Security-Policy of a script; null for one without. */
export function scriptPolicy(path: string): string | null {
  return FILE_READER.test(path) ? POLICY : null;
}
