import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden';
import styles from './ring-loader.module.css';

interface RingLoaderProps {
  /** Diameter in px. */
  size?: number;
  /** Announced by screen readers; empty when a neighbour announces it already. */
  label?: string;
  className?: string | undefined;
}

export function RingLoader({ size = 32, label = 'Carregando', className }: RingLoaderProps) {
  return (
    <span className={classNames(styles.loader, className)} style={{ '--size': `${size}px` }}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <circle className={styles.track} cx="16" cy="16" r="13" />
        <circle className={styles.sweep} cx="16" cy="16" r="13" pathLength="100" />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
