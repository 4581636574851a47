/** Calls `work` after `ms`; returns what cancels it. */
export function schedule(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

/** Calls `work` each `ms`; returns what ends it. */
export function every(work: () => void, ms: number): () => void {
  const timer = setInterval(work, ms);
  return () => clearInterval(timer);
}

/** Where nothing is drawn, because nobody looks, nothing is waited for any longer. */
const UNDRAWN_MS = 500;

/**
 * Calls `work` once what has just changed is drawn, so that it takes the processor from nobody who
 * waits for that; returns what cancels it.
 */
export function afterDrawn(work: () => void): () => void {
  let over = false;
  const once = () => {
    if (over) return;
    over = true;
    clearTimeout(late);
    work();
  };
  const late = setTimeout(once, UNDRAWN_MS);
  // The next frame may begin before the change has come to the page; the one after it does not.
  globalThis.requestAnimationFrame?.(() => requestAnimationFrame(() => setTimeout(once)));
  return () => {
    over = true;
    clearTimeout(late);
  };
}

/** Resolves once what has just changed is drawn. */
export const drawn = () => new Promise<void>((resolve) => void afterDrawn(resolve));

/** Resolves in the task after the next frame: what the page shows by now has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, UNDRAWN_MS);
    globalThis.requestAnimationFrame?.(() =>
      setTimeout(() => {
        clearTimeout(late);
        resolve();
      }),
    );
  });
}
