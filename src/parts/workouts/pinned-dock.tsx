import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names';
import { Dock } from '../../ui/frame/dock';

interface PinnedDockProps {
  className?: string | undefined;
  /** Class for the unpinned state in the flow of the page. */
  loose: string | undefined;
  inner?: string | undefined;
  children: ReactNode;
}

/** Pinned to the bottom, unless large text makes it the larger part of the screen. */
export function PinnedDock({ className, loose, inner, children }: PinnedDockProps) {
  const content = useRef<HTMLDivElement>(null);
  const tall = useTall(content);
  return (
    <Dock className={classNames(className, tall && loose)}>
      <div ref={content} className={inner}>
        {children}
      </div>
    </Dock>
  );
}

/** Above this share of the screen an element is no dock any more. */
const MOST = 0.55;
/** A dock beside the content, at most this wide, may take the height below the bar. */
const BESIDE = 0.6;
const BAR_PX = 80;

function mostHeight(width: number): number {
  const { innerWidth, innerHeight } = window;
  return width < innerWidth * BESIDE ? innerHeight - BAR_PX : innerHeight * MOST;
}

/** Whether an element takes so much of the screen's height that it must not be pinned. */
function useTall(ref: RefObject<HTMLElement | null>): boolean {
  const [tall, setTall] = useState(false);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const isTall = () => element.offsetHeight > mostHeight(element.offsetWidth);
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
