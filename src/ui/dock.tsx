import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names';
import styles from './dock.module.css';

interface DockProps {
  children: ReactNode;
  /** nav has no border and no padding of its own. */
  look?: 'panel' | 'bare';
  className?: string | undefined;
}

let told: CSSStyleSheet | undefined;

/**
 * By a rule for who asks: a property of the root, which all inherit, would have the whole page get
 * its style anew when a set is logged, and take longer than all the rest of that frame.
 */
function tellHeight(height: string): void {
  if (!told) {
    told = new CSSStyleSheet();
    document.adoptedStyleSheets.push(told);
  }
  told.replaceSync(`
    [data-over-dock] { --dock-h: ${height} }
    html { scroll-padding-block-end: calc(${height} + var(--s-4)) }
  `);
}

/**
 * What stays at the bottom of the screen. Keeps `--dock-h` true on what is `data-over-dock`, by which
 * toasts and the page's end know how much of the screen it takes. Static where it would take too
 * much: the root then says `data-dock-loose`, so that toasts keep off it.
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
      if (height !== known) tellHeight(height);
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
      tellHeight('0px');
      root.removeAttribute('data-dock-loose');
    };
  }, []);

  return (
    <div ref={ref} className={classNames(styles.dock, styles[look], className)}>
      {children}
    </div>
  );
}
