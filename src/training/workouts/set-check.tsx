import { Check } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styles from './set-check.module.css';
import { NO_TICKS, type Ticks } from './ticks';

interface SetCheckProps {
  set: string;
  ticks?: Ticks | undefined;
  label: string;
  /** Label of the ring once the set is done. */
  undoLabel: string;
  state: 'done' | 'current' | 'open';
  /** Whether the set was just logged. */
  fresh: boolean;
  /** Whether the row has a note below its values. */
  noted: boolean;
  onPress: () => void;
}

/** The ring at the end of a set, which logs or reopens it. */
export function SetCheck(props: SetCheckProps) {
  const { set, ticks = NO_TICKS, label, undoLabel, fresh, noted, onPress } = props;
  const ticked = useSyncExternalStore(ticks.subscribe, () => ticks.current() === set, never);
  const state = ticked ? 'done' : props.state;
  return (
    <button
      type="button"
      className={styles.check}
      data-state={state}
      data-fresh={fresh || undefined}
      data-noted={noted || undefined}
      aria-label={state === 'done' ? undoLabel : label}
      onClick={onPress}
    >
      <span className={styles.ring}>
        {state === 'done' && <Check strokeWidth={3.5} aria-hidden="true" />}
      </span>
    </button>
  );
}

/** A prerendered page shows no tap. */
const never = () => false;
