import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names';
import styles from './dock.module.css';

interface DockProps {
  children: ReactNode;
  /** nav has no border and no padding of its own. */
  look?: 'panel' | 'bare';
  className?: string | undefined;
}

/**
 * What stays at the bottom of the screen. Keeps `--dock-h` true, by which toasts, scroll padding
 * and the page's end know how much of the screen it takes. Static where it would take too much:
 * the root then says `data-dock-loose`, so that toasts keep off it.
 */
export function Dock({ children, look = 'panel', className }: DockProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const dock = ref.current;
    if (!dock) return;
    const root = document.documentElement;
    let known = '';
    const measure = () => {
      const pinned = getComputedStyle(dock).position === 'fixed';
      const height = pinned ? `${dock.offsetHeight}px` : '0px';
      // Every element inherits it: the whole page would get its style anew.
      if (height !== known) root.style.setProperty('--dock-h', height);
      known = height;
      root.toggleAttribute('data-dock-loose', !pinned);
    };
    const sizes = new ResizeObserver(measure);
    // A class may let it go without changing its size
    const classes = new MutationObserver(measure);
    sizes.observe(dock);
    classes.observe(dock, { attributeFilter: ['class'] });
    return () => {
      sizes.disconnect();
      classes.disconnect();
      root.style.removeProperty('--dock-h');
      root.removeAttribute('data-dock-loose');
    };
  }, []);

  return (
    <div ref={ref} className={classNames(styles.dock, styles[look], className)}>
      {children}
    </div>
  );
}
