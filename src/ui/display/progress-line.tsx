import styles from './progress-line.module.css';

interface ProgressLineProps {
  done: number;
  total: number;
  /** Id of the words that say what goes on. */
  labelledBy: string;
}

/** How far something is that takes a while, of which one knows how much there is. */
export function ProgressLine({ done, total, labelledBy }: ProgressLineProps) {
  return <progress className={styles.line} value={done} max={total} aria-labelledby={labelledBy} />;
}
