import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import styles from './control.module.css';
import { Field, type FieldTexts } from './field';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement>, FieldTexts {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** First line while nothing is chosen. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, options, placeholder, id, className, ...select } = props;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={optional ?? false}
      id={id}
      className={className}
    >
      {(control) => (
        <div className={styles.box}>
          <select {...select} {...control} className={styles.input}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
