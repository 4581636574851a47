import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './page.module.css';

interface PageProps {
  children: ReactNode;
  /** read is 640 px, app the whole 1200. */
  width?: 'narrow' | 'read' | 'app';
  /** Beside the content from 1100 px up, below it otherwise. */
  aside?: ReactNode;
  className?: string | undefined;
}

/** The column of a screen: margins, rhythm and room for what is pinned below. */
export function Page({ children, width = 'read', aside, className }: PageProps) {
  const column = <div className={classNames(styles.column, className)}>{children}</div>;
  if (!aside) {
    return (
      <div className={classNames(styles.page, styles[width])} data-over-dock>
        {column}
      </div>
    );
  }
  return (
    <div className={classNames(styles.page, styles.app, styles.split)} data-over-dock>
      {column}
      <aside className={styles.column}>{aside}</aside>
    </div>
  );
}

/** Equal cards, side by side where they fit. */
export function Grid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** Things one under the other, at the page's rhythm or closer. */
export function Stack({ children, gap = 'm' }: { children: ReactNode; gap?: 's' | 'm' | 'l' }) {
  return <div className={classNames(styles.stack, styles[`gap-${gap}`])}>{children}</div>;
}

/** Things in a row that wraps: chips, buttons. */
export function Cluster({ children }: { children: ReactNode }) {
  return <div className={styles.cluster}>{children}</div>;
}
