import styles from './app-card.module.css';

/** What not everybody has to read, behind one tap. */
export function AppCardMore({ ask, children }: { ask: string; children: string }) {
  return (
    <details className={styles.more}>
      <summary>{ask}</summary>
      <p className={styles.text}>{children}</p>
    </details>
  );
}
