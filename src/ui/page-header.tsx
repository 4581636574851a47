import type { ReactNode } from 'react';
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
    <header className={styles.header}>
      <div className={styles.texts}>
        {overline && <p className={styles.overline}>{overline}</p>}
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
