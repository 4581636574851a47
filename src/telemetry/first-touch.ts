const TOUCHES = ['pointerdown', 'keydown'] as const;
/** Delay for Safari, which lacks idle callbacks, ms. */
const SOON_MS = 1000;

/** Calls once after the person's first interaction, when the browser is idle. */
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
