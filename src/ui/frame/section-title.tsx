import type { ReactNode } from 'react';
import styles from './section-title.module.css';

interface SectionTitleProps {
  children: ReactNode;
  /** A figure or quiet link at the end of the line. */
  trailing?: ReactNode;
  as?: 'h2' | 'h3';
  id?: string;
}

export function SectionTitle({ children, trailing, as: Heading = 'h2', id }: SectionTitleProps) {
  return (
    <div className={styles.line}>
      <Heading id={id} className={styles.title}>
        {children}
      </Heading>
      {trailing && <div className={styles.trailing}>{trailing}</div>}
    </div>
  );
}
