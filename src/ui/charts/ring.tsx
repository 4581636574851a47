import styles from './charts.module.css';

/** The ring of a personal record. */
export function Ring({ left, top }: { left: number; top: number }) {
  return <circle className={styles.ring} cx={left} cy={top} r={6} />;
}
