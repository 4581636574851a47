import { useId } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import type { ChoiceProps } from './choice';
import styles from './segmented-control.module.css';

/** A choice among two to four short options, side by side. */
export function SegmentedControl<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, hideLegend = false, options, value, onChange, disabled = false } = props;
  const id = useId();
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={styles.legend}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.track}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment} htmlFor={`${id}-${option.value}`}>
            <input
              id={`${id}-${option.value}`}
              className={styles.input}
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
