import { classNames } from '../class-names';
import styles from './mark.module.css';

/** Outer to hole 100 : 32, in a box of 100; the groove at 74 % shows from 32 px up. */
export const RING =
  'M50 0a50 50 0 1 1 0 100a50 50 0 1 1 0-100zm0 34a16 16 0 1 0 0 32a16 16 0 1 0 0-32z';

interface MarkProps {
  /** Diameter in px. */
  size?: number;
  className?: string | undefined;
}

/** The plate in the accent colour. It has no text alternative, so a mark alone needs a label. */
export function Mark({ size = 32, className }: MarkProps) {
  return (
    <svg
      className={classNames(styles.mark, className)}
      viewBox="0 0 100 100"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={RING} />
      {size >= 32 && <circle className={styles.groove} cx="50" cy="50" r="37" />}
    </svg>
  );
}

/** One plate behind the content of a frame with `position: relative`. */
export function GroundPlate() {
  return <Mark size={640} className={styles.ground} />;
}

/** The plate with the name beside it. */
export function Wordmark({ size = 32 }: Pick<MarkProps, 'size'>) {
  return (
    <span className={styles.wordmark} style={{ '--mark': `${size / 16}rem` }}>
      <Mark size={size} />
      <span className={styles.name}>anilha</span>
    </span>
  );
}
