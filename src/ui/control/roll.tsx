import { useState } from 'react';
import styles from './roll.module.css';

/**
 * A figure that rolls to its new value, upwards if it grew. Only the new value is text, so that
 * screen readers do not get the old one.
 */
export function Roll({ value }: { value: string }) {
  const [shown, setShown] = useState({ value, before: '', grew: true, turn: 0 });
  if (shown.value !== value) {
    const grew = numberIn(value) >= numberIn(shown.value);
    setShown({ value, before: shown.value, grew, turn: shown.turn + 1 });
  }
  const { before, grew, turn } = shown;
  return (
    <span className={styles.window}>
      <span
        key={turn}
        className={styles.line}
        data-before={turn > 0 ? before : undefined}
        data-grew={grew}
      >
        {value}
      </span>
    </span>
  );
}

/** An approximate number, only to distinguish growth from decline: "82,5", "8", "1:30". */
function numberIn(text: string): number {
  return Number.parseFloat(text.replace(/[,:]/, '.'));
}
