import { placeInRange, type SetsRange } from '#domain/progress/muscle-range';
import styles from './range-bar.module.css';

interface RangeBarProps {
  sets: number;
  range: SetsRange;
  /** The highest value of neighbouring bars, for a common scale. */
  most: number;
}

/** Space beyond the end of the range, so that higher values are visible. */
const BEYOND = 1.2;

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** A number of sets compared with its range; the text is beside it. */
export function RangeBar({ sets, range, most }: RangeBarProps) {
  const full = Math.max(most, range.most * BEYOND);
  return (
    <span
      className={styles.bar}
      style={{
        '--share': percent(sets / full),
        '--least': percent(range.least / full),
        '--most': percent(1 - range.most / full),
      }}
      aria-hidden="true"
    >
      <span className={styles.fill} data-place={placeInRange(sets, range)} />
      <span className={styles.range} />
    </span>
  );
}
