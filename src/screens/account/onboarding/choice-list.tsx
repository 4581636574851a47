import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names';
import styles from './onboarding.module.css';

interface ChoiceListProps<Value extends string | number> {
  label: string;
  options: readonly {
    readonly value: Value;
    readonly label: ReactNode;
    readonly hint?: string;
    readonly icon?: ReactNode;
  }[];
  /** The earlier choice. */
  value: Value | null;
  /** Shows short answers side by side. */
  tiles?: boolean;
  onChoose: (value: Value) => void;
}

/** Large answers of one tap each. They are buttons, because a choice continues to the next step. */
export function ChoiceList<Value extends string | number>(props: ChoiceListProps<Value>) {
  const { label, options, value, tiles = false, onChoose } = props;
  return (
    <ul className={classNames(styles.choices, tiles && styles.tiles)} aria-label={label}>
      {options.map((option) => (
        <li key={option.value}>
          <button
            type="button"
            className={styles.choice}
            aria-pressed={option.value === value}
            onClick={() => onChoose(option.value)}
          >
            {option.icon}
            <span className={styles.texts}>
              <span className={styles.name}>{option.label}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
