import { type RefObject, useLayoutEffect, useState } from 'react';

/** Above this share of the screen an element is no dock any more. */
const MOST = 0.55;

/** Whether an element takes so much of the screen's height that it must not be pinned. */
export function useTall(ref: RefObject<HTMLElement | null>): boolean {
  const [tall, setTall] = useState(false);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const isTall = () => element.offsetHeight > window.innerHeight * MOST;
    // Once too tall, it stays unpinned, because a dock that jumps between two places cannot be
    // tapped.
    const watcher = new ResizeObserver(() => setTall((before) => before || isTall()));
    const remeasure = () => setTall(isTall());
    watcher.observe(element);
    window.addEventListener('resize', remeasure);
    return () => {
      watcher.disconnect();
      window.removeEventListener('resize', remeasure);
    };
  }, [ref]);

  return tall;
}
