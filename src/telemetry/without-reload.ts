/**
 * Loads a part that the app works without. What blocks advertising may block it as well, and a
 * page is not reloaded for that, as it is for a part that a screen needs (pwa/preload-error).
 */
export function withoutReload<T>(load: () => Promise<T>): Promise<T> {
  const spare = (event: Event) => event.stopImmediatePropagation();
  addEventListener('vite:preloadError', spare, { capture: true });
  return load().finally(() => {
    removeEventListener('vite:preloadError', spare, { capture: true });
  });
}
