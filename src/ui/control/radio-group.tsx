import { useId } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import type { ChoiceProps } from './choice';
import styles from './radio-group.module.css';

/** A choice among a few options, one below another, each with an optional hint. */
export function RadioGroup<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, hideLegend = false, options, value, onChange, disabled = false } = props;
  const id = useId();
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={styles.legend}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles.row} htmlFor={`${id}-${option.value}`}>
          <input
            id={`${id}-${option.value}`}
            className={styles.ring}
            type="radio"
            name={id}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.texts}>
            {option.label}
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
