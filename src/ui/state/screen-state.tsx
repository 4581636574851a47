import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './screen-state.module.css';

interface EmptyStateProps {
  title: ReactNode;
  /** The future content of this place, and how to get it. */
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  as?: 'h1' | 'h2' | 'h3' | 'p';
}

/** Nothing here yet. */
export function EmptyState({ title, children, icon, action, as: Title = 'h2' }: EmptyStateProps) {
  return (
    <div className={classNames(styles.state, styles.empty)}>
      <span className={styles.plate} aria-hidden="true">
        {icon}
      </span>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

interface ErrorStateProps {
  /** The line of the catalogue, as the person may quote it. */
  catalogue: string;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  as?: 'h1' | 'h2';
}

/** Something went wrong, or is not there. */
export function ErrorState(props: ErrorStateProps) {
  const { catalogue, title, children, action } = props;
  const Title = props.as ?? 'h1';
  return (
    <div className={styles.state}>
      <p className={styles.catalogue} lang="en">
        {catalogue}
      </p>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
