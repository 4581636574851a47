import type { ReactNode } from 'react';
import styles from './columns.module.css';

/** Two columns of cards side by side from 1100 px up, one below the other on smaller windows. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

export function Column({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
