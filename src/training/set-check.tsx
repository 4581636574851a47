import { Check } from 'lucide-react';
import styles from './set-check.module.css';

interface SetCheckProps {
  label: string;
  state: 'done' | 'current' | 'open';
  /** Logged just now. */
  fresh: boolean;
  /** The row has a note under its figures. */
  noted: boolean;
  onPress: () => void;
}

/** The ring at the end of a set: does it, and undoes it. */
export function SetCheck({ label, state, fresh, noted, onPress }: SetCheckProps) {
  return (
    <button
      type="button"
      className={styles.check}
      data-state={state}
      data-fresh={fresh || undefined}
      data-noted={noted || undefined}
      aria-label={label}
      onClick={onPress}
    >
      <span className={styles.ring}>
        {state === 'done' && <Check strokeWidth={3.5} aria-hidden="true" />}
      </span>
    </button>
  );
}
