import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
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
  /** Side by side, for short ones. */
  tiles?: boolean;
  onChoose: (value: Value) => void;
}

/** Large answers, one tap each: choosing goes on, so they are buttons. */
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
