const TOUCHES = ['pointerdown', 'keydown'] as const;
/** Safari knows no idle callback. */
const SOON_MS = 1000;

/** Calls once the person has done something and the browser has nothing to do. */
export function afterFirstTouch(then: () => void): () => void {
  const cancel = new AbortController();
  const { signal } = cancel;
  const onTouch = () => {
    cancel.abort();
    if ('requestIdleCallback' in globalThis) requestIdleCallback(then);
    else setTimeout(then, SOON_MS);
  };
  for (const touch of TOUCHES) addEventListener(touch, onTouch, { signal, passive: true });
  return () => cancel.abort();
}
