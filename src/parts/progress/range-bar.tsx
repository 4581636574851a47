import { placeInRange, type SetsRange } from '#domain/progress/muscle-range';
import styles from './range-bar.module.css';

interface RangeBarProps {
  sets: number;
  range: SetsRange;
  /** The most sets of the bars that stand together, so that all have one scale. */
  most: number;
}

/** Room beyond the end of the range, so that what lies above it is seen to. */
const BEYOND = 1.2;

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** So many sets against the range; its words stand beside it. */
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
