/** Calls `work` after `ms`; returns a function that cancels it. */
export function schedule(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

/** Calls `work` every `ms`; returns a function that ends it. */
export function every(work: () => void, ms: number): () => void {
  const timer = setInterval(work, ms);
  return () => clearInterval(timer);
}

/** Hidden pages draw nothing, so the wait ends after this time, ms. */
const UNDRAWN_MS = 500;

/**
 * Calls `work` after the latest change is drawn, so that it delays no frame; returns a function
 * that cancels it.
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
  // The next frame may start before the change is in the page; the one after it shows it.
  globalThis.requestAnimationFrame?.(() => requestAnimationFrame(() => setTimeout(once)));
  return () => {
    over = true;
    clearTimeout(late);
  };
}

/** Resolves once the latest change is drawn. */
export const drawn = () => new Promise<void>((resolve) => void afterDrawn(resolve));

/** Resolves in the task after the next frame, when the current page has been painted. */
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
