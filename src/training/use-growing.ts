import { type RefObject, useEffect, useRef, useState } from 'react';

const FIRST = 30;
const MORE = 60;

interface Growing {
  /** How many rows are on the page. */
  readonly shown: number;
  /** Goes below the last of them. */
  readonly end: RefObject<HTMLDivElement | null>;
}

interface Remembered {
  /** How far the list had grown when it was left. */
  readonly shown: number;
  readonly onGrow: (shown: number) => void;
}

/** How much of a long list is on the page: a screenful at first, the rest as it is scrolled to. */
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
