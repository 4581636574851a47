import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './chip.module.css';

interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: ReactNode;
  children: ReactNode;
}

/** A small fact, or with onClick a small act like "+15 s". */
export function Chip({ icon, children, className, onClick, ...rest }: ChipProps) {
  const content = (
    <>
      {icon}
      {children}
    </>
  );
  if (!onClick) return <span className={classNames(styles.chip, className)}>{content}</span>;
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.chip, styles.act, className)}
      onClick={onClick}
    >
      {content}
    </button>
  );
}

interface ChipLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  icon?: ReactNode;
}

/** A chip that is a link. */
export function ChipLink({ icon, children, className, ...rest }: ChipLinkProps) {
  return (
    <a {...rest} className={classNames(styles.chip, styles.act, styles.link, className)}>
      {icon}
      {children}
    </a>
  );
}

interface FilterChipProps {
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  children: ReactNode;
  /** Number of entries that the filter would show. */
  count?: number;
  disabled?: boolean;
}

export function FilterChip(props: FilterChipProps) {
  const { pressed, onChange, children, count, disabled = false } = props;
  return (
    <button
      type="button"
      className={classNames(styles.chip, styles.act, styles.filter)}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onChange(!pressed)}
    >
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
}

/** Filter chips in one line that scrolls sideways on a phone; elsewhere they wrap. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.row} aria-label={label}>
      {children}
    </fieldset>
  );
}
