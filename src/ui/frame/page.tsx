import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './page.module.css';

interface PageProps {
  children: ReactNode;
  /** 420, 640 or 1200 px. */
  width?: 'narrow' | 'read' | 'app';
  /** Beside the content from 1100 px up, below it otherwise. */
  aside?: ReactNode;
  className?: string | undefined;
}

/** The column of a screen, with margins, spacing and space for the dock. */
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

/** Elements one below another. */
export function Stack({ children, gap = 'm' }: { children: ReactNode; gap?: 's' | 'm' | 'l' }) {
  return <div className={classNames(styles.stack, styles[`gap-${gap}`])}>{children}</div>;
}

/** Elements in a row that wraps, such as chips and buttons. */
export function Cluster({ children }: { children: ReactNode }) {
  return <div className={styles.cluster}>{children}</div>;
}
