import styles from './progress-bars.module.css';

interface ProgressBarsProps {
  /** Number of bars, such as the sets of a workout. */
  total: number;
  done: number;
  /** Announced: "2 de 19 séries". */
  label: string;
}

/** One short bar per item: done, current or open. */
export function ProgressBars({ total, done, label }: ProgressBarsProps) {
  return (
    <div className={styles.bars} role="img" aria-label={label} data-many={total > 30 || undefined}>
      {Array.from({ length: total }, (_, bar) => stateOf(bar, done)).map(({ name, state }) => (
        <span key={name} className={styles.bar} data-state={state} />
      ))}
    </div>
  );
}

function stateOf(bar: number, done: number) {
  const state = bar < done ? 'done' : bar === done ? 'current' : 'open';
  return { name: `bar-${bar}`, state };
}
