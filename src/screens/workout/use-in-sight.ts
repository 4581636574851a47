import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the row of the set at hand where it can be read: between the bar and the dock, and clear of
 * the toast that says what was logged. Another exercise begins with its name instead. What was
 * logged counts too: the dock grows by the question about it.
 */
export function useInSight(
  page: RefObject<HTMLElement | null>,
  exerciseKey: string,
  setKey: string | null,
  loggedKey: string | null,
): void {
  const shown = useRef(exerciseKey);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the dock is taller after a logged set.
  useEffect(() => {
    function show() {
      const turned = shown.current !== exerciseKey;
      shown.current = exerciseKey;
      // A dock in the flow would move away from under the thumb.
      if (document.documentElement.hasAttribute('data-dock-loose')) return;
      const calm = turned || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (turned) window.scrollTo({ top: 0 });
      if (setKey === null) return;
      page.current
        ?.querySelector('[aria-current="step"]')
        ?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
    }

    // The dock says how tall it has become in the first of these frames.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [page, exerciseKey, setKey, loggedKey]);
}
