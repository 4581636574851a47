import styles from './record-mark.module.css';

/** A small plate of gold: the sign of a record, always beside its word. */
export function RecordMark() {
  return <span className={styles.mark} aria-hidden="true" />;
}
