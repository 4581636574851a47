import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Long texts, written as plain headings, paragraphs, lists and tables. */
export function Prose({ children }: { children: ReactNode }) {
  return <article className={styles.prose}>{children}</article>;
}
