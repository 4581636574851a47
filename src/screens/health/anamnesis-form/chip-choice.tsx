import type { ReactNode } from 'react';
import { FilterChip } from '../../../ui/control/chip';
import styles from './anamnesis-form.module.css';

interface ChipChoiceProps {
  legend: string;
  hint?: string | undefined;
  options: readonly string[];
  chosen: readonly string[];
  onToggle: (option: string, on: boolean) => void;
  /** Further fields of a choice. */
  children?: ReactNode;
}

/** A question with answers as chips that wrap: a tap answers, a second tap removes the answer. */
export function ChipChoice(props: ChipChoiceProps) {
  const { legend, hint, options, chosen, onToggle, children } = props;
  return (
    <fieldset className={styles.question}>
      <legend>{legend}</legend>
      {hint !== undefined && <p className={styles.ends}>{hint}</p>}
      <div className={styles.chips}>
        {options.map((option) => (
          <FilterChip
            key={option}
            pressed={chosen.includes(option)}
            onChange={(on) => onToggle(option, on)}
          >
            {option}
          </FilterChip>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
