import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** The small line above the title. */
  overline?: ReactNode;
  /** One sentence under it. */
  lead?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, overline, lead, actions }: PageHeaderProps) {
  return (
    <header className={classNames(styles.header, overline !== undefined && styles.over)}>
      {overline && <p className={styles.overline}>{overline}</p>}
      <h1 className={styles.title}>{title}</h1>
      {actions && <div className={styles.actions}>{actions}</div>}
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
