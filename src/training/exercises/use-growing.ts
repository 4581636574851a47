import { type RefObject, useEffect, useRef, useState } from 'react';

const FIRST = 30;
const MORE = 60;

interface Growing {
  /** Number of rendered rows. */
  readonly shown: number;
  /** Ref for an element below the last row. */
  readonly end: RefObject<HTMLDivElement | null>;
}

interface Remembered {
  /** Number of rows when the list was left. */
  readonly shown: number;
  readonly onGrow: (shown: number) => void;
}

/** Renders a part of a long list: a screenful at first, more on scrolling. */
export function useGrowing(total: number, remembered?: Remembered): Growing {
  const [shown, setShown] = useState(Math.max(remembered?.shown ?? 0, FIRST));
  const onGrow = remembered?.onGrow;
  const end = useRef<HTMLDivElement>(null);
  const rest = total > shown;

  useEffect(() => {
    const mark = end.current;
    if (!rest || !mark) return;
    const watcher = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        setShown(shown + MORE);
        onGrow?.(shown + MORE);
      },
      { rootMargin: '600px' },
    );
    watcher.observe(mark);
    return () => watcher.disconnect();
  }, [rest, shown, onGrow]);

  return { shown, end };
}
