import { type ChartPoint, positionOf } from './chart-data';
import styles from './sparkline.module.css';
import { thin } from './thin';

const WIDTH = 64;
const HEIGHT = 28;
/** Space for the dot at the end and half the line's width. */
const EDGE = 4;
/** More points add no information in so little space. */
const COLUMNS = 16;

interface SparklineProps {
  /** Left to right. */
  points: readonly ChartPoint[];
}

/**
 * A small line of a value's history. A text beside it must give the meaning, because it has no text
 * alternative.
 */
export function Sparkline({ points }: SparklineProps) {
  const places = points.map(({ x }) => positionOf(x));
  const values = points.map(({ value }) => value);
  const leftOf = scale(Math.min(...places), Math.max(...places), EDGE, WIDTH - EDGE);
  const topOf = scale(Math.min(...values), Math.max(...values), HEIGHT - EDGE, EDGE);
  const drawn = thin(
    points.map(({ x, value }) => ({ left: leftOf(positionOf(x)), top: topOf(value), value })),
    COLUMNS,
  );
  const last = drawn.at(-1);
  if (!last) return null;
  const path = drawn.map(({ left, top }) => `${left.toFixed(1)} ${top.toFixed(1)}`).join('L');
  return (
    <svg className={styles.sparkline} width={WIDTH} height={HEIGHT} aria-hidden="true">
      {drawn.length > 1 && <path d={`M${path}`} />}
      <circle cx={last.left} cy={last.top} r={3} />
    </svg>
  );
}

/** Maps one range to another; a range without extent maps to the middle. */
function scale(from: number, to: number, start: number, end: number) {
  return (value: number) =>
    to === from ? (start + end) / 2 : start + ((value - from) / (to - from)) * (end - start);
}
