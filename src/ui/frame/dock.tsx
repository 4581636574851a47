import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names';
import styles from './dock.module.css';

interface DockProps {
  children: ReactNode;
  /** `bare` has no padding and no rounded corners. */
  look?: 'panel' | 'bare';
  className?: string | undefined;
}

let told: CSSStyleSheet | undefined;

/**
 * Writes a rule for the elements that use the height. A property on the root would restyle the
 * whole page when a set is logged, which takes longer than the rest of that frame.
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
 * The bar at the bottom of the screen. It keeps `--dock-h` current on `data-over-dock` elements, so
 * that toasts and the page's end know its height. Where it is static, in the flow of the page, the
 * root has `data-dock-loose`, so that toasts move to the top. A pinned panel gives the root
 * `data-dock-panel`, so that toasts join it as a strip.
 */
export function Dock({ children, look = 'panel', className }: DockProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const dock = ref.current;
    if (!dock) return;
    const root = document.documentElement;
    let known = '';
    const measure = () => {
      const { position } = getComputedStyle(dock);
      const height = position === 'fixed' ? `${dock.offsetHeight}px` : '0px';
      if (height !== known) tellHeight(height);
      known = height;
      root.toggleAttribute('data-dock-loose', position === 'static');
      root.toggleAttribute('data-dock-panel', look === 'panel' && position === 'fixed');
    };
    const sizes = new ResizeObserver(measure);
    // A class may unpin the dock without changing its size
    const classes = new MutationObserver(measure);
    sizes.observe(dock);
    classes.observe(dock, { attributeFilter: ['class'] });
    return () => {
      sizes.disconnect();
      classes.disconnect();
      tellHeight('0px');
      root.removeAttribute('data-dock-loose');
      root.removeAttribute('data-dock-panel');
    };
  }, [look]);

  return (
    <div ref={ref} className={classNames(styles.dock, styles[look], className)}>
      {children}
    </div>
  );
}
