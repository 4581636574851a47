/** Delay for Safari, which lacks idle callbacks, ms. */
const SOON_MS = 1000;

/** Calls once when the browser is idle; returns what calls it off. */
export function whenIdle(then: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const request = requestIdleCallback(then);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(then, SOON_MS);
  return () => clearTimeout(timer);
}
