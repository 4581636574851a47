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

/** Shown in place of content that does not exist yet. */
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
  /** The English title of the error, which the person may quote; it comes last. */
  catalogue: string;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  as?: 'h1' | 'h2';
}

/** Shown for an error or a missing page. */
export function ErrorState(props: ErrorStateProps) {
  const { catalogue, title, children, action } = props;
  const Title = props.as ?? 'h1';
  return (
    <div className={styles.state}>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
      <p className={styles.catalogue} lang="en">
        {catalogue}
      </p>
    </div>
  );
}
