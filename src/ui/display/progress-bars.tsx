import styles from './progress-bars.module.css';

interface ProgressBarsProps {
  /** How many there are: the sets of a workout. */
  total: number;
  done: number;
  /** Announced: "2 de 19 séries". */
  label: string;
}

/** One short bar each: done, the one at hand, to come. */
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
