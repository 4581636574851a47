import { type RefObject, useEffect, useRef } from 'react';

function dockTop(row: Element): number {
  const over = row.closest('[data-over-dock]');
  const height = over ? getComputedStyle(over).getPropertyValue('--dock-h') : '';
  return window.innerHeight - Number.parseFloat(height || '0');
}

/**
 * Keeps the current set's row visible between bar, dock and toast. A new exercise shows its name
 * instead. It also runs after a logged set, because the effort question makes the dock taller.
 */
export function useInSight(
  page: RefObject<HTMLElement | null>,
  exerciseKey: string,
  setKey: string | null,
  loggedKey: string | null,
): void {
  const shown = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the dock is taller after a logged set, and rows change with the set at hand
  useEffect(() => {
    function show() {
      const opened = shown.current === null;
      const turned = !opened && shown.current !== exerciseKey;
      shown.current = exerciseKey;
      // A dock in the flow of the page would move away from the thumb.
      if (document.documentElement.hasAttribute('data-dock-loose')) return;
      const calm = turned || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (turned) window.scrollTo({ top: 0 });
      const row = page.current?.querySelector('[aria-current="step"]');
      // Without a toast the name stays visible, if the dock does not cover the row.
      if (!row || (opened && row.getBoundingClientRect().bottom <= dockTop(row))) return;
      row.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
    }

    // The dock reports its new height in the first of these frames.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [page, exerciseKey, setKey, loggedKey]);
}
