/** Reasons to look for news, besides local writes. */
export interface TriggerDeps {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
  every(work: () => void, ms: number): () => void;
}

const VISIBLE_EVERY_MS = 60_000;

/**
 * Calls `request` on focus, on regained network, on becoming visible, and every minute while
 * visible.
 */
export function startTriggers(request: () => void, deps: TriggerDeps): () => void {
  const { window, document } = deps;
  const whenVisible = () => {
    if (document.visibilityState === 'visible') request();
  };
  window.addEventListener('online', request);
  window.addEventListener('focus', request);
  document.addEventListener('visibilitychange', whenVisible);
  const cancel = deps.every(whenVisible, VISIBLE_EVERY_MS);
  return () => {
    window.removeEventListener('online', request);
    window.removeEventListener('focus', request);
    document.removeEventListener('visibilitychange', whenVisible);
    cancel();
  };
}
