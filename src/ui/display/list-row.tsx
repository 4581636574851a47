import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import type { RenderLink } from '../frame/nav-item';
import styles from './list-row.module.css';

interface ListProps {
  children: ReactNode;
  label?: string;
  /** Without the card around it, for a list inside a sheet. */
  bare?: boolean;
}

export function List({ children, label, bare = false }: ListProps) {
  return (
    <ul className={classNames(styles.list, bare && styles.bare)} aria-label={label}>
      {children}
    </ul>
  );
}

interface ListRowProps {
  title: ReactNode;
  subtitle?: ReactNode;
  leading?: ReactNode;
  /** A value or pill at the end, inside the row's target. */
  trailing?: ReactNode;
  /** Buttons beside the row's target. */
  actions?: ReactNode;
  /** Makes the row a button. */
  onClick?: () => void;
  /** Makes the row a link, drawn by renderLink. */
  href?: string;
  renderLink?: RenderLink;
  /** For a row that toggles: announced as pressed, shown in copper. */
  selected?: boolean;
  tone?: 'plain' | 'danger';
}

/** A list item: a button with `onClick`, a link with `href`, otherwise only text. */
export function ListRow(props: ListRowProps) {
  const { title, subtitle, leading, trailing, actions, onClick, href, renderLink } = props;
  const { selected, tone = 'plain' } = props;
  const content = (
    <>
      {leading && <span className={styles.leading}>{leading}</span>}
      <span className={styles.body}>
        <span className={styles.texts}>
          <span className={styles.title}>{title}</span>
          {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
        </span>
        {trailing && <span className={styles.trailing}>{trailing}</span>}
      </span>
      {href !== undefined && <ChevronRight className={styles.chevron} aria-hidden="true" />}
    </>
  );
  const look = classNames(styles.target, tone === 'danger' && styles.danger);
  return (
    <li className={classNames(styles.row, selected && styles.selected)}>
      {href !== undefined && renderLink ? (
        renderLink({ href, className: classNames(look, styles.act), children: content })
      ) : onClick ? (
        <button
          type="button"
          className={classNames(look, styles.act)}
          aria-pressed={selected}
          onClick={onClick}
        >
          {content}
        </button>
      ) : (
        <div className={look}>{content}</div>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
