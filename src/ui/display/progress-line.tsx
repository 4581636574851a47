import styles from './progress-line.module.css';

interface ProgressLineProps {
  done: number;
  total: number;
  /** Id of the text that describes the task. */
  labelledBy: string;
}

/** The progress of a task with a known total. */
export function ProgressLine({ done, total, labelledBy }: ProgressLineProps) {
  return <progress className={styles.line} value={done} max={total} aria-labelledby={labelledBy} />;
}
