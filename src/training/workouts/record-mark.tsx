import styles from './record-mark.module.css';

/** A small gold plate that marks a personal record, always beside a text. */
export function RecordMark() {
  return <span className={styles.mark} aria-hidden="true" />;
}
