import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import styles from './control.module.css';
import { Field, type FieldTexts, partField } from './field';

interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement>, FieldTexts {
  options: readonly Choice[];
  /** Less likely options, below the others under a heading. */
  more?: { label: string; options: readonly Choice[] };
  /** First line while nothing is chosen. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

export function SelectField(props: SelectFieldProps) {
  const { field, own } = partField(props);
  const { options, more, placeholder, ...select } = own;
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.box}>
          {/* Its list has each choice in full */}
          <select {...select} {...control} className={styles.input} data-shortened>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(choice)}
            {more && <optgroup label={more.label}>{more.options.map(choice)}</optgroup>}
          </select>
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}

function choice({ value, label, disabled = false }: Choice) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
